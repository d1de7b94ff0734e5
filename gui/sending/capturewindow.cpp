// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/sending/capturewindow.h"

#include "gui/shared/linesedit.h"
#include "gui/shared/tooltips.h"
#include "gui/shared/userprompts.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "gui/workbench/workbench.h"
#include "model/text/amounts.h"
#include "network/capture/capturedexchange.h"
#include "network/capture/captureserver.h"
#include "network/providers/catalog/dialects.h"
#include "network/rehearsal/rehearsalserver.h"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSpinBox>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

enum CaptureColumn { StartedColumn, RequestColumn, StatusColumn, TimeColumn, SizeColumn, CaptureColumns };
constexpr int exchangeRole = Qt::UserRole;
constexpr int addressLines = 7;

} // namespace

QString captureVariables(const QUrl &url, const QString &dialect)
{
    const QString address = url.toString();
    const QString spoken = dialect.section(u'+', -1);
    QStringList lines;
    if (dialect.isEmpty() || spoken == "anthropic-messages"_L1)
        lines.append(u"ANTHROPIC_BASE_URL="_s + address);
    // Its libraries put no version before the path.
    if (dialect.isEmpty() || spoken.startsWith("openai"_L1))
        lines.append(u"OPENAI_BASE_URL="_s + address + u"/v1"_s);
    if (dialect.isEmpty() || spoken == "google-gemini"_L1)
        lines.append(u"GOOGLE_GEMINI_BASE_URL="_s + address);
    if (dialect.isEmpty() || spoken == "ollama-chat"_L1)
        lines.append(u"OLLAMA_HOST="_s + address);
    return lines.join(u'\n');
}

CaptureWindow::CaptureWindow(Workbench &workbench, UserPrompts &prompts, QWidget *window)
    : QWidget(window, Qt::Window)
    , m_workbench(workbench)
    , m_prompts(prompts)
    , m_target(new QComboBox(this))
    , m_port(new QSpinBox(this))
    , m_addresses(new LinesEdit(addressLines, this))
    , m_list(new QTreeWidget(this))
    , m_said(new QLabel(this))
{
    setObjectName(u"captureWindow"_s);
    setWindowTitle(tr("Capture"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    fillTargets();
    connect(&workbench.exchangeLog(), &model::ExchangeLog::begun, this, &CaptureWindow::showExchange);
    connect(&workbench.exchangeLog(), &model::ExchangeLog::ended, this, &CaptureWindow::showExchange);
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &CaptureWindow::showState);
    connect(m_list, &QTreeWidget::itemActivated, this,
        [this](const QTreeWidgetItem *item) { Q_EMIT sendAgainRequested(model::ExchangeId(item->data(0, exchangeRole).toString())); });
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
    connect(new QShortcut(QKeySequence(Qt::Key_Escape), this), &QShortcut::activated, this, &QWidget::close);
    showState();
}

CaptureWindow::~CaptureWindow()
{
    // What is open ends with the server, and is told of.
    m_workbench.exchangeLog().disconnect(this);
    m_server.reset();
}

void CaptureWindow::build()
{
    m_addresses->setObjectName(u"captureAddresses"_s);
    m_addresses->setAccessibleName(tr("What programs are told, as environment variables"));
    m_addresses->setReadOnly(true);
    m_addresses->setFont(Theme::fixedFont());
    m_addresses->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_addresses->setTabChangesFocus(true);
    m_addresses->setPlaceholderText(
        tr("A program that is given this address instead of a provider's speaks with the provider as before, and "
           "what both say is kept here.\nOnly programs of this machine that know the address can use it."));
    m_list->setObjectName(u"captured"_s);
    m_list->setAccessibleName(tr("What has passed"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setColumnCount(CaptureColumns);
    m_list->setHeaderLabels({tr("Started"), tr("Request"), tr("Status"), tr("Time"), tr("Answer")});
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(RequestColumn, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    m_said->setObjectName(u"captureSaid"_s);
    m_said->setTextFormat(Qt::PlainText);
    m_said->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    layout->setSpacing(spacing::gap);
    layout->addWidget(makeBar());
    layout->addWidget(m_addresses);
    layout->addWidget(m_list, 1);
    layout->addWidget(makeEnd());
    layout->addWidget(m_said);
    resize(Theme::zoomed(QSize(820, 600)));
}

QWidget *CaptureWindow::makeBar()
{
    auto *bar = new QWidget(this);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing::gap);
    m_target->setObjectName(u"captureTarget"_s);
    m_target->setAccessibleName(tr("Where requests are passed on to: a provider, or an address"));
    m_target->setEditable(true);
    m_target->setInsertPolicy(QComboBox::NoInsert);
    auto *to = new QLabel(tr("&Pass on to"), bar);
    to->setBuddy(m_target);
    m_port->setObjectName(u"capturePort"_s);
    m_port->setAccessibleName(tr("The port on this machine"));
    m_port->setRange(0, 65535);
    m_port->setSpecialValueText(tr("any port"));
    row->addWidget(to);
    row->addWidget(m_target, 1);
    row->addWidget(m_port);
    m_start = addButton(bar, u"captureStart"_s, tr("&Start"));
    m_copy = addButton(bar, u"captureCopy"_s, tr("&Copy"));
    connect(m_start, &QPushButton::clicked, this, [this] { m_server ? stop() : start(); });
    connect(m_copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(m_addresses->toPlainText()); });
    return bar;
}

QWidget *CaptureWindow::makeEnd()
{
    auto *end = new QWidget(this);
    auto *row = new QHBoxLayout(end);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing::gap);
    m_import = addButton(end, u"captureImport"_s, tr("As co&nversations…"));
    m_again = addButton(end, u"captureAgain"_s, tr("Send &again…"));
    m_save = addButton(end, u"captureSave"_s, tr("Sa&ve…"));
    row->addStretch(1);
    connect(m_import, &QPushButton::clicked, this, [this] { Q_EMIT importRequested(picked()); });
    connect(m_save, &QPushButton::clicked, this, [this] { Q_EMIT saveRequested(picked()); });
    connect(m_again, &QPushButton::clicked, this, [this] { Q_EMIT sendAgainRequested(picked().value(0)); });
    return end;
}

QPushButton *CaptureWindow::addButton(QWidget *row, const QString &name, const QString &text)
{
    auto *button = new QPushButton(text, row);
    button->setObjectName(name);
    button->setAutoDefault(false);
    row->layout()->addWidget(button);
    return button;
}

void CaptureWindow::fillTargets()
{
    for (const network::Provider &provider : m_workbench.providers().providers()) {
        const QString scheme = provider.baseUrl.scheme();
        if (scheme.startsWith("http"_L1) || scheme == "rehearsal"_L1)
            m_target->addItem(provider.name);
    }
}

void CaptureWindow::start()
{
    const QString given = m_target->currentText().trimmed();
    const network::Provider *provider = m_workbench.providers().find(given);
    QUrl target(given, QUrl::StrictMode);
    if (provider && provider->baseUrl.scheme() == "rehearsal"_L1) {
        const auto url = m_workbench.rehearsal().start();
        if (!url)
            return say(url.error().message);
        target = *url;
    } else if (provider) {
        target = provider->baseUrl;
    }
    if (!target.scheme().startsWith("http"_L1))
        return say(tr("“%1” is neither a provider nor an address that begins with http:// or https://.").arg(given));
    auto server = std::make_unique<network::CaptureServer>(m_workbench.exchangeLog());
    const auto url = server->start(target, provider && provider->allowCleartext, quint16(m_port->value()));
    if (!url)
        return say(url.error().message);
    connect(server.get(), &network::CaptureServer::refused, this, &CaptureWindow::say);
    m_server = std::move(server);
    m_addresses->setPlainText(captureVariables(*url, provider ? provider->dialect : QString()));
    say(tr("Capturing for %1, until it is stopped or this window is closed.").arg(target.toString()));
    showState();
}

void CaptureWindow::stop()
{
    m_server.reset();
    m_addresses->clear();
    say(tr("Stopped. What has passed stays in the Inspector, among all conversations."));
    showState();
}

void CaptureWindow::showExchange(const model::Exchange &exchange)
{
    if (exchange.origin.purpose != network::CapturedExchange::purpose)
        return;
    QTreeWidgetItem *item = nullptr;
    // A new one is last, one that ends mostly so.
    for (int row = m_list->topLevelItemCount() - 1; row >= 0 && !item; --row) {
        if (m_list->topLevelItem(row)->data(0, exchangeRole).toString() == exchange.id.toString())
            item = m_list->topLevelItem(row);
    }
    if (!item && exchange.state != model::ExchangeState::Open)
        return;
    if (!item) {
        if (m_list->topLevelItemCount() >= mostListed)
            delete m_list->takeTopLevelItem(0);
        item = new QTreeWidgetItem(m_list);
        item->setData(0, exchangeRole, exchange.id.toString());
        item->setText(StartedColumn, QLocale().toString(exchange.started.toLocalTime().time(), u"hh:mm:ss"_s));
        item->setText(RequestColumn, QString::fromLatin1(exchange.request.method) + u' ' + exchange.request.url.path());
        m_list->scrollToItem(item);
    }
    if (exchange.state == model::ExchangeState::Open)
        return;
    item->setText(StatusColumn, exchange.status > 0 ? QString::number(exchange.status) : tr("none"));
    item->setText(TimeColumn, model::timeInWords(exchange.totalMilliseconds));
    item->setText(SizeColumn, model::sizeInWords(exchange.responseBody.size()));
    item->setToolTip(RequestColumn, toolTipText(exchange.error));
    for (const int column : {int(TimeColumn), int(SizeColumn)})
        item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
}

QList<model::ExchangeId> CaptureWindow::picked() const
{
    QList<model::ExchangeId> ids;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        const QTreeWidgetItem *item = m_list->topLevelItem(row);
        if (item->isSelected())
            ids.append(model::ExchangeId(item->data(0, exchangeRole).toString()));
    }
    return ids;
}

void CaptureWindow::showState()
{
    const qsizetype count = m_list->selectedItems().size();
    m_start->setText(m_server ? tr("&Stop") : tr("&Start"));
    m_target->setEnabled(!m_server);
    m_port->setEnabled(!m_server);
    m_copy->setEnabled(bool(m_server));
    m_again->setEnabled(count == 1);
    m_save->setEnabled(count > 0);
    m_import->setEnabled(count > 0);
}

void CaptureWindow::say(const QString &text)
{
    m_said->setText(text);
}

void CaptureWindow::closeEvent(QCloseEvent *event)
{
    if (!m_server)
        return QWidget::closeEvent(event);
    event->ignore();
    // Not from within the closing that is refused here.
    const auto end = [this] {
        stop();
        QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection);
    };
    m_prompts.confirm(this, tr("Programs that use the address will not reach the provider any more."), tr("&End the capture"), this, end);
}

} // namespace gui
