// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/sending/answerview.h"

#include "gui/inspector/bodyview.h"
#include "gui/inspector/eventsmodel.h"
#include "gui/inspector/exchangeview.h"
#include "gui/theme/direction.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "model/text/amounts.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

struct ReplyTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::AnswerView)
};

// Of a longer answer the events and the bytes are shown.
constexpr qsizetype largestRead = 1024 * 1024;

QString saidIn(const model::Content &content)
{
    if (const auto *text = std::get_if<model::TextContent>(&content))
        return text->text;
    if (const auto *thought = std::get_if<model::ThoughtContent>(&content))
        return ReplyTexts::tr("[thought] %1").arg(thought->text);
    if (const auto *data = std::get_if<model::DataContent>(&content))
        return data->json.toString();
    return ReplyTexts::tr("[picture or file]");
}

} // namespace

QString replyInWords(const model::ConverseReply &reply)
{
    QStringList parts;
    for (const model::Content &content : reply.contents)
        parts.append(saidIn(content));
    for (const model::Invocation &call : reply.invocations)
        parts.append(u"%1(%2)"_s.arg(call.name, QString::fromUtf8(call.arguments)));
    return parts.join(u"\n\n"_s);
}

AnswerView::AnswerView(const QString &name, const QString &title, QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(title, this))
    , m_facts(new QLabel(this))
    , m_tabs(new QTabWidget(this))
    , m_says(new QPlainTextEdit(this))
    , m_events(new EventsModel(this))
    , m_table(new QTableView(this))
    , m_raw(new BodyView(name + u"Raw"_s, this))
{
    m_title->setObjectName(name + u"Title"_s);
    m_facts->setObjectName(name + u"Facts"_s);
    m_facts->setForegroundRole(QPalette::PlaceholderText);
    m_facts->setWordWrap(true);
    m_says->setObjectName(name + u"Says"_s);
    m_says->setAccessibleName(tr("%1: what it says").arg(title));
    m_says->setReadOnly(true);
    m_says->setFrameShape(QFrame::NoFrame);
    m_table->setObjectName(name + u"Events"_s);
    m_table->setAccessibleName(tr("%1: its events").arg(title));
    m_table->setModel(m_events);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setShowGrid(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setWordWrap(false);
    m_tabs->setObjectName(name + u"Tabs"_s);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_says, tr("Says"));
    m_tabs->addTab(m_table, tr("Events"));
    m_tabs->addTab(m_raw, tr("Raw"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::gap, spacing::small, spacing::gap, 0);
    layout->setSpacing(spacing::tight);
    layout->addWidget(m_title);
    layout->addWidget(m_facts);
    layout->addWidget(m_tabs, 1);
}

void AnswerView::setTitle(const QString &title)
{
    m_title->setText(title);
}

void AnswerView::clear(const QString &why)
{
    m_facts->clear();
    m_says->setPlainText(why);
    m_events->setExchange({});
    m_raw->setBody({}, why);
}

void AnswerView::begin()
{
    clear({});
    m_facts->setText(tr("under way…"));
    m_kind = model::Delta::Kind::Text;
}

void AnswerView::append(const model::Delta &delta)
{
    QTextCursor end(m_says->document());
    end.movePosition(QTextCursor::End);
    const QString between = m_says->document()->isEmpty() ? QString() : u"\n\n"_s;
    const bool isOther = delta.kind != m_kind || m_says->document()->isEmpty();
    if (isOther && delta.kind == model::Delta::Kind::Thought)
        end.insertText(between + ReplyTexts::tr("[thought] %1").arg(QString()));
    else if (isOther)
        end.insertText(between);
    m_kind = delta.kind;
    end.insertText(delta.text);
}

void AnswerView::setExchange(const model::Exchange &exchange, const network::Dialect &dialect)
{
    const bool isAnswer = exchange.status >= 200 && exchange.status < 300;
    const bool isRead = exchange.responseBody.size() <= largestRead;
    const model::ConverseReply reply = isAnswer && isRead ? network::readReply(dialect, exchange.responseHeaders, exchange.responseBody)
                                                          : model::ConverseReply();
    m_facts->setText(factsOf(exchange, reply));
    m_says->setPlainText(!isRead              ? tr("The answer is too long to be shown here as text; its events and bytes are.")
            : isAnswer                        ? replyInWords(reply)
            : exchange.responseBody.isEmpty() ? exchange.error
                                              : QString::fromUtf8(exchange.responseBody));
    m_events->setExchange(exchange);
    m_raw->setBody(exchange.responseBody, tr("No answer"));
}

QString AnswerView::factsOf(const model::Exchange &exchange, const model::ConverseReply &reply) const
{
    QStringList facts;
    if (exchange.status > 0)
        facts.append(QString::number(exchange.status));
    facts.append(model::timeInWords(exchange.totalMilliseconds));
    if (!exchange.arrivals.isEmpty())
        facts.append(tr("first byte after %1 ms").arg(QLocale().toString(qRound64(exchange.arrivals.first().milliseconds))));
    if (reply.usage.prompt() > 0 || reply.usage.output > 0)
        facts.append(tr("%Ln token(s) in, %1 out", nullptr, int(reply.usage.prompt())).arg(QLocale().toString(reply.usage.output)));
    if (reply.usage.cacheRead > 0)
        facts.append(tr("%1 from the cache").arg(QLocale().toString(reply.usage.cacheRead)));
    if (!exchange.error.isEmpty())
        facts.append(exchange.error);
    return factsInLine(facts);
}

} // namespace gui
