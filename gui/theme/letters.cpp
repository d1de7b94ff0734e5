// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/theme/letters.h"

#include "gui/preferences/languages.h"

#include <QFontDatabase>

#include <algorithm>
#include <iterator>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

QFontDatabase::WritingSystem writingOf(const QLocale &language)
{
    switch (language.script()) {
    case QLocale::ArabicScript: return QFontDatabase::Arabic;
    case QLocale::HebrewScript: return QFontDatabase::Hebrew;
    case QLocale::JapaneseScript: return QFontDatabase::Japanese;
    case QLocale::KoreanScript: return QFontDatabase::Korean;
    case QLocale::SimplifiedHanScript: return QFontDatabase::SimplifiedChinese;
    case QLocale::TraditionalHanScript: return QFontDatabase::TraditionalChinese;
    case QLocale::CyrillicScript: return QFontDatabase::Cyrillic;
    default: return QFontDatabase::Any;
    }
}

} // namespace

bool hasLettersOf(const QLocale &language)
{
    const QFontDatabase::WritingSystem writing = writingOf(language);
    return writing == QFontDatabase::Any || !QFontDatabase::families(writing).isEmpty();
}

QString readableLanguage(const QString &preference)
{
    const Languages::Language *wanted = Languages::wantedBy(preference);
    return wanted && !hasLettersOf(QLocale(wanted->name)) ? u"en"_s : preference;
}

QString fontPackageFor(const QLocale &language)
{
    switch (writingOf(language)) {
    case QFontDatabase::Japanese:
    case QFontDatabase::Korean:
    case QFontDatabase::SimplifiedChinese:
    case QFontDatabase::TraditionalChinese: return u"fonts-noto-cjk"_s;
    default: return u"fonts-noto-core"_s;
    }
}

QStringList readingFontsAmong(const QStringList &families)
{
    static const QStringList beginnings {u"Atkinson Hyperlegible"_s, u"Dyslexie"_s, u"Lexend"_s, u"OpenDyslexic"_s, u"Sylexiad"_s};
    QStringList found;
    std::copy_if(families.begin(), families.end(), std::back_inserter(found), [](const QString &family) {
        return std::any_of(beginnings.begin(), beginnings.end(), [&family](const QString &each) { return family.startsWith(each); });
    });
    return found;
}

} // namespace gui
