// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/toml/descriptorvalue.h"

#include <QHash>
#include <QString>
#include <QStringList>

namespace network {

//! The headings of a Markdown text, with their `#` or underlining left out; what stands in fenced code is none.
QStringList markdownHeadings(const QString &text);
int lineCount(const QString &text);
int wordCount(const QString &text);
//! Matches of a regular expression, case-insensitive, `^` and `$` at lines; -1 where it is none.
int matchCount(const QString &text, const QString &pattern);

//! A Markdown text of about so many words (at most 200,000), with headings, paragraphs, lists, tables, quotations and code
//! blocks. The same number always gives the same text.
QString article(int words);

//! What the placeholders of a scenario's text stand for.
struct Placeholders {
    //! By name: what the rule captured, and `tool`, `result`, `title`, `help`, `user`.
    QHash<QString, QString> values;

    QString result() const { return values.value(QStringLiteral("result")); }
};

//! Replaces `{{…}}` in a text of a scenario:
//!   {{NAME}} a value, {{NAME|TEXT}} the text where the value is empty;
//!   {{headings}} {{heading-list}} {{lines}} {{words}} {{characters}} {{count REGEX}} of the last result;
//!   {{member NAME}} of it, where it is a JSON object; {{excerpt LINES}} its first lines as a code block, {{quote}}
//!   all of it as a quotation;
//!   {{article WORDS}} a long Markdown text; {{repeat COUNT TEXT}}.
//! An argument `$NAME` or `$NAME|TEXT` is a value. What is not known stays as it is written.
QString expandTemplate(const QString &text, const Placeholders &placeholders);

//! Arguments of a call as JSON, with the placeholders of their texts replaced; a member whose text expands to nothing is left
//! out, and `{{number NAME}}` alone is written as a number.
QByteArray expandArguments(const model::DescriptorValue &arguments, const Placeholders &placeholders);

} // namespace network
