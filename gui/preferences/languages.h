// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>
#include <QTranslator>

#include <memory>
#include <vector>

namespace gui {

//! The languages that the program has texts in, and the one that it speaks. Made in main beside the application and speaks until it ends;
//! a change of the preference counts at the next start, but on the first-run page.
class Languages final
{
    Q_DISABLE_COPY_MOVE(Languages)

public:
    struct Language {
        //! As in the translation's file name: `de`, `pt_BR`.
        QString name;
        int texts = 0;
        //! How many of them a person who speaks the language has read; the others are a machine's.
        int read = 0;

        QString ownName() const;
    };

    Languages();
    ~Languages();

    //! All but English, which the texts are written in, by their own names.
    static const QList<Language> &available();
    //! \return the first of these that there is a translation for, by language and writing; nothing where English comes first or none is
    //! there.
    static const Language *choose(const QStringList &wanted);
    //! What this preference comes to: see speak().
    static const Language *wantedBy(const QString &preference);
    //! What this preference, or else the desktop, wants and the program does not speak; empty where it does.
    static QString missing(const QString &preference);
    //! Of the writing of what is spoken now, for the windows' layout.
    static Qt::LayoutDirection direction();

    //! `wanted` is the preference: a language's name, `en`, or empty for the desktop's languages. A language that is not there is English.
    //! Numbers and dates go with a language that was picked by name.
    void speak(const QString &wanted);
    //! In the middle of a run: what is made from now on speaks it. \return false in a program that has none of this.
    static bool change(const QString &wanted);

private:
    void install(const QString &file, const QString &folder);

    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace gui
