// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/canister.h"

#include <QStackedWidget>

class QLabel;
class QPlainTextEdit;

namespace gui {

//! What was read of a resource: a text, a picture, or what kind of thing it is and how large. Owned by the ResourceView.
class ResourcePreview final : public QStackedWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ResourcePreview)

public:
    //! Of a longer text only so much is shown, in UTF-16 units.
    static constexpr qsizetype mostShown = 256 * 1024;

    explicit ResourcePreview(QWidget *parent = nullptr);

    void showDocument(const model::Canister &document);
    void say(const QString &text);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showPicture(const model::ImageContent &picture);
    void fitPicture();

    QPlainTextEdit *m_text;
    QLabel *m_picture;
    QLabel *m_words;
    QImage m_image;
    //! Counts what has been shown: a picture that is decoded too late is not.
    int m_shown = 0;
};

//! What kind of thing it is and how large: `image/png, 12.3 kB`.
QString kindAndSizeOf(const model::Canister &document);

} // namespace gui
