// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/importserversdialog.h"

#include "gui/descriptors/highlighters.h"
#include "gui/shared/paragraph.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "model/text/visibletext.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;
using invocables::ImportedKey, invocables::ImportedServer;

namespace {

constexpr int leastDescriptorHeight = 200;

} // namespace

ServerReview::ServerReview(ImportedServer server, QWidget *parent)
    : QWidget(parent)
    , m_server(std::move(server))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::small, 0, 0, 0);
    layout->setSpacing(spacing::small);
    if (!m_server.canBeImported())
        addText(u"serverProblem"_s, tr("Why it cannot be taken over"), tr("It cannot be taken over. %1").arg(m_server.problem));
    if (!m_server.remarks.isEmpty())
        addText(u"serverRemarks"_s, tr("What is changed or left out"), u"• "_s + m_server.remarks.join(u"\n• "_s));
    addKeys();
    if (m_server.canBeImported())
        addDescriptor();
    else
        layout->addStretch(1);
}

void ServerReview::addText(const QString &name, const QString &accessibleName, const QString &text)
{
    auto *paragraph = new Paragraph(model::visibleText(text), this);
    paragraph->setObjectName(name);
    paragraph->setAccessibleName(accessibleName);
    paragraph->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    layout()->addWidget(paragraph);
}

void ServerReview::addKeys()
{
    if (m_server.keys.isEmpty())
        return;
    auto *form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    for (const ImportedKey &key : m_server.keys) {
        auto *label = new QLabel(model::visibleLine(key.name), this);
        label->setTextFormat(Qt::PlainText);
        if (!key.value.isEmpty()) {
            form->addRow(label, new Paragraph(tr("from the file into the keychain"), this));
            m_entries.append(nullptr);
            continue;
        }
        auto *entry = new QLineEdit(this);
        entry->setObjectName(u"key-"_s + key.name);
        entry->setAccessibleName(tr("Key %1").arg(key.name));
        entry->setAccessibleDescription(key.purpose);
        entry->setEchoMode(QLineEdit::Password);
        entry->setPlaceholderText(model::visibleLine(key.purpose));
        label->setBuddy(entry);
        form->addRow(label, entry);
        m_entries.append(entry);
    }
    static_cast<QVBoxLayout *>(layout())->addLayout(form);
}

void ServerReview::addDescriptor()
{
    auto *text = new QPlainTextEdit(model::visibleText(QString::fromUtf8(m_server.descriptor)), this);
    text->setObjectName(u"serverDescriptor"_s);
    text->setAccessibleName(tr("Its descriptor"));
    text->setReadOnly(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text->setTabChangesFocus(true);
    text->setFont(Theme::fixedFont());
    text->setMinimumHeight(leastDescriptorHeight);
    auto *toml = new TomlHighlighter(text->document());
    keepInColours(*text, [text, toml] { toml->setColours(Palette::of(*text)); });
    static_cast<QVBoxLayout *>(layout())->addWidget(text, 1);
}

ImportedServer ServerReview::server() const
{
    ImportedServer server = m_server;
    for (qsizetype index = 0; index < server.keys.size(); ++index) {
        if (m_entries[index])
            server.keys[index].value = m_entries[index]->text().trimmed().toUtf8();
    }
    return server;
}

namespace {

constexpr QSize importSize {860, 600};

} // namespace

ImportServersDialog::ImportServersDialog(const QString &fileName, const QList<ImportedServer> &servers, QWidget *parent)
    : QDialog(parent)
    , m_list(new QListWidget(this))
    , m_reviews(new QStackedWidget(this))
{
    setObjectName(u"importServersDialog"_s);
    setWindowTitle(tr("Import MCP servers"));
    setAttribute(Qt::WA_DeleteOnClose);
    build(fileName);
    for (const ImportedServer &server : servers)
        add(server);
    connect(m_list, &QListWidget::currentRowChanged, m_reviews, &QStackedWidget::setCurrentIndex);
    const auto showWhetherAny = [this] { m_import->setEnabled(!checked().isEmpty()); };
    connect(m_list, &QListWidget::itemChanged, this, showWhetherAny);
    m_list->setCurrentRow(0);
    m_list->setFocus();
    showWhetherAny();
}

void ImportServersDialog::build(const QString &fileName)
{
    const QString explanation = tr(
        "The MCP servers of %1, each as an ensemble. Keys that are in the file go to the desktop's keychain and never into a descriptor.");
    auto *heading = new Paragraph(explanation.arg(model::visibleLine(fileName)), this);
    m_list->setObjectName(u"importedServers"_s);
    m_list->setAccessibleName(tr("Servers of the file"));
    auto *splitter = new QSplitter(this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_list);
    splitter->addWidget(m_reviews);
    constexpr int listWidth = 220;
    splitter->setSizes({Theme::zoomed(listWidth), Theme::zoomed(importSize.width() - listWidth)});
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_import = buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
    m_import->setObjectName(u"importAccept"_s);
    m_import->setDefault(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT chosen(checked());
        accept();
    });
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(heading);
    layout->addWidget(splitter, 1);
    layout->addWidget(buttons);
    resize(Theme::zoomed(importSize));
}

void ImportServersDialog::add(const ImportedServer &server)
{
    auto *item = new QListWidgetItem(model::visibleLine(server.foreignName), m_list);
    const bool possible = server.canBeImported();
    // What cannot be imported can still be looked at.
    item->setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled | (possible ? Qt::ItemIsUserCheckable : Qt::NoItemFlags));
    if (possible)
        item->setCheckState(Qt::Checked);
    else
        item->setText(tr("%1 (not possible)").arg(item->text()));
    auto *area = new QScrollArea(m_reviews);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(new ServerReview(server, area));
    m_reviews->addWidget(area);
}

QList<ImportedServer> ImportServersDialog::checked() const
{
    QList<ImportedServer> servers;
    for (int row = 0; row < m_list->count() && row < m_reviews->count(); ++row) {
        const QListWidgetItem *item = m_list->item(row);
        if ((item->flags() & Qt::ItemIsUserCheckable) && item->checkState() == Qt::Checked)
            servers.append(m_reviews->widget(row)->findChild<ServerReview *>()->server());
    }
    return servers;
}

} // namespace gui
