// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/settings/languagechoice.h"

#include "gui/preferences/languages.h"
#include "gui/preferences/preferences.h"
#include "gui/theme/direction.h"
#include "gui/theme/letters.h"
#include "model/text/visibletext.h"

#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

//! In letters: "Português (Brasil)", "Like the desktop" in any language.
constexpr int roomForLanguage = 24;

} // namespace

LanguageChoice::LanguageChoice(Preferences &preferences, Effect effect, QWidget *parent)
    : QWidget(parent)
    , m_preferences(preferences)
    , m_effect(effect)
    , m_languages(new QComboBox(this))
    , m_remark(new QLabel(this))
{
    m_languages->setObjectName(u"language"_s);
    m_languages->setAccessibleName(tr("Language of the program"));
    // Not measured, since fonts of all these letters would be read for it, at the first start as well.
    m_languages->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_languages->setMinimumContentsLength(roomForLanguage);
    m_languages->addItem(tr("Like the desktop"), QString());
    m_languages->addItem(u"English"_s, u"en"_s);
    for (const Languages::Language &language : Languages::available())
        m_languages->addItem(language.ownName(), language.name);
    m_languages->setCurrentIndex(std::max(0, m_languages->findData(preferences.language())));
    setFocusProxy(m_languages);
    m_remark->setObjectName(u"languageRemark"_s);
    m_remark->setTextFormat(Qt::PlainText);
    m_remark->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_languages);
    layout->addWidget(m_remark);
    tell(false);
    connect(m_languages, &QComboBox::activated, this, [this](int index) {
        const QString wanted = m_languages->itemData(index).toString();
        if (wanted == m_preferences.language())
            return;
        m_preferences.setLanguage(wanted);
        tell(true);
        Q_EMIT picked();
    });
}

void LanguageChoice::tell(bool isNew)
{
    const Languages::Language *wanted = Languages::wantedBy(m_preferences.language());
    QStringList parts;
    if (wanted && wanted->read < wanted->texts)
        parts.append(tr("Translated by a machine; a person has read %1 of %2 texts. Where one reads wrong, the English text is right.")
                         .arg(QLocale().toString(wanted->read), QLocale().toString(wanted->texts)));
    if (const QString missing = Languages::missing(m_preferences.language()); !missing.isEmpty())
        parts.append(tr("The program does not speak “%1”: it speaks English.").arg(leftToRight(model::visibleLine(missing))));
    if (wanted && !hasLettersOf(QLocale(wanted->name)))
        parts.append(tr("No font on this machine has its letters: install one, such as %1. Until then the program speaks English.")
                         .arg(leftToRight(fontPackageFor(QLocale(wanted->name)))));
    if (isNew && m_effect == Effect::NextStart)
        parts.append(tr("It takes effect at the next start."));
    m_remark->setText(parts.join(u' '));
    m_remark->setVisible(!parts.isEmpty());
}

} // namespace gui
