// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/usage.h"
#include "model/difference/bodydifference.h"

#include <QDateTime>
#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTreeView;

namespace gui {

class DepartureBar;
class DifferenceLinesView;
class DifferenceModel;

//! One of two exchanges that are compared.
struct DifferenceSide {
    //! As lists call it.
    qint64 number = 0;
    QDateTime started = {};
    QByteArray request = {};
    QByteArray response = {};
    //! As the provider counted.
    model::Usage usage = {};
    //! Instead of the number, where it is in no list.
    QString name = {};
};

//! How the second of two exchanges differs from the first: up to which byte both are the same and what that means for a prompt cache, and
//! what has changed, by structure or line by line, side by side or in one. Compares on a worker. Owned by an ExchangeView.
class DifferencePage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DifferencePage)

public:
    explicit DifferencePage(QWidget *parent = nullptr);

    void setSides(const DifferenceSide &first, const DifferenceSide &second);
    //! Says why there is nothing.
    void clear(const QString &why);

Q_SIGNALS:
    //! What was compared is shown.
    void compared();

private:
    enum Of { Requests, Responses };
    enum As { StructureBeside, StructureInOne, LinesBeside, LinesInOne };

    void build();
    QComboBox *makeChoice(const QString &name, const QString &accessibleName, const QStringList &texts);
    void forget(const QString &why);
    void compare();
    void take(const model::BodyDifference &difference);
    void showForm();
    QString headline() const;
    QString meaning() const;
    void goToFirst();

    DifferenceSide m_first;
    DifferenceSide m_second;
    model::BodyDifference m_difference;
    //! What is compared now, so that late results count for nothing.
    int m_asked = 0;
    QLabel *m_headline;
    QLabel *m_meaning;
    DepartureBar *m_bar;
    QComboBox *m_of;
    QComboBox *m_as;
    QPushButton *m_toFirst;
    DifferenceModel *m_model;
    QTreeView *m_tree;
    DifferenceLinesView *m_lines;
    QLabel *m_nothing;
    QStackedWidget *m_stack;
};

} // namespace gui
