// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QUrl>

namespace model {

//! Text of others for where a person decides by it, or is told what is done: a character that is not seen, or that moves or hides its
//! neighbours, is written as `\u202e`, beyond the first plane as the two halves that JSON writes. That is every control, format,
//! private, unassigned and half character, the separators of lines and paragraphs, fillers, variation selectors, tags, and the
//! spaces that are hardly there. Ends of lines and tabs stay. JSON says the same afterwards as before.
QString visibleText(QStringView text);
//! The same in one line: ends of lines and tabs are written out, too.
QString visibleLine(QStringView text);

//! Of sentences of ours with parts of others: in languages that are read from the right, translations set such parts off by isolates
//! (U+2066, U+2068). Those that are closed within their line stay; all else is as in visibleText().
QString visibleSentences(QStringView text);
//! The same in one line.
QString visibleSentence(QStringView text);

//! All of an address in ASCII, as it goes over the wire, so that no letter of a host can stand for another.
QString visibleAddress(const QUrl &address);
//! Where it leads: the host in the same form, with the port where it names one.
QString visibleHost(const QUrl &address);

//! The beginning of a text that is too long for its place, and how much more there is; the text itself where it is not.
QString shortened(const QString &text, qsizetype most);

} // namespace model
