// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QComboBox;
class QLabel;

namespace gui {

class Preferences;

//! Where the program's language is picked, with what is to be known of how it was translated. In the preferences and on the first-run
//! page, which own it.
class LanguageChoice final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LanguageChoice)

public:
    //! When another language counts.
    enum class Effect { NextStart, AtOnce };

    LanguageChoice(Preferences &preferences, Effect effect, QWidget *parent = nullptr);

Q_SIGNALS:
    //! The preference is another now.
    void picked();

private:
    void tell(bool isNew);

    Preferences &m_preferences;
    const Effect m_effect;
    QComboBox *m_languages;
    QLabel *m_remark;
};

} // namespace gui
