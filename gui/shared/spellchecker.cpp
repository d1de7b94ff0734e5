// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/spellchecker.h"

#include "invocables/basics/worker.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QStringDecoder>
#include <QStringEncoder>
#include <QTimer>

#include <hunspell/hunspell.hxx>

#include <algorithm>
#include <array>
#include <mutex>

namespace gui {

using namespace Qt::StringLiterals;

//! One of Hunspell's dictionaries, which work for one caller at a time. Shared by the checker and the workers that ask it.
class SpellDictionary final
{
    Q_DISABLE_COPY_MOVE(SpellDictionary)

public:
    //! `path` without its ending.
    explicit SpellDictionary(const QString &path)
        : m_hunspell(QFile::encodeName(path + u".aff"_s).constData(), QFile::encodeName(path + u".dic"_s).constData())
        , m_encoding(QByteArray::fromStdString(m_hunspell.get_dict_encoding()).replace("ISO8859", "ISO-8859"))
        , m_encode(m_encoding.constData())
        , m_decode(m_encoding.constData())
    {
    }

    //! Nobody can say where the dictionary is written in an encoding that is not known here.
    bool knows(const QString &word)
    {
        const std::scoped_lock locked(m_mutex);
        if (!m_encode.isValid())
            return true;
        const QByteArray bytes = m_encode.encode(QString(word).replace(u'’', u'\''));
        const bool isThere = !m_encode.hasError();
        m_encode.resetState();
        return isThere && m_hunspell.spell(bytes.toStdString());
    }

    QStringList suggestions(const QString &word)
    {
        const std::scoped_lock locked(m_mutex);
        QStringList words;
        if (!m_encode.isValid())
            return words;
        const QByteArray bytes = m_encode.encode(word);
        m_encode.resetState();
        for (const std::string &suggestion : m_hunspell.suggest(bytes.toStdString()))
            words.append(m_decode.decode(QByteArray::fromStdString(suggestion)));
        return words;
    }

private:
    std::mutex m_mutex;
    Hunspell m_hunspell;
    const QByteArray m_encoding;
    QStringEncoder m_encode;
    QStringDecoder m_decode;
};

namespace {

constexpr int mostLanguages = 8;
constexpr qsizetype mostKnown = 50'000;
constexpr qsizetype longestWord = 60;
constexpr qsizetype longestParagraph = 20'000;
constexpr qsizetype mostSuggestions = 8;

//! Scripts that are written without spaces have no words that could be looked up one by one.
bool isWordScript(QChar::Script script)
{
    switch (script) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Thai:
    case QChar::Script_Lao:
    case QChar::Script_Khmer:
    case QChar::Script_Myanmar: return false;
    default: return true;
    }
}

} // namespace

SpellChecker::SpellChecker(QStringList folders, QObject *parent)
    : QObject(parent)
    , m_folders(std::move(folders))
{
}

SpellChecker::~SpellChecker() = default;

QStringList SpellChecker::systemFolders()
{
    QStringList folders = qEnvironmentVariable("DICPATH").split(u':', Qt::SkipEmptyParts);
    folders.append(QStandardPaths::locateAll(QStandardPaths::GenericDataLocation, u"hunspell"_s, QStandardPaths::LocateDirectory));
    folders.append(u"/usr/share/hunspell"_s);
    folders.removeDuplicates();
    return folders;
}

QStringList SpellChecker::available() const
{
    QStringList languages;
    for (const QString &folder : m_folders) {
        for (const QFileInfo &file : QDir(folder).entryInfoList({u"*.dic"_s}, QDir::Files)) {
            const QString language = file.completeBaseName();
            // Hyphenation and thesauri lie there as well.
            if (!language.startsWith("hyph"_L1) && QFileInfo::exists(folder + u'/' + language + u".aff"_s))
                languages.append(language);
        }
    }
    languages.removeDuplicates();
    languages.sort();
    return languages;
}

QString SpellChecker::pathOf(const QString &language) const
{
    for (const QString &folder : m_folders) {
        const QString path = folder + u'/' + language;
        if (!language.contains(u'/') && QFileInfo::exists(path + u".aff"_s) && QFileInfo::exists(path + u".dic"_s))
            return path;
    }
    return {};
}

QString SpellChecker::nameOf(const QString &language)
{
    const QLocale locale(language);
    if (locale.language() == QLocale::C)
        return language;
    // Qt calls English by one of its countries.
    QString name = locale.language() == QLocale::English ? u"English"_s : locale.nativeLanguageName();
    if (name.isEmpty())
        name = QLocale::languageToString(locale.language());
    name = name.at(0).toUpper() + name.mid(1);
    return language.contains(u'_') ? u"%1 (%2)"_s.arg(name, locale.nativeTerritoryName()) : name;
}

QStringList SpellChecker::ofDesktop() const
{
    const QStringList all = available();
    QStringList languages;
    for (const QString &wanted : QLocale::system().uiLanguages()) {
        const QString name = QString(wanted).replace(u'-', u'_');
        if (all.contains(name))
            languages.append(name);
    }
    languages.removeDuplicates();
    return languages.first(std::min<qsizetype>(languages.size(), 2));
}

void SpellChecker::setLanguages(const QStringList &languages)
{
    QStringList picked = languages;
    picked.removeDuplicates();
    picked = picked.first(std::min<qsizetype>(picked.size(), mostLanguages));
    if (picked == m_languages)
        return;
    m_languages = picked;
    forget();
}

void SpellChecker::setOwnWords(const QStringList &words)
{
    m_own = QSet<QString>(words.begin(), words.end());
    Q_EMIT learned();
}

void SpellChecker::forget()
{
    ++m_generation;
    m_state = State::Idle;
    m_isAsking = false;
    m_dictionaries.clear();
    m_known.clear();
    m_wanted.clear();
    Q_EMIT learned();
}

void SpellChecker::load()
{
    m_state = State::Loading;
    QStringList paths;
    for (const QString &language : std::as_const(m_languages))
        paths.append(pathOf(language));
    paths.removeAll(QString());
    const auto read = [paths] {
        Dictionaries dictionaries;
        for (const QString &path : paths)
            dictionaries.append(std::make_shared<SpellDictionary>(path));
        return dictionaries;
    };
    invocables::doOnWorker<Dictionaries>(this, read, [this, generation = m_generation](const Dictionaries &dictionaries) {
        if (generation != m_generation)
            return;
        m_dictionaries = dictionaries;
        m_state = State::Loaded;
        ask();
    });
}

void SpellChecker::ask()
{
    if (m_isAsking || m_wanted.isEmpty() || m_state != State::Loaded)
        return;
    m_isAsking = true;
    const QSet<QString> words = std::exchange(m_wanted, {});
    const auto look = [words, dictionaries = m_dictionaries] {
        Masks masks;
        for (const QString &word : words) {
            quint32 mask = 0;
            for (qsizetype index = 0; index < dictionaries.size(); ++index)
                mask |= quint32(dictionaries.at(index)->knows(word)) << index;
            masks.insert(word, mask);
        }
        return masks;
    };
    invocables::doOnWorker<Masks>(this, look, [this, generation = m_generation](const Masks &masks) {
        if (generation != m_generation)
            return;
        m_isAsking = false;
        if (m_known.size() + masks.size() > mostKnown)
            m_known.clear();
        m_known.insert(masks);
        Q_EMIT learned();
        ask();
    });
}

QList<SpellChecker::Word> SpellChecker::wordsOf(const QString &paragraph)
{
    static const QRegularExpression piece(uR"(`[^`]*`|\S+)"_s);
    static const QRegularExpression other(uR"([0-9_@/\\#$<>=`~|]|://|\.\w|\w\()"_s);
    static const QRegularExpression word(uR"([\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*)"_s);
    QList<Word> words;
    auto pieces = piece.globalMatch(paragraph.left(longestParagraph));
    while (pieces.hasNext()) {
        const QRegularExpressionMatch found = pieces.next();
        if (other.match(found.captured()).hasMatch())
            continue;
        auto matches = word.globalMatch(found.captured());
        while (matches.hasNext()) {
            const QRegularExpressionMatch match = matches.next();
            const QString text = match.captured();
            const bool isWord = std::all_of(text.begin(), text.end(), [](QChar character) { return isWordScript(character.script()); });
            if (isWord && text.size() > 1 && text.size() <= longestWord)
                words.append({found.capturedStart() + match.capturedStart(), text});
        }
    }
    return words;
}

QList<SpellChecker::Word> SpellChecker::wrongIn(const QString &paragraph)
{
    if (m_languages.isEmpty())
        return {};
    QList<Word> words = wordsOf(paragraph);
    words.removeIf([this](const Word &word) { return m_own.contains(word.text); });
    std::array<int, mostLanguages> right {};
    for (const Word &word : std::as_const(words)) {
        const auto known = m_known.constFind(word.text);
        if (known == m_known.constEnd())
            m_wanted.insert(word.text);
        for (size_t index = 0; known != m_known.constEnd() && index < right.size(); ++index)
            right[index] += int((*known >> index) & 1);
    }
    if (!m_wanted.isEmpty()) {
        if (m_state == State::Idle)
            load();
        ask();
    }
    // Of languages that have as many of the words each may be meant.
    const int most = *std::max_element(right.begin(), right.end());
    quint32 meant = 0;
    for (size_t index = 0; index < right.size(); ++index)
        meant |= quint32(right[index] == most) << index;
    words.removeIf([&](const Word &word) { return !m_known.contains(word.text) || (m_known.value(word.text) & meant) != 0; });
    return m_dictionaries.isEmpty() ? QList<Word>() : words;
}

void SpellChecker::suggest(const QString &word, QObject *context, const std::function<void(const QStringList &)> &then)
{
    const auto look = [word, dictionaries = m_dictionaries] {
        QStringList words;
        for (const auto &dictionary : dictionaries) {
            const QStringList suggestions = dictionary->suggestions(word);
            words += suggestions.first(std::min(suggestions.size(), mostSuggestions));
        }
        words.removeDuplicates();
        return words.first(std::min(words.size(), mostSuggestions));
    };
    invocables::doOnWorker<QStringList>(context, look, then);
}

} // namespace gui
