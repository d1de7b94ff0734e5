// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace gui {

//! How a body is shown. Formatted: JSON indented with its numbers and strings as they came, other text as it is.
enum class BodyForm { Formatted, Raw, Hexadecimal };

//! Bytes cut into lines for a view that paints only those on the screen. A line of more than `longestLine` bytes is cut into
//! several. A value; its bytes are shared.
class TextLines
{
public:
    static constexpr qsizetype longestLine = 2000;

    TextLines() = default;
    //! Takes time in proportion to the bytes; for large bodies call it on a worker.
    static TextLines of(const QByteArray &body, BodyForm form);

    int count() const { return m_form == BodyForm::Hexadecimal ? int((m_bytes.size() + 15) / 16) : int(m_starts.size()); }
    QString line(int number) const;
    bool isJson() const { return m_isJson; }
    //! Bytes of the longest line.
    int width() const { return m_width; }

private:
    void cut();
    QString hexadecimal(int number) const;

    QByteArray m_bytes;
    BodyForm m_form = BodyForm::Raw;
    QList<qsizetype> m_starts;
    int m_width = 0;
    bool m_isJson = false;
};

} // namespace gui
