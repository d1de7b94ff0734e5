// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/htmlwriter.h"

#include "model/archives/librarylineswriter.h"
#include "model/archives/markdownhtml.h"
#include "model/archives/pagelines.h"
#include "model/archives/shownrecord.h"

#include <QCoreApplication>
#include <QIODevice>
#include <QLocale>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct HtmlTexts {
    Q_DECLARE_TR_FUNCTIONS(HtmlWriter)
};

//! A policy that lets nothing in stands first: what is escaped could do nothing anyway.
constexpr const char *pageBegin = R"(<!DOCTYPE html>
<html>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Parlance</title>
<style>
:root { color-scheme: light dark; --ground: #fbfbfa; --panel: #f3f2ef; --line: #e1dfda; --ink: #1f1e1c; --dim: #6b675f; --accent: #2f6f6a; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #1d1e20; --panel: #242628; --line: #35383b; --ink: #e6e4df; --dim: #97938b; --accent: #6fb8b0; }
}
body { background: var(--ground); color: var(--ink); font: 16px/1.6 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
article { border-top: 1px solid var(--line); padding: 1rem 0; }
.speaker { color: var(--dim); font-size: 0.85rem; }
.user .speaker { color: var(--accent); }
.off { opacity: 0.5; }
p { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.6rem 0; }
pre { background: var(--panel); border-radius: 6px; padding: 0.8rem; overflow-x: auto; line-height: 1.45; }
details { color: var(--dim); }
img { max-width: 100%; }
a { color: var(--accent); overflow-wrap: anywhere; }
code { font-family: ui-monospace, monospace; font-size: 0.92em; }
p code, li code, td code { background: var(--panel); border-radius: 4px; padding: 0.1em 0.3em; }
li > p { margin: 0.2rem 0; }
blockquote { border-left: 3px solid var(--line); color: var(--dim); margin: 0.6rem 0; padding-left: 1rem; }
table { border-collapse: collapse; display: block; overflow-x: auto; margin: 0.6rem 0; }
th, td { border: 1px solid var(--line); padding: 0.25rem 0.6rem; text-align: left; }
[align=right] { text-align: right; }
[align=center] { text-align: center; }
hr { border: 0; border-top: 1px solid var(--line); margin: 1rem 0; }
.note { color: var(--dim); font-size: 0.85rem; }
.task > p:first-of-type, .note > p { display: inline; }
</style>
</head>
<body>
)";

QString htmlSpeaker(const Canister &canister)
{
    switch (canister.role) {
    case Role::Supervisor: return HtmlTexts::tr("Instructions");
    case Role::User: return HtmlTexts::tr("You");
    case Role::Assistant: return canister.model.isEmpty() ? HtmlTexts::tr("Assistant") : canister.model.toString();
    case Role::Document: return canister.title.isEmpty() ? HtmlTexts::tr("Document") : canister.title;
    case Role::Invocation: return HtmlTexts::tr("Tool call: %1").arg(canister.invocation ? canister.invocation->name : QString());
    case Role::Result: return HtmlTexts::tr("Result");
    }
    return {};
}

//! `notes`: see htmlOfMarkdown().
QString htmlOf(const Content &content, Role role, const QString &notes)
{
    if (const auto *text = std::get_if<TextContent>(&content))
        return role == Role::Result ? htmlCode(text->text) : htmlOfMarkdown(text->text, notes);
    if (const auto *thought = std::get_if<ThoughtContent>(&content)) {
        return thought->text.isEmpty() ? QString()
                                       : u"<details><summary>%1</summary>%2</details>\n"_s.arg(
                                           HtmlTexts::tr("Thoughts").toHtmlEscaped(), htmlParagraph(thought->text));
    }
    if (const auto *data = std::get_if<DataContent>(&content))
        return htmlCode(data->json.indented().toString());
    if (const auto *image = std::get_if<ImageContent>(&content)) {
        // Other pictures may have scripts in them.
        const QString type = QStringList {u"image/png"_s, u"image/jpeg"_s, u"image/gif"_s, u"image/webp"_s}.contains(image->mimeType)
            ? image->mimeType
            : u"image/png"_s;
        return u"<img alt=\"%1\" src=\"data:%2;base64,%3\">\n"_s.arg(
            image->name.toHtmlEscaped(), type, QString::fromLatin1(image->data.toBase64()));
    }
    return htmlParagraph(inWords(std::get<FileContent>(content)));
}

QString htmlOf(const ArchivedNode &node, const QString &message)
{
    const Canister &canister = *node.canister;
    QString html = u"<article class=\"%1%2\">\n<h2 class=\"speaker\">%3 · %4</h2>\n"_s.arg(toWire(canister.role),
        node.active ? QString() : u" off"_s, htmlSpeaker(canister).toHtmlEscaped(),
        QLocale().toString(canister.created.toLocalTime(), QLocale::ShortFormat).toHtmlEscaped());
    if (canister.invocation)
        html += htmlCode(QString::fromUtf8(canister.invocation->arguments));
    for (qsizetype index = 0; index < canister.contents.size(); ++index)
        html += htmlOf(canister.contents.at(index), canister.role, u"%1-%2"_s.arg(message).arg(index));
    if (canister.result && canister.result->error)
        html += htmlParagraph(canister.result->error->message);
    if (canister.interrupted)
        html += htmlParagraph(HtmlTexts::tr("(interrupted)"));
    html += htmlParagraph(canister.damage);
    return html + u"</article>\n"_s;
}

} // namespace

Result<void> HtmlWriter::begin()
{
    if (std::exchange(m_hasBegun, true))
        return {};
    return put(m_device, pageBegin).and_then([this] { return carry(LibraryLinesWriter::header()); });
}

//! Between what is shown; no browser shows or runs it.
Result<void> HtmlWriter::carry(const QByteArray &line)
{
    return m_form == Form::Bare ? Result<void>() : put(m_device, PageLines::element(line));
}

Result<void> HtmlWriter::write(const ArchiveRecord &record)
{
    QString html;
    if (const auto *conversation = std::get_if<ArchivedConversation>(&record))
        html = u"<h1>%1</h1>\n"_s.arg(conversation->title.toHtmlEscaped());
    else if (const auto *node = std::get_if<ArchivedNode>(&record))
        html = htmlOf(*node, u"note-%1"_s.arg(++m_messages));
    // HTML has no place for it.
    html.replace(QChar::Null, QChar::ReplacementCharacter);
    const auto written = begin().and_then([&] { return put(m_device, html.toUtf8()); });
    const auto shown = m_form == Form::Bare ? std::optional<ArchiveRecord>() : shownOf(record);
    return written && shown ? carry(LibraryLinesWriter::lineOf(*shown)) : written;
}

Result<void> HtmlWriter::finish()
{
    return begin().and_then([this] { return put(m_device, "</body>\n</html>\n"); });
}

} // namespace model
