// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>
#include <QWidget>

#include <memory>
#include <vector>

class QTextLayout;

namespace benchmark {

//! The reference for streaming as it is seen: the least that shows a text while it grows. Each line of the text is a QTextLayout of its
//! own, laid out when a token has come for it and painted as Qt asks for it; the end of the text stays in sight. Knows no Markdown.
class BareText final : public QWidget
{
public:
    BareText();
    ~BareText() override;

    void append(const QString &token);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Line {
        QString text;
        std::unique_ptr<QTextLayout> layout;
        double top = 0;
        double height = 0;
    };

    void grow(QStringView part);
    void beginLine();

    std::vector<Line> m_lines;
    //! How much of the text is above what is in sight.
    double m_above = 0;
};

} // namespace benchmark
