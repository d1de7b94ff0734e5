// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/compare/comparechoices.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListWidget;
class QVBoxLayout;

namespace gui {

class GrowingEdit;

//! What differs between the columns: a list of which some are ticked, with a line that narrows it where it is long, or texts that are
//! written here. Owned by the window of comparisons.
class ChoicesList final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChoicesList)

public:
    explicit ChoicesList(QWidget *parent = nullptr);

    //! What the person has ticked stays so where it is still there. Else `usual` is, and the other one too where there are but two
    //! without a fault or a remark. `whyNone`: why nothing of it can be compared; empty where it can.
    void setChoices(CompareSetup::Varies varies, const QList<CompareSetup::Choice> &choices, const std::optional<QString> &usual,
        const QString &whyNone = {});
    void setChosen(const QStringList &values);
    QList<CompareSetup::Choice> chosen() const;

private:
    void fill();
    QStringList tickedAtFirst(const std::optional<QString> &usual) const;
    void tick(const QStringList &values);
    void narrow(const QString &words);
    GrowingEdit *addText(const QString &text = {});

    CompareSetup::Varies m_varies = CompareSetup::Varies::Models;
    QList<CompareSetup::Choice> m_choices;
    QString m_whyNone;
    //! The person has ticked something.
    bool m_isPicked = false;
    QLabel *m_title;
    QLineEdit *m_filter;
    QListWidget *m_list;
    QLabel *m_nothing;
    QWidget *m_texts;
    QVBoxLayout *m_textColumn;
    QList<GrowingEdit *> m_edits;
};

} // namespace gui
