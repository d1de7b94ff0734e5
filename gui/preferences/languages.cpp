// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/preferences/languages.h"

#include <QCoreApplication>
#include <QFile>
#include <QLibraryInfo>
#include <QLocale>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

const Languages::Language *spokenLanguage = nullptr;
Languages *speaker = nullptr;

//! A line for each language: its name, how many texts it has, and how many of them were read.
QList<Languages::Language> readLanguages()
{
    QList<Languages::Language> languages;
    QFile file(u":/i18n/languages.txt"_s);
    if (!file.open(QIODevice::ReadOnly))
        return languages;
    for (const QByteArray &line : file.readAll().split('\n')) {
        const QList<QByteArray> fields = line.split(' ');
        if (fields.size() == 3)
            languages.append({QString::fromLatin1(fields.at(0)), fields.at(1).toInt(), fields.at(2).toInt()});
    }
    std::sort(languages.begin(), languages.end(), [](const Languages::Language &one, const Languages::Language &other) {
        return one.ownName().localeAwareCompare(other.ownName()) < 0;
    });
    return languages;
}

//! As the environment has it: a locale that there is not is nothing to Qt.
QString desktopLanguage()
{
    for (const char *variable : {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"}) {
        if (const QString value = qEnvironmentVariable(variable); !value.isEmpty())
            return value.section(u':', 0, 0).section(u'.', 0, 0);
    }
    return {};
}

bool isWrittenAlike(const QLocale &one, const QLocale &other)
{
    return one.language() == other.language() && one.script() == other.script();
}

} // namespace

QString Languages::Language::ownName() const
{
    const QLocale locale(name);
    QString own = locale.nativeLanguageName();
    // Two that share a language are told apart by what follows.
    if (name.contains(u'_') && !own.contains(u'(') && locale.language() != QLocale::Chinese)
        own += u" (%1)"_s.arg(locale.nativeTerritoryName());
    return own.isEmpty() ? name : own.at(0).toUpper() + own.mid(1);
}

Languages::Languages()
{
    speaker = this;
}

Languages::~Languages()
{
    spokenLanguage = nullptr;
    speaker = nullptr;
}

const QList<Languages::Language> &Languages::available()
{
    static const QList<Language> languages = readLanguages();
    return languages;
}

const Languages::Language *Languages::choose(const QStringList &wanted)
{
    const QList<Language> &languages = available();
    for (const QString &tag : wanted) {
        const QLocale locale(tag);
        if (locale.language() == QLocale::English || locale.language() == QLocale::C)
            return nullptr;
        const auto byName = std::find_if(languages.cbegin(), languages.cend(),
            [name = QString(tag).replace(u'-', u'_')](const Language &language) { return language.name == name; });
        if (byName != languages.cend())
            return &*byName;
        const auto alike = std::find_if(
            languages.cbegin(), languages.cend(), [&](const Language &language) { return isWrittenAlike(QLocale(language.name), locale); });
        if (alike != languages.cend())
            return &*alike;
    }
    return nullptr;
}

const Languages::Language *Languages::wantedBy(const QString &preference)
{
    return choose(preference.isEmpty() ? QLocale::system().uiLanguages() : QStringList {preference});
}

QString Languages::missing(const QString &preference)
{
    if (wantedBy(preference))
        return {};
    const QString wanted = preference.isEmpty() ? desktopLanguage() : preference;
    const bool isEnglish = QLocale(wanted).language() == QLocale::English;
    const bool isNone = wanted.isEmpty() || wanted == u"C" || wanted == u"POSIX";
    return isEnglish || isNone ? QString() : wanted;
}

Qt::LayoutDirection Languages::direction()
{
    return spokenLanguage ? QLocale(spokenLanguage->name).textDirection() : Qt::LeftToRight;
}

void Languages::speak(const QString &wanted)
{
    spokenLanguage = wantedBy(wanted);
    m_translators.clear();
    QLocale::setDefault(QLocale::system());
    if (!wanted.isEmpty() && QLocale(wanted).language() != QLocale::system().language())
        QLocale::setDefault(QLocale(spokenLanguage ? spokenLanguage->name : wanted));
    // Plural forms are translations even in English. What is installed last is asked first.
    install(u"parlance_en"_s, u":/i18n"_s);
    if (spokenLanguage) {
        install(u"qtbase_"_s + spokenLanguage->name, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
        install(u"parlance_"_s + spokenLanguage->name, u":/i18n"_s);
    }
}

bool Languages::change(const QString &wanted)
{
    if (speaker)
        speaker->speak(wanted);
    return speaker;
}

void Languages::install(const QString &file, const QString &folder)
{
    auto translator = std::make_unique<QTranslator>();
    if (!translator->load(file, folder))
        return;
    QCoreApplication::installTranslator(translator.get());
    m_translators.push_back(std::move(translator));
}

} // namespace gui
