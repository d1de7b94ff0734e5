// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QRegularExpression>
#include <QString>
#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace gui {

//! Searches a text and replaces what is found. Pure. An expression that takes too long to match finds nothing.
class TextSearch final
{
public:
    struct Options {
        bool isExpression = false;
        bool wholeWords = false;
        bool caseMatters = false;
    };
    struct Place {
        qsizetype begin = 0;
        qsizetype length = 0;

        bool operator==(const Place &) const = default;
    };
    static constexpr int mostPlaces = 10'000;

    TextSearch(const QString &wanted, Options options);

    //! Empty where it can be searched for.
    QString error() const { return m_expression.isValid() ? QString() : m_expression.errorString(); }
    bool isEmpty() const { return m_isEmpty; }
    QList<Place> places(const QString &text) const;
    //! What stands at a place after replacing; `\1` is the expression's first group. The place's own text where nothing is found there.
    QString replaced(const QString &text, Place place, const QString &replacement) const;
    QString allReplaced(const QString &text, const QString &replacement) const;

private:
    QString expanded(const QRegularExpressionMatch &match, const QString &replacement) const;

    Options m_options;
    bool m_isEmpty;
    QRegularExpression m_expression;
};

class DescriptorEditor;

//! Search and replace in the editor that it stands below. Hidden until it is asked for; Escape hides it. Owned by the pane.
class FindBar final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FindBar)

public:
    explicit FindBar(DescriptorEditor &editor, QWidget *parent = nullptr);

    //! With what is selected in the editor, where that is on one line.
    void openFind();
    void openReplace();
    void findNext();
    void findPrevious();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void build();
    QPushButton *makeButton(const QString &name, const QString &text, const QString &accessibleName, void (FindBar::*clicked)());
    QCheckBox *makeOption(const QString &name, const QString &text, const QString &toolTip);
    void openWith(bool replacing);
    TextSearch search() const;
    void showFound();
    void select(TextSearch::Place place);
    void replaceOne();
    void replaceAll();
    void leave();

    DescriptorEditor &m_editor;
    QLineEdit *m_wanted;
    QLineEdit *m_replacement;
    QCheckBox *m_expression = nullptr;
    QCheckBox *m_words = nullptr;
    QCheckBox *m_case = nullptr;
    QLabel *m_count;
    QWidget *m_replaceRow;
};

} // namespace gui
