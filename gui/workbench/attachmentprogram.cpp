// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// parlance-attachment: writes to standard output what a PDF carries under a name; see PdfAttachment, which runs it within bounds. qpdf
// throws, also where memory ends: everything is caught here.

#include "gui/workbench/attachmentexit.h"

#include <qpdf/Pipeline.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFEmbeddedFileDocumentHelper.hh>

#include <cstdio>
#include <exception>
#include <new>
#include <string>

namespace {

using gui::AttachmentExit;

//! The end of a pipeline: standard output.
class Output final : public Pipeline
{
public:
    Output()
        : Pipeline("output", nullptr)
    {
    }

    void write(const unsigned char *data, size_t length) override
    {
        m_isWritten = std::fwrite(data, 1, length, stdout) == length && m_isWritten;
    }
    void finish() override { }
    bool isWritten() const { return m_isWritten; }

private:
    bool m_isWritten = true;
};

//! A file that is not sound is not one that was exported, and is not put right by reading all of it.
AttachmentExit write(const char *path, const std::string &name)
{
    QPDF pdf;
    pdf.setSuppressWarnings(true);
    pdf.setAttemptRecovery(false);
    pdf.processFile(path);
    const auto file = QPDFEmbeddedFileDocumentHelper(pdf).getEmbeddedFile(name);
    QPDFObjectHandle stream = file ? file->getEmbeddedFileStream() : QPDFObjectHandle::newNull();
    if (!stream.isStream())
        return AttachmentExit::NotThere;
    Output output;
    const bool isWhole = stream.pipeStreamData(&output, 0, qpdf_dl_generalized, true);
    if (isWhole && output.isWritten() && std::fflush(stdout) == 0)
        return AttachmentExit::Written;
    std::fputs("what it carries cannot be unpacked", stderr);
    return AttachmentExit::Unreadable;
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 3) {
        std::fputs("parlance-attachment: takes out of a PDF what Parlance has put into it; it is not called by hand.\n", stderr);
        return int(AttachmentExit::Unreadable);
    }
    try {
        return int(write(argv[1], argv[2]));
    } catch (const QPDFExc &error) {
        std::fputs(error.getMessageDetail().c_str(), stderr);
    } catch (const std::bad_alloc &) {
        // Nothing to say: it asked for more than it was given.
    } catch (const std::exception &error) {
        std::fputs(error.what(), stderr);
    }
    return int(AttachmentExit::Unreadable);
}
