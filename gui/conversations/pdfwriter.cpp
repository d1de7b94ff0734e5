// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/conversations/pdfwriter.h"

#include "gui/workbench/pdfattachment.h"
#include "model/archives/librarylineswriter.h"
#include "model/archives/shownrecord.h"

#include <QCoreApplication>
#include <QPdfWriter>
#include <QTextDocument>
#include <QUrl>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

struct PdfTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::PdfWriter)
};

//! Of what a text names it loads nothing; pictures stand in the text itself.
class ClosedDocument final : public QTextDocument
{
protected:
    QVariant loadResource(int type, const QUrl &name) override
    {
        return name.scheme() == u"data" ? QTextDocument::loadResource(type, name) : QVariant(QByteArray());
    }
};

} // namespace

PdfWriter::PdfWriter(QIODevice &device)
    : m_device(device)
    , m_lines(model::LibraryLinesWriter::header() + '\n')
    , m_html(m_page, model::HtmlWriter::Form::Bare)
{
    m_page.open(QIODevice::WriteOnly);
}

model::Result<void> PdfWriter::write(const model::ArchiveRecord &record)
{
    if (const auto *conversation = std::get_if<model::ArchivedConversation>(&record); conversation && m_title.isEmpty())
        m_title = conversation->title;
    if (const auto shown = model::shownOf(record))
        m_lines += model::LibraryLinesWriter::lineOf(*shown) + '\n';
    if (std::max<qint64>(m_page.size(), m_lines.size()) > mostBytes)
        return model::failure(
            model::ErrorCategory::Validation, PdfTexts::tr("This is too much for a PDF. HTML takes conversations of any length."));
    return m_html.write(record);
}

model::Result<void> PdfWriter::finish()
{
    return m_html.finish().and_then([this]() -> model::Result<void> {
        constexpr int pointSize = 10;
        ClosedDocument document;
        QFont font = document.defaultFont();
        font.setPointSize(pointSize);
        document.setDefaultFont(font);
        document.setHtml(QString::fromUtf8(m_page.data()));
        QPdfWriter pages(&m_device);
        pages.setTitle(m_title);
        pages.setCreator(u"Parlance"_s);
        pages.setPageSize(QPageSize(QPageSize::A4));
        pages.addFileAttachment(PdfAttachment::name(), m_lines, u"application/vnd.parlance.library"_s);
        document.print(&pages);
        return {};
    });
}

} // namespace gui
