// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/manual/manual.h"
#include "gui/transcript/highlighting.h"

#include <QTextBrowser>
#include <QUrl>

namespace gui {

struct Palette;

//! Shows a chapter of the manual as a page: one column, code in boxes, links to other chapters. It loads nothing, and opens nothing by
//! itself: where a link leads is said. Owned by the help window.
class ManualView final : public QTextBrowser
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ManualView)

public:
    explicit ManualView(QWidget *parent = nullptr);

    //! `words` are marked where they stand.
    void showChapter(const ManualChapter &chapter, const QString &anchor, const QString &words);
    void markWords(const QString &words);

Q_SIGNALS:
    void followed(const gui::ManualAddress &address);
    void addressFollowed(const QUrl &address);

protected:
    QVariant loadResource(int type, const QUrl &name) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    //! Blocks of code that follow each other, by the numbers of the first and the last.
    struct CodeBox {
        int first = 0;
        int last = 0;
    };

    void follow(const QUrl &link);
    void dress();
    void dressHeadings(const Palette &colours);
    void dressText(const Palette &colours);
    void dressCode(const Palette &colours);
    void dressTables(const Palette &colours);
    //! The column in the middle, with the margins that leaves.
    void centre();

    ManualChapter m_chapter;
    QString m_words;
    HighlightTables m_tables;
    QList<CodeBox> m_boxes;
    bool m_isDressing = false;
};

} // namespace gui
