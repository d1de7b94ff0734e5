// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/exchangeview.h"

#include "gui/inspector/bodypage.h"
#include "gui/inspector/eventsmodel.h"
#include "gui/inspector/eventspage.h"
#include "gui/inspector/fillpage.h"
#include "gui/inspector/stepspage.h"
#include "gui/inspector/timingpage.h"
#include "gui/theme/direction.h"
#include "gui/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QLocale>
#include <QMenu>
#include <QPlainTextEdit>
#include <QShortcut>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

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
    QString line = QString::fromUtf8(header.first) + u": "_s + QString::fromUtf8(header.second);
    // What is kept in place of a key stands for its scheme, too (RFC 6750, section 2.1); what a person sets is the key.
    if (header.first.compare("authorization", Qt::CaseInsensitive) == 0 && header.second == "[redacted]")
        line.insert(line.lastIndexOf(u'['), u"Bearer "_s);
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
                .arg(QLocale().toString(exchange.headMilliseconds, 'f', 1), QLocale().toString(exchange.totalMilliseconds, 'f', 1))
        + u'\n';
    if (exchange.attempt > 1)
        text += ExchangeTexts::tr("Attempt %1").arg(QLocale().toString(exchange.attempt)) + u'\n';
    if (!exchange.error.isEmpty())
        text += u'\n' + exchange.error + u'\n';
    return text;
}

namespace {

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

QPlainTextEdit *asTextPage(QPlainTextEdit *page, const QString &name, const QString &accessibleName)
{
    page->setObjectName(name);
    page->setAccessibleName(accessibleName);
    page->setReadOnly(true);
    page->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    page->setFrameShape(QFrame::NoFrame);
    return page;
}

} // namespace

ExchangeView::ExchangeView(QWidget *parent)
    : QWidget(parent)
    , m_tabs(new QTabWidget(this))
    , m_request(new BodyPage(u"requestBody"_s, this))
    , m_response(new BodyPage(u"responseBody"_s, this))
    , m_headers(asTextPage(new QPlainTextEdit(this), u"exchangeHeaders"_s, tr("Headers")))
    , m_events(new EventsPage(this))
    , m_timing(new TimingPage(this))
    , m_fill(new FillPage(this))
    , m_difference(new DifferencePage(this))
    , m_steps(asTextPage(new StepsPage(this), u"exchangeSteps"_s, tr("Steps of the tool calls")))
    , m_menu(new QMenu(this))
{
    build();
    buildMenu();
    clear();
}

void ExchangeView::build()
{
    m_tabs->setObjectName(u"exchangeTabs"_s);
    m_tabs->setDocumentMode(true);
    m_tabs->setUsesScrollButtons(true);
    m_tabs->setElideMode(Qt::ElideNone);
    m_tabs->addTab(m_request, tr("Request"));
    m_tabs->addTab(m_response, tr("Response"));
    m_tabs->addTab(m_headers, tr("Headers"));
    m_tabs->addTab(m_events, tr("Events"));
    m_tabs->addTab(m_timing, tr("Timing"));
    m_tabs->addTab(m_fill, tr("Fill"));
    m_tabs->addTab(m_difference, tr("Difference"));
    m_tabs->addTab(m_steps, tr("Pipeline"));
    m_tabs->setTabToolTip(m_tabs->indexOf(m_fill), tr("What fills the request"));
    addTabKeys();
    m_headers->setFont(Theme::fixedFont());
    connect(m_tabs, &QTabWidget::currentChanged, this, &ExchangeView::tellWhatIsShown);
    connect(m_events, &EventsPage::bytesRequested, this, [this](qsizetype begin, qsizetype end) {
        m_tabs->setCurrentWidget(m_response);
        m_response->showBytes(begin, end);
    });
    connect(m_fill, &FillPage::canisterRequested, this, &ExchangeView::canisterRequested);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_tabs);
}

//! Alt and its number leads to each. The window has too few letters for so many access keys.
void ExchangeView::addTabKeys()
{
    for (int tab = 0; tab < m_tabs->count(); ++tab) {
        const QKeySequence keys(QKeyCombination(Qt::ALT, Qt::Key(Qt::Key_1 + tab)));
        const QString about = m_tabs->tabToolTip(tab);
        const QString shown = leftToRight(keys.toString(QKeySequence::NativeText));
        m_tabs->setTabToolTip(tab, about.isEmpty() ? shown : u"%1 (%2)"_s.arg(about, shown));
        auto *shortcut = new QShortcut(keys, this);
        connect(shortcut, &QShortcut::activated, this, [this, tab] {
            if (m_tabs->isTabVisible(tab))
                m_tabs->setCurrentIndex(tab);
        });
    }
}

void ExchangeView::buildMenu()
{
    QAction *body = m_menu->addAction(tr("Copy &body"), this, &ExchangeView::copyBody);
    body->setObjectName(u"copyBody"_s);
    QAction *curl = m_menu->addAction(tr("Copy as cu&rl"), this, &ExchangeView::copyCurl);
    curl->setObjectName(u"copyCurl"_s);
    auto *button = new QToolButton(this);
    button->setObjectName(u"exchangeMenuButton"_s);
    button->setAccessibleName(tr("What can be done with the exchange"));
    button->setText(u"⋯"_s);
    button->setToolTip(tr("Copying, pinning, and the way to the conversation"));
    button->setPopupMode(QToolButton::InstantPopup);
    button->setAutoRaise(true);
    button->setMenu(m_menu);
    m_tabs->setCornerWidget(button);
}

void ExchangeView::tellWhatIsShown()
{
    const QWidget *shown = m_tabs->currentWidget();
    if (shown == m_steps)
        Q_EMIT stepsShown();
    else if (shown == m_difference)
        Q_EMIT differenceShown();
    else if (shown == m_fill)
        showFill();
}

void ExchangeView::setExchange(const model::Exchange &exchange)
{
    const bool isOther = exchange.id != m_exchange.id;
    showHead(exchange);
    m_request->setBody(exchange.request.body, tr("No body."));
    m_response->setBody(shownOf(exchange), responsePlaceholder());
    m_response->view().setNote(noteOn(exchange));
    m_events->setExchange(exchange);
    m_timing->setExchange(exchange, m_events->events().speaking());
    if (isOther) {
        m_path.reset();
        m_isFilled = false;
        m_fill->clear();
        m_difference->clear(tr("Pick two exchanges in the list to compare them."));
    }
    setEnabled(true);
    tellWhatIsShown();
}

void ExchangeView::grow(const model::Exchange &exchange)
{
    if (exchange.id != m_exchange.id)
        return setExchange(exchange);
    if (exchange.status != m_exchange.status)
        showHead(exchange);
    m_response->grow(shownOf(exchange));
    m_response->view().setNote(noteOn(exchange));
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
    m_tabs->setTabVisible(m_tabs->indexOf(m_events), EventsModel::isEventStream(exchange));
    m_tabs->setTabVisible(m_tabs->indexOf(m_fill), !exchange.request.body.isEmpty());
}

void ExchangeView::setFacts(const model::ExchangeFacts &facts)
{
    m_timing->setFacts(facts);
    const qint64 tokens = facts.usage.prompt();
    if (std::exchange(m_tokens, tokens) == tokens)
        return;
    m_isFilled = false;
    if (m_tabs->currentWidget() == m_fill)
        showFill();
}

void ExchangeView::setPath(const QList<model::Node> &path)
{
    m_path = path;
    m_isFilled = false;
    if (m_tabs->currentWidget() == m_fill)
        showFill();
}

//! Once for each exchange, and again where more is known of it.
void ExchangeView::showFill()
{
    if (m_exchange.request.body.isEmpty())
        return;
    if (!m_path)
        Q_EMIT pathWanted();
    if (std::exchange(m_isFilled, true))
        return;
    m_fill->setRequest(m_exchange.request.body, m_path.value_or(QList<model::Node>()), m_tokens);
}

void ExchangeView::showDifference(const DifferenceSide &first, const DifferenceSide &second)
{
    m_difference->setSides(first, second);
}

void ExchangeView::explainDifference(const QString &why)
{
    m_difference->clear(why);
}

void ExchangeView::openDifference()
{
    m_tabs->setCurrentWidget(m_difference);
}

bool ExchangeView::isDifferenceShown() const
{
    return m_tabs->currentWidget() == m_difference;
}

void ExchangeView::find(FindStep step)
{
    if (m_tabs->currentWidget() != m_response)
        m_tabs->setCurrentWidget(m_request);
    (m_tabs->currentWidget() == m_response ? m_response : m_request)->find(step);
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
    setFacts({});
    setSteps({});
    m_headers->clear();
    setEnabled(false);
}

void ExchangeView::await()
{
    m_exchange = {};
    m_headers->clear();
    m_request->setBody({}, {});
    m_response->setBody({}, {});
    m_response->view().setNote({});
    m_events->setExchange({});
    m_timing->setExchange({}, {});
    m_fill->clear();
    setEnabled(false);
}

void ExchangeView::copyBody()
{
    const bool request = m_tabs->currentWidget() == m_request;
    QApplication::clipboard()->setText(QString::fromUtf8(request ? m_exchange.request.body : m_response->view().body()));
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
