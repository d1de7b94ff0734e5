// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/attachmentbar.h"

#include "gui/shared/tooltips.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/spacing.h"
#include "model/text/amounts.h"
#include "model/text/visibletext.h"

#include <QFileDialog>
#include <QLocale>
#include <QPushButton>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

namespace gui {

AttachmentBar::AttachmentBar(QWidget *parent)
    : QWidget(parent)
    , m_row(new WrappingRow(this))
{
    setObjectName(u"attachments"_s);
    setAccessibleName(tr("Attachments"));
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(spacing::small);
    m_row->addStretch();
    hide();
}

void AttachmentBar::add(const Attachment &attachment)
{
    m_attachments.append(attachment);
    rebuild();
}

void AttachmentBar::set(const QList<Attachment> &attachments)
{
    m_attachments = attachments;
    rebuild();
}

bool AttachmentBar::hasPicture() const
{
    return std::any_of(m_attachments.begin(), m_attachments.end(),
        [](const Attachment &attachment) { return std::holds_alternative<model::ImageContent>(attachment.what); });
}

void AttachmentBar::readFiles(const QStringList &paths)
{
    m_reading += int(paths.size());
    const auto files = std::make_shared<Files>(size_t(paths.size()));
    for (qsizetype index = 0; index < paths.size(); ++index) {
        readAttachment(paths.at(index), this, [this, files, index](const model::Result<Attachment> &attachment) {
            files->read[size_t(index)] = attachment;
            tellInOrder(*files);
        });
    }
    Q_EMIT changed();
}

void AttachmentBar::tellInOrder(Files &files)
{
    for (; files.told < files.read.size() && files.read[files.told]; ++files.told) {
        --m_reading;
        const model::Result<Attachment> &attachment = *files.read[files.told];
        if (attachment)
            Q_EMIT fileRead(*attachment);
        else
            Q_EMIT fileFailed(attachment.error());
        Q_EMIT changed();
    }
}

void AttachmentBar::chooseFiles()
{
    auto *dialog = new QFileDialog(this, tr("Attach files"));
    dialog->setObjectName(u"attachDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, &AttachmentBar::readFiles);
    dialog->open();
}

void AttachmentBar::rebuild()
{
    while (m_row->count() > 1) {
        QLayoutItem *item = m_row->takeAt(0);
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (int index = 0; index < m_attachments.size(); ++index) {
        const Attachment &attachment = m_attachments.at(index);
        const QString size = model::sizeInWords(attachment.bytes);
        QString name = fontMetrics().elidedText(model::visibleLine(attachment.name), Qt::ElideMiddle, 160);
        auto *button = new QPushButton(u"%1  %2  ×"_s.arg(name.replace(u'&', u"&&"_s), size));
        button->setObjectName(u"attachment%1"_s.arg(index));
        button->setAccessibleName(tr("Remove %1").arg(model::visibleLine(attachment.name)));
        button->setToolTip(toolTipText(button->accessibleName()));
        connect(button, &QPushButton::clicked, this, [this, index] {
            m_attachments.removeAt(index);
            rebuild();
        });
        m_row->insertWidget(index, button);
    }
    setVisible(!m_attachments.isEmpty());
    Q_EMIT changed();
}

} // namespace gui
