// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/shared/attachment.h"

#include <QList>
#include <QWidget>

#include <optional>
#include <vector>

namespace gui {

class WrappingRow;

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
    //! Of each file, in their order, fileRead() or fileFailed() tells what came of it; none is added by itself.
    void readFiles(const QStringList &paths);
    bool isReading() const { return m_reading > 0; }
    //! Lets the person pick files, and reads them.
    void chooseFiles();

Q_SIGNALS:
    //! What is there, or whether files are being read.
    void changed();
    void fileRead(const gui::Attachment &attachment);
    void fileFailed(const model::Error &error);

private:
    //! Files that were given together; the one that is read first is not always the first.
    struct Files {
        explicit Files(size_t count)
            : read(count)
        {
        }

        std::vector<std::optional<model::Result<Attachment>>> read;
        size_t told = 0;
    };
    void tellInOrder(Files &files);
    void rebuild();

    QList<Attachment> m_attachments;
    int m_reading = 0;
    WrappingRow *m_row;
};

} // namespace gui
