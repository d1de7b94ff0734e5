// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/sending/payloadfiles.h"

#include "gui/shared/userprompts.h"
#include "model/basics/outputfile.h"
#include "model/exchange/har.h"
#include "model/exchange/textless.h"
#include "model/store/exchangestore.h"
#include "model/store/store.h"
#include "network/rehearsal/cassette.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QLabel>
#include <QTemporaryDir>
#include <QVBoxLayout>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

// Of a conversation; a file of more would be larger than is read again.
constexpr int mostSaved = 10'000;

} // namespace

SaveExchangesDialog::SaveExchangesDialog(int count, QWidget *parent)
    : QDialog(parent)
    , m_form(new QComboBox(this))
    , m_without(new QCheckBox(tr("&Without texts: only structure, sizes and times"), this))
{
    setObjectName(u"saveExchangesDialog"_s);
    setWindowTitle(tr("Save %n exchange(s)", nullptr, count));
    setAttribute(Qt::WA_DeleteOnClose);
    m_form->setObjectName(u"saveForm"_s);
    m_form->setAccessibleName(tr("What kind of file"));
    m_form->addItems({tr("HTTP Archive (.har), which browsers and other tools read"), tr("Cassette (.jsonl), which can be played again")});
    m_without->setObjectName(u"saveWithoutTexts"_s);
    auto *note = new QLabel(tr("Keys are in neither. What anybody has said is, unless it is left out."), this);
    note->setForegroundRole(QPalette::PlaceholderText);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_form);
    layout->addWidget(m_without);
    layout->addWidget(note);
    layout->addWidget(buttons);
}

SaveExchangesDialog::Form SaveExchangesDialog::form() const
{
    return m_form->currentIndex() == 0 ? Form::Har : Form::Cassette;
}

bool SaveExchangesDialog::isWithoutTexts() const
{
    return m_without->isChecked();
}

PayloadFiles::PayloadFiles(model::Store &store, UserPrompts &prompts, QWidget *window)
    : QObject(window)
    , m_store(store)
    , m_prompts(prompts)
    , m_window(window)
{
}

PayloadFiles::~PayloadFiles() = default;

void PayloadFiles::read(const QList<model::ExchangeId> &ids, std::function<void(const QList<model::Exchange> &)> done)
{
    m_store.run(
        this,
        [ids](model::Database &database) -> model::Result<QList<model::Exchange>> {
            QList<model::Exchange> exchanges;
            for (const model::ExchangeId &id : ids.first(std::min<qsizetype>(ids.size(), mostSaved))) {
                auto found = model::ExchangeStore(database).find(id);
                if (!found)
                    return tl::unexpected(found.error());
                exchanges.append(*found);
            }
            return exchanges;
        },
        [this, done = std::move(done)](const model::Result<QList<model::Exchange>> &exchanges) {
            if (exchanges)
                done(*exchanges);
            else
                m_prompts.tell(m_window, exchanges.error().message);
        });
}

void PayloadFiles::save(const QList<model::ExchangeId> &ids)
{
    read(ids, [this](const QList<model::Exchange> &exchanges) { ask(exchanges); });
}

void PayloadFiles::saveOf(const model::ConversationId &conversation)
{
    m_store.run(
        this, [conversation](model::Database &database) { return model::ExchangeStore(database).list(conversation, mostSaved); },
        [this](const model::Result<QList<model::Exchange>> &exchanges) {
            QList<model::ExchangeId> ids;
            for (const model::Exchange &exchange : exchanges.value_or(QList<model::Exchange>()))
                ids.append(exchange.id);
            if (ids.isEmpty())
                Q_EMIT said(tr("Nothing has gone over the wire in this conversation yet."));
            else
                save(ids);
        });
}

void PayloadFiles::ask(const QList<model::Exchange> &exchanges)
{
    auto *dialog = new SaveExchangesDialog(int(exchanges.size()), m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog, exchanges] {
        const auto form = dialog->form();
        const bool isWithoutTexts = dialog->isWithoutTexts();
        const QString name = form == SaveExchangesDialog::Form::Har ? tr("exchanges.har") : tr("exchanges.jsonl");
        m_prompts.chooseFileToSave(
            m_window, tr("Save exchanges"), name, this, [this, form, isWithoutTexts, exchanges](const QString &path) {
                const auto written = write(exchanges, form, isWithoutTexts, path);
                Q_EMIT said(written ? tr("%1 has been written.").arg(QDir::toNativeSeparators(path)) : written.error().message);
            });
    });
    dialog->open();
}

model::Result<void> PayloadFiles::write(
    const QList<model::Exchange> &exchanges, SaveExchangesDialog::Form form, bool isWithoutTexts, const QString &path)
{
    QList<model::Exchange> written = exchanges;
    if (isWithoutTexts)
        std::transform(written.begin(), written.end(), written.begin(), model::withoutTexts);
    if (form == SaveExchangesDialog::Form::Cassette)
        return network::Cassette(written).write(path);
    model::OutputFile file(path, model::OutputFile::Readers::OwnerOnly);
    if (!file.write(model::toHar(written).bytes()))
        return model::failure(model::ErrorCategory::Storage, tr("%1 cannot be written: %2").arg(path, file.errorString()));
    return {};
}

void PayloadFiles::writeArchive(const QList<model::ExchangeId> &ids, std::function<void(const QString &path)> done)
{
    read(ids, [this, done = std::move(done)](const QList<model::Exchange> &exchanges) {
        if (!m_folder)
            m_folder = std::make_unique<QTemporaryDir>();
        const QString path = m_folder->filePath(model::ExchangeId::create().toString() + u".har"_s);
        if (const auto written = write(exchanges, SaveExchangesDialog::Form::Har, false, path); written)
            done(path);
        else
            m_prompts.tell(m_window, written.error().message);
    });
}

} // namespace gui
