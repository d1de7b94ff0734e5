// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/exchangeview.h"

#include "gui/shared/tooltips.h"
#include "gui/theme/theme.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QFontDatabase>
#include <QHeaderView>
#include <QLocale>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;
using model::Exchange;

namespace {

struct ExchangeTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::ExchangeText)
};

QString shellQuoted(const QString &text)
{
    return u'\'' + QString(text).replace(u'\'', u"'\\''"_s) + u'\'';
}

//! A header for the shell. The variable of the key must be outside the single quotes to be replaced by the shell.
QString quotedHeader(const model::Header &header)
{
    const QString line = QString::fromUtf8(header.first) + u": "_s + QString::fromUtf8(header.second);
    return shellQuoted(line).replace(u"[redacted]"_s, u"'\"$API_KEY\"'"_s);
}

bool isOfTheConnection(const QByteArray &name)
{
    // curl sets these itself, and a length that does not fit is refused.
    return name.compare("content-length", Qt::CaseInsensitive) == 0 || name.compare("host", Qt::CaseInsensitive) == 0
        || name.compare("connection", Qt::CaseInsensitive) == 0;
}

QString lines(const model::Headers &headers)
{
    QString text;
    for (const auto &[name, value] : headers)
        text += QString::fromUtf8(name) + u": "_s + QString::fromUtf8(value) + u'\n';
    return text;
}

} // namespace

QString toCurl(const Exchange &exchange)
{
    const QString url = QString::fromLatin1(exchange.request.url.toEncoded());
    QString text = u"curl -X "_s + QString::fromLatin1(exchange.request.method) + u' '
        + shellQuoted(url).replace(u"[redacted]"_s, u"'\"$API_KEY\"'"_s);
    for (const model::Header &header : exchange.request.headers) {
        if (!isOfTheConnection(header.first))
            text += u" \\\n  -H "_s + quotedHeader(header);
    }
    if (!exchange.request.body.isEmpty())
        text += u" \\\n  --data-raw "_s + shellQuoted(QString::fromUtf8(exchange.request.body));
    return text;
}

QString headText(const model::ExchangeRequest &request)
{
    return QString::fromLatin1(request.method) + u' ' + request.url.toDisplayString() + u"\n\n"_s + lines(request.headers);
}

QString headersText(const Exchange &exchange)
{
    QString text = headText(exchange.request) + u'\n';
    text += exchange.status > 0           ? ExchangeTexts::tr("Status %1").arg(exchange.status)
        : exchange.responseBody.isEmpty() ? ExchangeTexts::tr("No answer")
                                          : ExchangeTexts::tr("Answered");
    text += u"\n\n"_s + lines(exchange.responseHeaders) + u'\n';
    text += ExchangeTexts::tr("Started %1").arg(QLocale().toString(exchange.started.toLocalTime(), QLocale::LongFormat)) + u'\n';
    text += ExchangeTexts::tr("Headers after %1 ms, end after %2 ms")
                .arg(exchange.headMilliseconds, 0, 'f', 1)
                .arg(exchange.totalMilliseconds, 0, 'f', 1)
        + u'\n';
    if (exchange.attempt > 1)
        text += ExchangeTexts::tr("Attempt %1").arg(exchange.attempt) + u'\n';
    if (!exchange.error.isEmpty())
        text += u'\n' + exchange.error + u'\n';
    return text;
}

namespace {

// A cell shows a line; the whole event is in the response's body.
constexpr qsizetype shownBytes = 4096;
// Of a body that grows, in the form in which it is read; the whole is shown when it has ended.
constexpr qsizetype shownUnderWay = 1024 * 1024;

bool isShownInPart(const Exchange &exchange)
{
    return exchange.state == model::ExchangeState::Open && exchange.responseBody.size() > shownUnderWay;
}

QByteArray shownOf(const Exchange &exchange)
{
    return isShownInPart(exchange) ? exchange.responseBody.first(shownUnderWay) : exchange.responseBody;
}

QString noteOn(const Exchange &exchange)
{
    return isShownInPart(exchange) ? ExchangeTexts::tr("more has arrived, and is shown when the answer has ended") : QString();
}

} // namespace

bool EventsModel::isEventStream(const Exchange &exchange)
{
    for (const auto &[name, value] : exchange.responseHeaders) {
        if (name.compare("content-type", Qt::CaseInsensitive) == 0)
            return value.trimmed().toLower().startsWith("text/event-stream");
    }
    return false;
}

void EventsModel::setExchange(const Exchange &exchange)
{
    beginResetModel();
    m_events.clear();
    m_parser = {};
    m_read = m_arrivals = 0;
    endResetModel();
    grow(exchange);
}

void EventsModel::grow(const Exchange &exchange)
{
    if (!isEventStream(exchange))
        return;
    QList<Event> come;
    double milliseconds = 0;
    const QByteArrayView body(exchange.responseBody);
    const auto readTo = [&](qsizetype end) {
        m_parser.feed(body.sliced(m_read, end - m_read), [&](const network::SseEvent &event) {
            if (m_events.size() + come.size() < mostEvents)
                come.append({milliseconds, event.type.toByteArray(), event.data.first(qMin(event.data.size(), shownBytes)).toByteArray()});
        });
        m_read = end;
    };
    for (; m_arrivals < exchange.arrivals.size(); ++m_arrivals) {
        milliseconds = exchange.arrivals.at(m_arrivals).milliseconds;
        readTo(qBound(m_read, qsizetype(exchange.arrivals.at(m_arrivals).offset), body.size()));
    }
    // Where there were too many arrivals, the last one stands for all that came after it.
    milliseconds = exchange.arrivals.isEmpty() ? 0 : exchange.arrivals.last().milliseconds;
    readTo(body.size());
    if (come.isEmpty())
        return;
    beginInsertRows({}, int(m_events.size()), int(m_events.size() + come.size()) - 1);
    m_events += come;
    endInsertRows();
}

int EventsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_events.size());
}

int EventsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant EventsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Event &event = m_events.at(index.row());
    if (role == Qt::TextAlignmentRole && index.column() == TimeColumn)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && index.column() == DataColumn)
        return toolTipText(QString::fromUtf8(event.data.left(600)));
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case TimeColumn: return tr("%1 ms").arg(event.milliseconds, 0, 'f', 1);
    case TypeColumn: return event.type.isEmpty() ? u"message"_s : QString::fromUtf8(event.type);
    default: return QString::fromUtf8(event.data);
    }
}

QVariant EventsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case TimeColumn: return tr("Arrived");
    case TypeColumn: return tr("Event");
    default: return tr("Data");
    }
}

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
    showHead(exchange);
    m_request->setBody(exchange.request.body, tr("No body."));
    m_response->setBody(shownOf(exchange), responsePlaceholder());
    m_response->setNote(noteOn(exchange));
    m_events->setExchange(exchange);
    setEnabled(true);
}

void ExchangeView::grow(const model::Exchange &exchange)
{
    if (exchange.id != m_exchange.id)
        return setExchange(exchange);
    if (exchange.status != m_exchange.status)
        showHead(exchange);
    m_response->grow(shownOf(exchange));
    m_response->setNote(noteOn(exchange));
    m_events->grow(exchange);
}

//! All but the bodies.
void ExchangeView::showHead(const model::Exchange &exchange)
{
    m_exchange = exchange;
    // Whoever shared them would have them copied with each piece that comes.
    m_exchange.responseBody.clear();
    m_exchange.arrivals.clear();
    m_headers->setPlainText(headersText(exchange));
    m_tabs->setTabVisible(m_tabs->indexOf(m_eventTable), EventsModel::isEventStream(exchange));
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
    QApplication::clipboard()->setText(QString::fromUtf8(request ? m_exchange.request.body : m_response->body()));
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
