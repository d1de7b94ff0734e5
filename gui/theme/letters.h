// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QLocale>

namespace gui {

//! Whether a font on this machine has the letters that the locale's language is written in. Waits for the list of fonts, but where all
//! fonts have them.
bool hasLettersOf(const QLocale &language);
//! A preference of language, or English where no font has the letters of what it comes to: boxes could be read by nobody.
QString readableLanguage(const QString &preference);
//! The package of a distribution that has such fonts.
QString fontPackageFor(const QLocale &language);
//! Of these families, those that are drawn for people to whom letters look alike or swim.
QStringList readingFontsAmong(const QStringList &families);

} // namespace gui
