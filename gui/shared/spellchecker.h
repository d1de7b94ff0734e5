// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHash>
#include <QObject>
#include <QSet>
#include <QStringList>

#include <functional>
#include <memory>

namespace gui {

class SpellDictionary;

//! Looks words up in Hunspell's dictionaries of the languages that the person has picked. The dictionaries are loaded when the first text
//! comes, and asked on workers; what they say of a word is remembered, so that nothing waits for them: who asks is told that more is
//! known by learned(). One for all windows; owned by Windows.
class SpellChecker final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SpellChecker)

public:
    //! Part of a text, in UTF-16 units.
    struct Word {
        qsizetype start = 0;
        QString text = {};

        bool operator==(const Word &) const = default;
    };

    //! `folders` have dictionaries, `LANGUAGE.aff` and `LANGUAGE.dic`; the first of a name counts.
    explicit SpellChecker(QStringList folders = systemFolders(), QObject *parent = nullptr);
    ~SpellChecker() override;

    static QStringList systemFolders();
    //! The languages that there are dictionaries of: `en_US`, `de_DE`, …
    QStringList available() const;
    //! As people call it: `English (United States)`.
    static QString nameOf(const QString &language);
    //! Those of the desktop's languages that there is a dictionary of.
    QStringList ofDesktop() const;

    const QStringList &languages() const { return m_languages; }
    void setLanguages(const QStringList &languages);
    //! Words of the person's own, which are right in every language.
    void setOwnWords(const QStringList &words);

    //! What is to be looked up in a paragraph: no addresses, no code, nothing with digits, no script without spaces.
    static QList<Word> wordsOf(const QString &paragraph);
    //! The words that are wrong in the language of the paragraph, which is the one that has most of its words; as far as is known by now.
    QList<Word> wrongIn(const QString &paragraph);
    //! `then` gets at most so many words that may be meant, on the thread of `context`.
    void suggest(const QString &word, QObject *context, const std::function<void(const QStringList &)> &then);

Q_SIGNALS:
    void learned();

private:
    //! A bit for each language in which the word is right.
    using Masks = QHash<QString, quint32>;
    using Dictionaries = QList<std::shared_ptr<SpellDictionary>>;

    QString pathOf(const QString &language) const;
    void load();
    void forget();
    void ask();

    const QStringList m_folders;
    QStringList m_languages;
    QSet<QString> m_own;
    Dictionaries m_dictionaries;
    Masks m_known;
    QSet<QString> m_wanted;
    enum class State { Idle, Loading, Loaded } m_state = State::Idle;
    bool m_isAsking = false;
    //! Counts changes of the languages; what was asked before one is out of date.
    int m_generation = 0;
};

} // namespace gui
