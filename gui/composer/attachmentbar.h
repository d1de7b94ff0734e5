// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/composer/attachment.h"

#include <QList>
#include <QWidget>

class QHBoxLayout;

namespace gui {

//! The attachments of a message that is being written, each with a button that takes it away. Owned by the Composer.
class AttachmentBar final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AttachmentBar)

public:
    explicit AttachmentBar(QWidget *parent = nullptr);

    void add(const Attachment &attachment);
    //! In the place of those that are there.
    void set(const QList<Attachment> &attachments);
    const QList<Attachment> &attachments() const { return m_attachments; }
    bool hasPicture() const;

private:
    void rebuild();

    QList<Attachment> m_attachments;
    QHBoxLayout *m_row;
};

} // namespace gui
