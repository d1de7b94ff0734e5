// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/textlines.h"

#include "model/schema/jsontext.h"

using namespace Qt::StringLiterals;

namespace gui {

namespace {

constexpr int bytesInARow = 16;
constexpr int hexadecimalWidth = 10 + 3 * bytesInARow + 2 + bytesInARow;

bool continuesCharacter(char byte)
{
    return (quint8(byte) & 0xC0) == 0x80;
}

bool looksLikeJson(const QByteArray &body)
{
    const QByteArray head = body.left(64).trimmed();
    return head.startsWith('{') || head.startsWith('[');
}

} // namespace

TextLines TextLines::of(const QByteArray &body, BodyForm form)
{
    TextLines lines;
    lines.m_form = form;
    lines.m_bytes = body;
    if (form == BodyForm::Hexadecimal) {
        lines.m_width = hexadecimalWidth;
        return lines;
    }
    if (form == BodyForm::Formatted && looksLikeJson(body)) {
        if (const auto json = model::JsonText::parse(body)) {
            lines.m_bytes = json->indented().bytes();
            lines.m_isJson = true;
        }
    }
    lines.cut();
    return lines;
}

QString TextLines::line(int number) const
{
    if (m_form == BodyForm::Hexadecimal)
        return hexadecimal(number);
    const qsizetype start = m_starts.at(number);
    qsizetype end = number + 1 < m_starts.size() ? m_starts.at(number + 1) : m_bytes.size();
    while (end > start && (m_bytes.at(end - 1) == '\n' || m_bytes.at(end - 1) == '\r'))
        --end;
    return QString::fromUtf8(QByteArrayView(m_bytes).sliced(start, end - start));
}

void TextLines::cut()
{
    qsizetype start = 0;
    while (start < m_bytes.size()) {
        const qsizetype newline = m_bytes.indexOf('\n', start);
        qsizetype end = newline < 0 ? m_bytes.size() : newline + 1;
        if (end - start > longestLine) {
            end = start + longestLine;
            // A character is never cut in two; four bytes are the longest one.
            for (int i = 0; i < 3 && continuesCharacter(m_bytes.at(end)); ++i)
                --end;
        }
        m_starts.append(start);
        m_width = qMax(m_width, int(end - start));
        start = end;
    }
}

QString TextLines::hexadecimal(int number) const
{
    const qsizetype start = qsizetype(number) * bytesInARow;
    const QByteArrayView bytes = QByteArrayView(m_bytes).sliced(start, qMin<qsizetype>(bytesInARow, m_bytes.size() - start));
    QString text = u"%1  "_s.arg(start, 8, 16, QLatin1Char('0'));
    QString readable;
    for (const char byte : bytes) {
        text += u"%1 "_s.arg(quint8(byte), 2, 16, QLatin1Char('0'));
        readable += byte >= 0x20 && byte < 0x7F ? QLatin1Char(byte) : QLatin1Char('.');
    }
    return text.leftJustified(hexadecimalWidth - bytesInARow) + readable;
}

} // namespace gui
