// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/servers/servedialog.h"

#include "gui/serving/programserver.h"
#include "gui/shared/shippedtexts.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "invocables/ensembles/ensemblecatalog.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

enum ServedColumn { WhoColumn, WhatColumn, SinceColumn, ServedColumns };

// Of a row: the process that serves, empty for this one; what is under way there, empty for a client's own row; and where that is.
constexpr int processRole = Qt::UserRole;
constexpr int workRole = Qt::UserRole + 1;
constexpr int conversationRole = Qt::UserRole + 2;

QString shortTime(const QDateTime &time)
{
    return QLocale().toString(time.time(), QLocale::ShortFormat);
}

//! What a person calls the way that a process serves by.
QString protocolOf(const QString &command)
{
    return command == "serve-acp"_L1 ? u"ACP"_s : u"MCP"_s;
}

} // namespace

ServeDialog::ServeDialog(
    ProgramServer &server, const invocables::EnsembleCatalog &catalog, std::function<model::SessionSettings()> settings, QWidget *parent)
    : QDialog(parent)
    , m_server(server)
    , m_catalog(catalog)
    , m_settings(std::move(settings))
{
    setObjectName(u"serveDialog"_s);
    setWindowTitle(tr("Serve other programs"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *about = new QLabel(
        tr("Other programs on this machine can use Parlance over MCP: its conversations, models and agents, and the tools "
           "that are picked here. What they do is kept like anything else; what asks first is asked there, or here."),
        this);
    about->setObjectName(u"serveAbout"_s);
    about->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_start = buttons->addButton(tr("&Serve"), QDialogButtonBox::ActionRole);
    m_start->setObjectName(u"serveStart"_s);
    m_problem = new QLabel(this);
    m_problem->setObjectName(u"serveProblem"_s);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(about);
    layout->addWidget(makeOffer());
    layout->addWidget(makeAddress());
    layout->addWidget(makeClients(), 1);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_start, &QPushButton::clicked, this, &ServeDialog::startOrStop);
    connect(&server, &ProgramServer::changed, this, &ServeDialog::showState);
    resize(Theme::zoomed(QSize(640, 560)));
    fillEnsembles();
    showState();
}

QWidget *ServeDialog::makeOffer()
{
    m_offer = new QWidget(this);
    m_ensembles = new QListWidget(m_offer);
    m_ensembles->setObjectName(u"serveEnsembles"_s);
    m_ensembles->setAccessibleName(tr("Ensembles whose tools are offered"));
    m_ensembles->setMaximumHeight(m_ensembles->fontMetrics().height() * 8);
    m_port = new QSpinBox(m_offer);
    m_port->setObjectName(u"servePort"_s);
    m_port->setRange(0, 65'535);
    m_port->setSpecialValueText(tr("any"));
    auto *form = new QFormLayout(m_offer);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setContentsMargins({});
    form->addRow(tr("&Tools of:"), m_ensembles);
    form->addRow(tr("&Port:"), m_port);
    return m_offer;
}

QLineEdit *ServeDialog::makeShown(const QString &name, const QString &accessibleName)
{
    auto *line = new QLineEdit(m_address);
    line->setObjectName(name);
    line->setAccessibleName(accessibleName);
    line->setReadOnly(true);
    return line;
}

QPushButton *ServeDialog::makeButton(const QString &name, const QString &text)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setAutoDefault(false);
    return button;
}

QWidget *ServeDialog::makeAddress()
{
    m_address = new QWidget(this);
    m_url = makeShown(u"serveUrl"_s, tr("Address"));
    m_key = makeShown(u"serveKey"_s, tr("Key"));
    m_key->setEchoMode(QLineEdit::Password);
    const auto row = [this](QLineEdit *line, const QString &name, const QString &text) {
        auto *rowLayout = new QHBoxLayout;
        QPushButton *copy = makeButton(name, text);
        connect(copy, &QPushButton::clicked, this, [line] { QGuiApplication::clipboard()->setText(line->text()); });
        rowLayout->addWidget(line, 1);
        rowLayout->addWidget(copy);
        return rowLayout;
    };
    QPushButton *entry = makeButton(u"serveCopyEntry"_s, tr("Copy an &entry for a client's file"));
    connect(entry, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_server.clientEntry()); });
    auto *form = new QFormLayout(m_address);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setContentsMargins({});
    form->addRow(tr("&Address:"), row(m_url, u"serveCopyUrl"_s, tr("&Copy")));
    form->addRow(tr("&Key:"), row(m_key, u"serveCopyKey"_s, tr("C&opy")));
    form->addRow(QString(), entry);
    return m_address;
}

QWidget *ServeDialog::makeClients()
{
    auto *box = new QWidget(this);
    m_clients = new QTreeWidget(box);
    m_clients->setObjectName(u"serveClients"_s);
    m_clients->setAccessibleName(tr("Who is served, and what is under way"));
    m_clients->setColumnCount(ServedColumns);
    m_clients->setHeaderLabels({tr("Client"), tr("What"), tr("Since")});
    m_clients->header()->setSectionResizeMode(WhoColumn, QHeaderView::Stretch);
    m_clients->header()->setSectionResizeMode(WhatColumn, QHeaderView::ResizeToContents);
    m_clients->header()->setSectionResizeMode(SinceColumn, QHeaderView::ResizeToContents);
    m_clients->header()->setStretchLastSection(false);
    m_stop = makeButton(u"serveStopCall"_s, tr("S&top it"));
    m_open = makeButton(u"serveShowCall"_s, tr("Sho&w the conversation"));
    connect(m_clients, &QTreeWidget::currentItemChanged, this, &ServeDialog::showPicked);
    connect(m_clients, &QTreeWidget::itemActivated, this, &ServeDialog::openPicked);
    connect(m_stop, &QPushButton::clicked, this, &ServeDialog::stopPicked);
    connect(m_open, &QPushButton::clicked, this, &ServeDialog::openPicked);
    auto *row = new WrappingRow;
    row->setSpacing(spacing::gap);
    row->addWidget(m_open);
    row->addWidget(m_stop);
    row->addStretch();
    auto *layout = new QVBoxLayout(box);
    layout->setContentsMargins({});
    layout->addWidget(m_clients, 1);
    layout->addLayout(row);
    return box;
}

//! Each is picked by hand: what is on in a conversation is not offered to others by that.
void ServeDialog::fillEnsembles()
{
    for (const invocables::Ensemble &ensemble : m_catalog.ensembles()) {
        if (!ensemble.server && ensemble.invokers.isEmpty())
            continue;
        auto *item = new QListWidgetItem(ensemble.title.isEmpty() ? ensemble.name : shippedText(ensemble.title), m_ensembles);
        item->setData(Qt::UserRole, ensemble.name);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
}

void ServeDialog::startOrStop()
{
    m_problem->clear();
    if (m_server.isServing()) {
        m_server.stop();
        return;
    }
    QStringList ensembles;
    for (int row = 0; row < m_ensembles->count(); ++row) {
        if (m_ensembles->item(row)->checkState() == Qt::Checked)
            ensembles.append(m_ensembles->item(row)->data(Qt::UserRole).toString());
    }
    const auto started = m_server.start(m_settings(), ensembles, quint16(m_port->value()));
    if (!started)
        m_problem->setText(started.error().message);
}

void ServeDialog::showState()
{
    const bool serves = m_server.isServing();
    m_start->setText(serves ? tr("&End serving") : tr("&Serve"));
    m_offer->setVisible(!serves);
    m_address->setVisible(serves);
    m_url->setText(m_server.url().toString());
    m_key->setText(m_server.key());
    if (!m_server.refusal().isEmpty())
        m_problem->setText(m_server.refusal());
    showClients();
}

void ServeDialog::showClients()
{
    const QTreeWidgetItem *before = m_clients->currentItem();
    const QString process = before ? before->data(WhoColumn, processRole).toString() : QString();
    const QString work = before ? before->data(WhoColumn, workRole).toString() : QString();
    m_clients->clear();
    for (const ServedClient &client : m_server.clients())
        addClient(client, {});
    for (const ServingProcesses::Process &other : m_server.others().processes()) {
        for (const ServedClient &client : other.clients)
            addClient(client, other);
        if (other.clients.isEmpty())
            addRow(nullptr, {tr("Nobody yet"), wayOf(other), {}}, other.id);
    }
    QTreeWidgetItem *current = m_clients->topLevelItem(0);
    for (QTreeWidgetItemIterator each(m_clients); *each; ++each) {
        if ((*each)->data(WhoColumn, processRole) == process && (*each)->data(WhoColumn, workRole) == work)
            current = *each;
    }
    // What is under way is what a person comes for.
    const bool isFirst = !before && current && current->childCount() > 0;
    m_clients->setCurrentItem(isFirst ? current->child(0) : current);
    showPicked();
}

QString ServeDialog::wayOf(const ServingProcesses::Process &process)
{
    const QString place = process.at.isEmpty() ? QString() : u" · "_s + process.at;
    return tr("%1, process %2").arg(protocolOf(process.as), QString::number(process.number)) + place;
}

QTreeWidgetItem *ServeDialog::addRow(QTreeWidgetItem *parent, const QStringList &texts, const QString &process)
{
    auto *row = parent ? new QTreeWidgetItem(parent, texts) : new QTreeWidgetItem(m_clients, texts);
    row->setData(WhoColumn, processRole, process);
    return row;
}

void ServeDialog::addClient(const ServedClient &client, const ServingProcesses::Process &process)
{
    const QString name = client.name.isEmpty() ? tr("A program without a name") : (client.name + u' ' + client.version).trimmed();
    const QString calls = tr("%n call(s)", nullptr, client.calls);
    const QString what = process.id.isEmpty() ? calls : wayOf(process) + u" · "_s + calls;
    QTreeWidgetItem *item = addRow(nullptr, {name, what, shortTime(client.seen)}, process.id);
    for (const ServedClient::Work &work : client.running) {
        const QString state = work.waits && work.waitsHere ? tr("waiting for an answer, there or here")
            : work.waits                                   ? tr("waiting for an answer there")
            : work.waitsHere                               ? tr("waiting for you")
                                                           : tr("under way");
        QTreeWidgetItem *row = addRow(item, {work.what, state, shortTime(work.since)}, process.id);
        row->setData(WhoColumn, workRole, work.id);
        row->setData(WhoColumn, conversationRole, work.conversation.toString());
        row->setForeground(WhatColumn, work.waits || work.waitsHere ? Palette::of(*this).warning : Palette::of(*this).accent);
    }
    item->setExpanded(true);
}

void ServeDialog::showPicked()
{
    const QTreeWidgetItem *item = m_clients->currentItem();
    const bool isWork = item && item->parent();
    const bool isElsewhere = item && !item->data(WhoColumn, processRole).toString().isEmpty();
    m_stop->setText(isElsewhere && !isWork ? tr("End i&t") : tr("S&top it"));
    m_stop->setEnabled(isWork || isElsewhere);
    m_open->setEnabled(isWork && !item->data(WhoColumn, conversationRole).toString().isEmpty());
}

void ServeDialog::stopPicked()
{
    const QTreeWidgetItem *item = m_clients->currentItem();
    if (!item)
        return;
    const QString process = item->data(WhoColumn, processRole).toString();
    const QString work = item->data(WhoColumn, workRole).toString();
    if (work.isEmpty() && !process.isEmpty())
        m_server.others().end(process);
    else if (!process.isEmpty())
        m_server.others().stop(process, work);
    else
        m_server.stop(work);
}

void ServeDialog::openPicked()
{
    const QTreeWidgetItem *item = m_clients->currentItem();
    const model::ConversationId conversation(item ? item->data(WhoColumn, conversationRole).toString() : QString());
    if (!conversation.isEmpty())
        Q_EMIT conversationRequested(conversation);
}

} // namespace gui
