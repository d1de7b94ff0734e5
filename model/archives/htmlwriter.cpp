// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/htmlwriter.h"

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
</style>
</head>
<body>
)";

QString htmlParagraph(const QString &text)
{
    return text.trimmed().isEmpty() ? QString() : u"<p>%1</p>\n"_s.arg(text.trimmed().toHtmlEscaped());
}

QString htmlCode(const QString &code)
{
    return u"<pre><code>%1</code></pre>\n"_s.arg(code.toHtmlEscaped());
}

//! The number of signs of a fence at the beginning of the line, or 0.
qsizetype fenceLength(QStringView line)
{
    constexpr qsizetype shortest = 3;
    const QStringView text = line.trimmed();
    if (text.isEmpty() || (text.front() != u'`' && text.front() != u'~'))
        return 0;
    qsizetype length = 0;
    while (length < text.size() && text[length] == text.front())
        ++length;
    return length >= shortest ? length : 0;
}

QString htmlOfMarkdown(const QString &text)
{
    QString html;
    QStringList gathered;
    qsizetype fence = 0;
    const auto flush = [&html, &gathered](bool isCode) {
        html += isCode ? htmlCode(gathered.join(u'\n')) : htmlParagraph(gathered.join(u'\n'));
        gathered.clear();
    };
    for (const QString &line : text.split(u'\n')) {
        const qsizetype length = fenceLength(line);
        const qsizetype level = line.indexOf(u' ');
        if (fence > 0 && length >= fence && QStringView(line).trimmed().size() == length) {
            flush(true);
            fence = 0;
        } else if (fence > 0) {
            gathered += line;
        } else if (length > 0) {
            flush(false);
            fence = length;
        } else if (level >= 1 && level <= 6 && line.startsWith(QString(level, u'#'))) {
            flush(false);
            // The page and its messages have the first two.
            html += u"<h%1>%2</h%1>\n"_s.arg(qMin(level + 2, qsizetype(6))).arg(line.mid(level).trimmed().toHtmlEscaped());
        } else if (line.trimmed().isEmpty()) {
            flush(false);
        } else {
            gathered += line;
        }
    }
    flush(fence > 0);
    return html;
}

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

QString htmlOf(const Content &content, Role role)
{
    if (const auto *text = std::get_if<TextContent>(&content))
        return role == Role::Result ? htmlCode(text->text) : htmlOfMarkdown(text->text);
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

QString htmlOf(const ArchivedNode &node)
{
    const Canister &canister = *node.canister;
    QString html = u"<article class=\"%1%2\">\n<h2 class=\"speaker\">%3 · %4</h2>\n"_s.arg(toWire(canister.role),
        node.active ? QString() : u" off"_s, htmlSpeaker(canister).toHtmlEscaped(),
        QLocale().toString(canister.created.toLocalTime(), QLocale::ShortFormat).toHtmlEscaped());
    if (canister.invocation)
        html += htmlCode(QString::fromUtf8(canister.invocation->arguments));
    for (const Content &content : canister.contents)
        html += htmlOf(content, canister.role);
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
    return std::exchange(m_hasBegun, true) ? Result<void>() : put(m_device, pageBegin);
}

Result<void> HtmlWriter::write(const ArchiveRecord &record)
{
    QString html;
    if (const auto *conversation = std::get_if<ArchivedConversation>(&record))
        html = u"<h1>%1</h1>\n"_s.arg(conversation->title.toHtmlEscaped());
    else if (const auto *node = std::get_if<ArchivedNode>(&record))
        html = htmlOf(*node);
    return begin().and_then([&] { return put(m_device, html.toUtf8()); });
}

Result<void> HtmlWriter::finish()
{
    return begin().and_then([this] { return put(m_device, "</body>\n</html>\n"); });
}

} // namespace model
