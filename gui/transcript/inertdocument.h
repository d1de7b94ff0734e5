// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/theme/palette.h"
#include "gui/transcript/markdownblocks.h"

#include <QTextDocument>

class QPainter;
class QTextBlock;

namespace gui {

//! A text document that loads nothing, whatever the text asks for: neither from the network nor from this machine (an image link
//! to a named pipe would hang the window). No HTML is run. Owned by its TextPiece.
class InertDocument final : public QTextDocument
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(InertDocument)

public:
    explicit InertDocument(QObject *parent = nullptr);

    //! Replaces everything by a block of Markdown. Images become their text and address; links that are not http or https
    //! become text.
    void showMarkdown(const MarkdownBlock &block, const Palette &colours);
    //! What is to be read of a block, without the signs of Markdown. For any thread.
    static QString textOf(const MarkdownBlock &block);
    //! Replaces everything by text as it is.
    void showPlain(const QString &text);
    //! Makes of the Markdown `before`, which it shows, `before` and `added`, without reading all of it again: only words on a line that
    //! is text whatever comes. \return false where that cannot be done; nothing has changed then.
    bool appendWords(QStringView before, QStringView added);
    //! The same for text as it is.
    void appendPlain(QStringView before, QStringView added);
    //! The formulas within its lines, as they were written.
    QStringList formulas() const;
    //! The bars at the left of quotes.
    void paintQuoteBars(QPainter &painter, const Palette &colours) const;
    //! What stands before the entries of a list without numbers: Qt puts it too close to the text.
    void paintListSigns(QPainter &painter, const Palette &colours) const;

protected:
    QVariant loadResource(int type, const QUrl &name) override;

private:
    void read(const MarkdownBlock &block, const Palette &colours);
    void defuse(const Palette &colours);
    void dressCode(const Palette &colours);
    void dressFootnotes(const Palette &colours);
    void dressBlock(const QTextBlock &block, const Palette &colours);
    void dressLists();
};

} // namespace gui
