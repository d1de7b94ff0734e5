// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/comparedialog.h"

#include "gui/theme/palette.h"
#include "gui/theme/theme.h"
#include "model/text/linediff.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBlock>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

using Change = model::DiffLine::Change;

QString numberedLine(const model::DiffLine &line)
{
    if (line.before == 0 && line.after == 0)
        return u"          ⋯"_s;
    const auto number = [](int value) { return value > 0 ? QString::number(value) : QString(); };
    const QChar sign = line.change == Change::Added ? u'+' : line.change == Change::Removed ? u'−' : u' ';
    return u"%1 %2 %3 %4"_s.arg(number(line.before), 4).arg(number(line.after), 4).arg(sign).arg(line.text);
}

} // namespace

CompareDialog::CompareDialog(const QString &title, const QString &before, const QString &after, const QString &accept, QWidget *parent)
    : QDialog(parent)
    , m_lines(new QPlainTextEdit(this))
{
    setObjectName(u"compareDialog"_s);
    setWindowTitle(title);
    setAttribute(Qt::WA_DeleteOnClose);
    auto *heading = new QLabel(title, this);
    heading->setTextFormat(Qt::PlainText);
    heading->setWordWrap(true);
    m_lines->setObjectName(u"compareLines"_s);
    m_lines->setAccessibleName(tr("Differences: − goes, + comes"));
    m_lines->setReadOnly(true);
    m_lines->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_lines->setFont(Theme::fixedFont());
    m_lines->setLineWrapMode(QPlainTextEdit::NoWrap);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    if (!accept.isEmpty()) {
        auto *take = buttons->addButton(accept, QDialogButtonBox::AcceptRole);
        take->setObjectName(u"compareAccept"_s);
        // Enter is no word for giving up the present text.
        take->setAutoDefault(false);
        buttons->button(QDialogButtonBox::Close)->setDefault(true);
        connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    }
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(heading);
    layout->addWidget(m_lines, 1);
    layout->addWidget(buttons);
    resize(720, 520);
    showDifference(before, after);
}

void CompareDialog::showDifference(const QString &before, const QString &after)
{
    const auto lines = model::LineDiff::withContext(model::LineDiff::between(before, after), 4);
    QStringList texts;
    for (const model::DiffLine &line : lines)
        texts += numberedLine(line);
    m_lines->setPlainText(lines.isEmpty() ? tr("There is no difference.") : texts.join(u'\n'));
    const Palette &colours = Palette::of(*this);
    QList<QTextEdit::ExtraSelection> marks;
    for (qsizetype row = 0; row < lines.size(); ++row) {
        if (lines[row].change == Change::Same)
            continue;
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(m_lines->document()->findBlockByNumber(int(row)));
        mark.format.setBackground(lines[row].change == Change::Added ? colours.accentTint : colours.warningTint);
        mark.format.setProperty(QTextFormat::FullWidthSelection, true);
        marks.append(mark);
    }
    m_lines->setExtraSelections(marks);
}

} // namespace gui
