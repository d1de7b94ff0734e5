// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/evaluationpage.h"

#include "model/text/amounts.h"
#include "model/text/visibletext.h"
#include "model/text/worddiff.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHash>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct EvaluationPageTexts {
    Q_DECLARE_TR_FUNCTIONS(model::EvaluationPage)
};

//! Runs that are told of in full; a page of more is opened by nobody.
constexpr int mostDetails = 2000;

QString pageText(const QString &text)
{
    // HTML has no place for it.
    return text.toHtmlEscaped().replace(QChar::Null, QChar::ReplacementCharacter);
}

QString pageStyle()
{
    return u":root{color-scheme:light dark;--ground:#fbfbfa;--panel:#f3f2ef;--line:#e1dfda;--ink:#1f1e1c;--dim:#6b6761;--accent:#2f6f6a;"
           "--good:#2d7a33;--bad:#b4541f;--half:#8a5a12}"
           "@media(prefers-color-scheme:dark){:root{--ground:#1d1e20;--panel:#242628;--line:#35383b;--ink:#e6e4df;--dim:#a09c94;"
           "--accent:#6fb8b0;--good:#7cc383;--bad:#e2965f;--half:#d9b36a}}"
           "body{background:var(--ground);color:var(--ink);font:15px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 "
           "1rem}"
           "h1{font-size:1.4rem}h2{font-size:1.05rem;margin-top:2rem}p.dim,.dim{color:var(--dim)}"
           "table{border-collapse:collapse;width:100%}th,td{border:1px solid var(--line);padding:.35rem "
           ".6rem;text-align:left;vertical-align:top}"
           "th{background:var(--panel);font-weight:600}.good{color:var(--good)}.bad{color:var(--bad)}.half{color:var(--half)}"
           "pre{background:var(--panel);padding:.6rem;white-space:pre-wrap;overflow-wrap:anywhere;margin:.4rem 0}"
           "details{border:1px solid var(--line);padding:.4rem .7rem;margin:.4rem 0}summary{cursor:pointer}"
           "del{background:color-mix(in srgb,var(--bad) 25%,transparent)}ins{background:color-mix(in srgb,var(--good) 25%,transparent);"
           "text-decoration:none}svg text{fill:var(--ink);font:13px system-ui,sans-serif}.wide{overflow-x:auto}"_s;
}

QString classOf(const EvaluationCell &cell)
{
    if (cell.tried() == 0)
        return u"bad"_s;
    if (cell.isUnstable())
        return u"half"_s;
    return cell.failed == 0 && cell.broken == 0 ? u"good"_s : u"bad"_s;
}

//! A sign beside the colour, for those who see none.
QString signOfCell(const EvaluationCell &cell)
{
    if (cell.tried() == 0)
        return u"◆"_s;
    return cell.isUnstable() ? u"◐"_s : cell.passed > 0 ? u"●"_s : u"○"_s;
}

QString changeMark(const std::optional<EvaluationChanges> &changes, const QString &caseId, const QString &variant)
{
    if (!changes)
        return {};
    for (const ChangedCell &cell : changes->cells) {
        if (cell.caseId != caseId || cell.variant != variant)
            continue;
        if (cell.change == CellChange::Worse)
            return u" <span class=bad>▼ "_s + pageText(EvaluationPageTexts::tr("worse")) + u"</span>"_s;
        if (cell.change == CellChange::Better)
            return u" <span class=good>▲ "_s + pageText(EvaluationPageTexts::tr("better")) + u"</span>"_s;
    }
    return {};
}

QString matrixTable(const EvaluationHead &head, const EvaluationTable &table)
{
    QString html = u"<div class=wide><table><tr><th>"_s + pageText(EvaluationPageTexts::tr("Case")) + u"</th>"_s;
    for (const EvaluationColumn &column : table.columns)
        html += u"<th>"_s + pageText(column.variant) + u"</th>"_s;
    html += u"</tr>"_s;
    for (qsizetype row = 0; row < table.cases.size(); ++row) {
        html += u"<tr><td>"_s + pageText(table.cases.at(row)) + u"</td>"_s;
        for (qsizetype index = 0; index < table.columns.size(); ++index) {
            const EvaluationCell &cell = table.cells.at(row).at(index);
            html += u"<td class=%1>%2 %3%4</td>"_s.arg(classOf(cell), signOfCell(cell), pageText(wordsOf(cell)),
                changeMark(head.changes, table.cases.at(row), table.columns.at(index).variant));
        }
        html += u"</tr>"_s;
    }
    html += u"<tr><th>"_s + pageText(EvaluationPageTexts::tr("Passed")) + u"</th>"_s;
    for (const EvaluationColumn &column : table.columns)
        html += u"<th>"_s + pageText(rateInWords(column)) + u"</th>"_s;
    html += u"</tr>"_s;
    const QStringList preferred = preferredRow(table);
    if (!preferred.isEmpty())
        html += u"<tr>"_s;
    for (const QString &cell : preferred)
        html += u"<th>"_s + pageText(cell) + u"</th>"_s;
    return html + u"</table></div>"_s;
}

//! A bar for each variant, with the interval in which the true rate lies.
QString rateChart(const EvaluationTable &table)
{
    constexpr int width = 420;
    constexpr int rowHeight = 30;
    constexpr int left = 240;
    QString bars;
    int y = 0;
    for (const EvaluationColumn &column : table.columns) {
        const double rate = column.sum.tried() > 0 ? double(column.sum.passed) / column.sum.tried() : 0;
        const auto at = [](double share) { return QString::number(left + share * width, 'f', 1); };
        bars += u"<text x=0 y=%1>%2</text>"_s.arg(y + 19).arg(pageText(column.variant.left(30)));
        bars += u"<rect x=%1 y=%2 width=%3 height=14 fill=\"var(--panel)\" stroke=\"var(--line)\"/>"_s.arg(left).arg(y + 8).arg(width);
        bars += u"<rect x=%1 y=%2 width=%3 height=14 fill=\"var(--accent)\"/>"_s.arg(left).arg(y + 8).arg(rate * width, 0, 'f', 1);
        bars += u"<path d=\"M%1 %3H%2M%1 %4v8M%2 %4v8\" stroke=\"var(--ink)\" fill=none />"_s.arg(at(column.rate.low), at(column.rate.high))
                    .arg(y + 15)
                    .arg(y + 11);
        bars += u"<text x=%1 y=%2>%3</text>"_s.arg(left + width + 12).arg(y + 19).arg(pageText(rateInWords(column)));
        y += rowHeight;
    }
    return u"<div class=wide><svg role=img aria-label=\"%1\" width=%2 height=%3>%4</svg></div>"_s.arg(
        pageText(EvaluationPageTexts::tr("The share that passed, with its interval at 95 %")), QString::number(left + width + 160),
        QString::number(y), bars);
}

QString figuresTable(const EvaluationTable &table)
{
    const QLocale locale = QLocale::c();
    QString html = u"<table><tr><th>%1</th><th>%2</th><th>%3</th><th>%4</th></tr>"_s.arg(pageText(EvaluationPageTexts::tr("Variant")),
        pageText(EvaluationPageTexts::tr("Whole turn, median")), pageText(EvaluationPageTexts::tr("Tokens")),
        pageText(EvaluationPageTexts::tr("Cost of the suite")));
    for (const EvaluationColumn &column : table.columns) {
        QString time = medianInWords(column, locale);
        if (column.medianRange)
            time += EvaluationPageTexts::tr(" (%1 to %2)")
                        .arg(timeInWords(column.medianRange->low, locale), timeInWords(column.medianRange->high, locale));
        html += u"<tr><td>%1</td><td>%2</td><td>%3</td><td>%4</td></tr>"_s.arg(pageText(column.variant), pageText(time),
            QString::number(column.tokens), pageText(column.cost ? moneyInWords(*column.cost, column.currency, locale) : u"—"_s));
    }
    return html + u"</table>"_s;
}

QString wordPieces(const QList<WordPiece> &words, const QString &element)
{
    QString html;
    for (const WordPiece &piece : words)
        html += piece.differs ? u"<%1>%2</%1>"_s.arg(element, pageText(piece.text)) : pageText(piece.text);
    return html;
}

QString answerHtml(const EvaluationOutcome &outcome, const EvaluationOutcome *before)
{
    const QString text = shortened(visibleText(outcome.run.text), 20'000);
    if (!before || before->run.text == outcome.run.text)
        return text.isEmpty() ? QString() : u"<pre>"_s + pageText(text) + u"</pre>"_s;
    const WordDiff diff = WordDiff::between(shortened(visibleText(before->run.text), 20'000), text);
    return u"<p class=dim>%1</p><pre>%2</pre><p class=dim>%3</p><pre>%4</pre>"_s.arg(pageText(EvaluationPageTexts::tr("Before")),
        wordPieces(diff.before, u"del"_s), pageText(EvaluationPageTexts::tr("Now")), wordPieces(diff.after, u"ins"_s));
}

QString detailsOf(const EvaluationOutcome &outcome, const EvaluationOutcome *before)
{
    const QString sign = outcome.verdict == RunVerdict::Broken ? u"◆"_s : outcome.passed() ? u"●"_s : u"○"_s;
    QString html = u"<details><summary><span class=%1>%2</span> %3 · %4 · %5</summary>"_s.arg(outcome.passed() ? u"good"_s : u"bad"_s, sign,
        pageText(outcome.place.caseId), pageText(outcome.place.variant), QString::number(outcome.place.repeat));
    if (outcome.run.error)
        html += u"<p class=bad>"_s + pageText(visibleSentences(outcome.run.error->message)) + u"</p>"_s;
    html += answerHtml(outcome, before);
    for (const ComparedCall &call : outcome.run.calls)
        html += u"<p class=dim>%1 %2</p>"_s.arg(
            pageText(call.name), pageText(shortened(visibleText(QString::fromUtf8(call.arguments)), 1000)));
    if (!outcome.judgements.isEmpty())
        html += u"<table>"_s;
    for (const Judgement &judgement : outcome.judgements)
        html += u"<tr><td class=%1>%2</td><td>%3</td><td>%4</td></tr>"_s.arg(judgement.passed ? u"good"_s : u"bad"_s,
            judgement.passed         ? u"●"_s
                : judgement.isBroken ? u"◆"_s
                                     : u"○"_s,
            pageText(judgement.type), pageText(visibleSentences(judgement.reason)));
    return html + (outcome.judgements.isEmpty() ? QString() : u"</table>"_s) + u"</details>"_s;
}

//! The runs that are worth opening: those that did not pass, and those whose answer is another than before.
QString runsToOpen(const EvaluationHead &head, const QList<EvaluationOutcome> &outcomes)
{
    QHash<RunPlace, const EvaluationOutcome *> earlier;
    for (const EvaluationOutcome &outcome : head.before)
        earlier.insert(outcome.place, &outcome);
    QString html;
    int told = 0;
    int left = 0;
    for (const EvaluationOutcome &outcome : outcomes) {
        const EvaluationOutcome *before = earlier.value(outcome.place);
        const bool hasChanged = before && before->verdict != outcome.verdict;
        if (outcome.passed() && !hasChanged)
            continue;
        if (++told > mostDetails)
            ++left;
        else
            html += detailsOf(outcome, before);
    }
    if (left > 0)
        html += u"<p class=dim>"_s + pageText(EvaluationPageTexts::tr("%n more are not shown here.", nullptr, left)) + u"</p>"_s;
    return html.isEmpty() ? QString() : u"<h2>"_s + pageText(EvaluationPageTexts::tr("Runs to look at")) + u"</h2>"_s + html;
}

} // namespace

QByteArray evaluationPage(const EvaluationHead &head, const QList<EvaluationOutcome> &outcomes)
{
    const EvaluationReport report(head, outcomes);
    const EvaluationTable &table = report.table();
    QString html = u"<!doctype html><html lang=en><head><meta charset=utf-8>"
                   "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">"
                   "<meta name=viewport content=\"width=device-width\"><title>%1</title><style>%2</style></head><body>"_s.arg(
                       pageText(head.suite), pageStyle());
    html += u"<h1>"_s + pageText(head.suite) + u"</h1>"_s;
    if (!head.description.isEmpty())
        html += u"<p>"_s + pageText(head.description) + u"</p>"_s;
    html += u"<p class=dim>"_s
        + pageText(EvaluationPageTexts::tr("%1 · %2 passed, %3 failed, %4 broken · evaluation %5")
                       .arg(head.when.toString(Qt::ISODate))
                       .arg(table.sum.passed)
                       .arg(table.sum.failed)
                       .arg(table.sum.broken)
                       .arg(head.id))
        + u"</p>"_s;
    if (const QString end = head.endInWords(); !end.isEmpty())
        html += u"<p class=bad>"_s + pageText(end) + u"</p>"_s;
    html += rateChart(table) + matrixTable(head, table) + u"<h2>"_s + pageText(EvaluationPageTexts::tr("Times and cost")) + u"</h2>"_s
        + figuresTable(table);
    const QStringList findings = report.findings();
    if (!findings.isEmpty()) {
        html += u"<h2>"_s + pageText(EvaluationPageTexts::tr("What was found")) + u"</h2><ul>"_s;
        for (const QString &finding : findings)
            html += u"<li>"_s + pageText(finding) + u"</li>"_s;
        html += u"</ul>"_s;
    }
    html += runsToOpen(head, outcomes) + u"</body></html>\n"_s;
    return html.toUtf8();
}

QByteArray evaluationReportFor(const QString &path, const EvaluationHead &head, const QList<EvaluationOutcome> &outcomes)
{
    const EvaluationReport report(head, outcomes);
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == u"md")
        return report.markdown();
    if (ending == u"jsonl")
        return report.jsonLines();
    return ending == u"xml" ? report.junit() : evaluationPage(head, outcomes);
}

} // namespace model
