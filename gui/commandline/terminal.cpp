// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/terminal.h"

#include "model/text/visibletext.h"
#include "model/text/wholecharacters.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdio>
#include <sys/ioctl.h>
#include <unistd.h>

namespace gui {

namespace {

// Bytes that cost less to copy than to write apart from the line's end.
constexpr qsizetype worthACopy = 64 * 1024;

//! Control characters as pictures of themselves.
QString shown(QString text)
{
    for (QChar &character : text) {
        const char16_t code = character.unicode();
        if (code < 0x20 && code != u'\n' && code != u'\t')
            character = QChar(0x2400 + code);
        else if (code >= 0x7f && code < 0xa0)
            character = QChar::ReplacementCharacter;
    }
    return text;
}

struct TerminalTexts {
    Q_DECLARE_TR_FUNCTIONS(Terminal)
};

//! The signs before what is told of calls and of waiting, in words.
QString signsInWords(const QString &text)
{
    if (text.startsWith(u"✗ "))
        return TerminalTexts::tr("Failed: %1").arg(text.mid(2));
    if (text.startsWith(u"● "))
        return TerminalTexts::tr("Done: %1").arg(text.mid(2));
    return text.startsWith(u"… ") ? text.mid(2, 1).toUpper() + text.mid(3) : text;
}

} // namespace

Terminal::Terminal()
    : m_isPlain(!qEnvironmentVariable("ACCESSIBLE").isEmpty() && qEnvironmentVariable("ACCESSIBLE") != u"0")
{
    m_out.open(stdout, QIODevice::WriteOnly | QIODevice::Unbuffered);
    m_notes.open(stderr, QIODevice::WriteOnly | QIODevice::Unbuffered);
}

QByteArray Terminal::forFile(const QFile &file, const QString &text) const
{
    return model::wholeUtf8(m_isRaw && !isatty(file.handle()) ? text : shown(text));
}

void Terminal::put(const QByteArray &bytes)
{
    const bool isWritten = m_out.write(bytes) == bytes.size() && m_out.flush();
    if (!isWritten && m_failure.isEmpty())
        m_failure = m_out.errorString();
}

void Terminal::write(const QString &text)
{
    put(forFile(m_out, text));
}

void Terminal::line(const QString &text)
{
    write(text + QLatin1Char('\n'));
}

void Terminal::line(const model::JsonText &json)
{
    // What a descriptor or a provider wrote keeps its line ends, and a record is one line.
    const QByteArray text = json.bytes().contains('\n') ? json.compacted().bytes() : json.bytes();
    if (text.size() < worthACopy) {
        bytes(text + '\n');
        return;
    }
    bytes(text);
    bytes("\n");
}

void Terminal::bytes(const QByteArray &bytes)
{
    put(isatty(m_out.handle()) ? shown(QString::fromUtf8(bytes)).toUtf8() : bytes);
}

void Terminal::source(const QString &text)
{
    bytes(model::wholeUtf8(text));
}

void Terminal::note(const QString &text)
{
    m_notes.write(model::visibleSentences(m_isPlain ? signsInWords(text) : text).toUtf8() + '\n');
    m_notes.flush();
}

void Terminal::error(const model::Error &error)
{
    note(QStringLiteral("parlance: ") + error.message);
}

int Terminal::columns() const
{
    constexpr int fewest = 40;
    constexpr int most = 100;
    winsize size {};
    const bool isKnown = isatty(m_out.handle()) && ioctl(m_out.handle(), TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    return isKnown ? std::clamp(int(size.ws_col), fewest, most) : most;
}

bool Terminal::isInteractive()
{
    return isatty(STDIN_FILENO) && isatty(STDERR_FILENO);
}

} // namespace gui
