// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/exchangeview.h"

#include "gui/inspector/bodyview.h"
#include "gui/inspector/eventsmodel.h"
#include "gui/inspector/exchangetext.h"
#include "gui/theme/theme.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

ExchangeView::ExchangeView(QWidget *parent)
    : QWidget(parent)
    , m_tabs(new QTabWidget(this))
    , m_request(new BodyView(u"requestBody"_s, this))
    , m_response(new BodyView(u"responseBody"_s, this))
    , m_headers(textPage(u"exchangeHeaders"_s, tr("Headers"), this))
    , m_events(new EventsModel(this))
    , m_eventTable(new QTableView(this))
    , m_steps(textPage(u"exchangeSteps"_s, tr("Steps of the tool calls"), this))
{
    build();
    buildTools();
    clear();
}

QPlainTextEdit *ExchangeView::textPage(const QString &name, const QString &accessibleName, QWidget *parent)
{
    auto *page = new QPlainTextEdit(parent);
    page->setObjectName(name);
    page->setAccessibleName(accessibleName);
    page->setReadOnly(true);
    page->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    page->setFrameShape(QFrame::NoFrame);
    page->setFont(Theme::fixedFont());
    page->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    return page;
}

void ExchangeView::build()
{
    m_tabs->setObjectName(u"exchangeTabs"_s);
    m_tabs->setDocumentMode(true);
    m_eventTable->setObjectName(u"exchangeEvents"_s);
    m_eventTable->setAccessibleName(tr("Events"));
    m_eventTable->setModel(m_events);
    m_eventTable->setFont(Theme::fixedFont());
    m_eventTable->setShowGrid(false);
    m_eventTable->setFrameShape(QFrame::NoFrame);
    m_eventTable->setWordWrap(false);
    m_eventTable->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_eventTable->verticalHeader()->hide();
    m_eventTable->verticalHeader()->setDefaultSectionSize(QFontMetrics(Theme::fixedFont()).height() + 6);
    m_eventTable->horizontalHeader()->setStretchLastSection(true);
    m_eventTable->horizontalHeader()->setHighlightSections(false);
    m_eventTable->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    const int digit = QFontMetrics(Theme::fixedFont()).horizontalAdvance(u'0');
    m_eventTable->setColumnWidth(EventsModel::TimeColumn, 13 * digit);
    m_eventTable->setColumnWidth(EventsModel::TypeColumn, 22 * digit);
    m_tabs->addTab(m_request, tr("Re&quest"));
    m_tabs->addTab(m_response, tr("Re&sponse"));
    m_tabs->addTab(m_headers, tr("&Headers"));
    m_tabs->addTab(m_eventTable, tr("&Events"));
    m_tabs->addTab(m_steps, tr("P&ipeline"));
    m_steps->setLineWrapMode(QPlainTextEdit::NoWrap);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        if (m_tabs->currentWidget() == m_steps)
            Q_EMIT stepsShown();
    });
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_tabs);
}

void ExchangeView::buildTools()
{
    auto *menu = new QMenu(this);
    auto *forms = new QActionGroup(menu);
    const auto addForm = [&](const QString &name, const QString &text, BodyForm form) {
        QAction *action = menu->addAction(text);
        action->setObjectName(name);
        action->setCheckable(true);
        action->setChecked(form == BodyForm::Formatted);
        forms->addAction(action);
        connect(action, &QAction::triggered, this, [this, form] { setForm(form); });
    };
    addForm(u"formatted"_s, tr("&Formatted"), BodyForm::Formatted);
    addForm(u"rawBytes"_s, tr("As it &came"), BodyForm::Raw);
    addForm(u"hexadecimal"_s, tr("He&xadecimal"), BodyForm::Hexadecimal);
    menu->addSeparator();
    QAction *body = menu->addAction(tr("Copy &body"), this, &ExchangeView::copyBody);
    body->setObjectName(u"copyBody"_s);
    QAction *curl = menu->addAction(tr("Copy as c&url"), this, &ExchangeView::copyCurl);
    curl->setObjectName(u"copyCurl"_s);
    auto *button = new QToolButton(this);
    button->setObjectName(u"exchangeMenuButton"_s);
    button->setAccessibleName(tr("How the body is shown, and copying it"));
    button->setText(u"⋯"_s);
    button->setToolTip(tr("Form and copying"));
    button->setPopupMode(QToolButton::InstantPopup);
    button->setAutoRaise(true);
    button->setMenu(menu);
    m_tabs->setCornerWidget(button);
}

void ExchangeView::setExchange(const model::Exchange &exchange)
{
    m_exchange = exchange;
    m_request->setBody(exchange.request.body, tr("No body."));
    m_response->setBody(exchange.responseBody, responsePlaceholder());
    m_headers->setPlainText(headersText(exchange));
    m_events->setExchange(exchange);
    m_tabs->setTabVisible(m_tabs->indexOf(m_eventTable), EventsModel::isEventStream(exchange));
    setEnabled(true);
}

void ExchangeView::setSteps(const QString &text)
{
    if (text != m_steps->toPlainText())
        m_steps->setPlainText(text);
    m_tabs->setTabVisible(m_tabs->indexOf(m_steps), !text.isEmpty());
}

void ExchangeView::clear()
{
    setExchange({});
    setSteps({});
    m_headers->clear();
    setEnabled(false);
}

void ExchangeView::setForm(BodyForm form)
{
    m_request->setForm(form);
    m_response->setForm(form);
}

void ExchangeView::copyBody()
{
    const bool request = m_tabs->currentWidget() == m_request;
    QApplication::clipboard()->setText(QString::fromUtf8(request ? m_exchange.request.body : m_exchange.responseBody));
}

void ExchangeView::copyCurl()
{
    QApplication::clipboard()->setText(toCurl(m_exchange));
}

QString ExchangeView::responsePlaceholder() const
{
    if (m_exchange.state == model::ExchangeState::Open)
        return tr("Nothing has arrived yet.");
    return m_exchange.error.isEmpty() ? tr("No body.") : m_exchange.error;
}

} // namespace gui
