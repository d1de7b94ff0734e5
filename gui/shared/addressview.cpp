// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/addressview.h"

#include "gui/shared/paragraph.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "model/text/visibletext.h"

#include <QDesktopServices>
#include <QHostAddress>
#include <QLabel>
#include <QScrollBar>
#include <QTextCursor>
#include <QTextLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

// So much of a line is more than any window shows in the lines that there are.
constexpr qsizetype longestMeasured = 16'000;
constexpr int usualWidth = 400;

} // namespace

WholeText::WholeText(const QString &text, int mostLines, QTextOption::WrapMode wrapping, QWidget *parent)
    : QWidget(parent)
    , m_text(model::visibleText(text))
    , m_mostLines(mostLines)
    , m_view(new QPlainTextEdit(this))
    , m_more(new Remark(Remark::Tone::Warning, this))
{
    m_view->setFont(Theme::fixedFont());
    m_view->setReadOnly(true);
    m_view->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_view->setTabChangesFocus(true);
    m_view->setWordWrapMode(wrapping);
    m_view->setPlainText(m_text);
    m_more->setObjectName(u"moreText"_s);
    for (const QStringView line : QStringView(m_text).split(u'\n'))
        m_longest = std::max(m_longest, int(std::min(line.size(), longestMeasured)));
    // No layout: what a layout says of height for width comes before what its widget says. A fixed height would be that of the usual width.
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int WholeText::linesWithin(int width) const
{
    const int inner = std::max(40, width - 2 * (m_view->frameWidth() + int(m_view->document()->documentMargin())));
    int lines = 0;
    for (const QStringView line : QStringView(m_text).split(u'\n')) {
        QTextLayout layout(line.first(std::min(line.size(), longestMeasured)).toString(), m_view->font());
        QTextOption option;
        option.setWrapMode(m_view->wordWrapMode());
        layout.setTextOption(option);
        layout.beginLayout();
        for (QTextLine part = layout.createLine(); part.isValid() && lines <= m_mostLines; part = layout.createLine()) {
            part.setLineWidth(inner);
            ++lines;
        }
        layout.endLayout();
        // An empty line has nothing to lay out.
        lines += line.isEmpty() && layout.lineCount() == 0 ? 1 : 0;
        if (lines > m_mostLines)
            break;
    }
    return std::max(1, lines);
}

int WholeText::viewHeight(int lines, int width) const
{
    constexpr int padding = 14;
    const QFontMetrics metrics(m_view->font());
    // The bar that scrolls long lines would lie on the last one.
    const bool hasBar = m_view->wordWrapMode() == QTextOption::NoWrap && m_longest * metrics.averageCharWidth() > width - padding;
    const int bar = hasBar ? m_view->horizontalScrollBar()->sizeHint().height() : 0;
    return std::min(lines, m_mostLines) * metrics.lineSpacing() + padding + bar;
}

int WholeText::moreHeight() const
{
    return QFontMetrics(m_more->font()).lineSpacing() + 2;
}

int WholeText::heightForWidth(int width) const
{
    const int lines = linesWithin(width);
    const bool hasMore = lines > m_mostLines;
    return viewHeight(lines, width) + (hasMore ? spacing::tight + moreHeight() : 0);
}

QSize WholeText::sizeHint() const
{
    return {usualWidth, heightForWidth(std::max(usualWidth, width()))};
}

void WholeText::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int lines = linesWithin(width());
    const int height = viewHeight(lines, width());
    m_view->setGeometry(0, 0, width(), height);
    m_more->setGeometry(0, height + spacing::tight, width(), moreHeight());
    m_more->say(
        lines > m_mostLines ? tr("%n character(s) in all: scroll to read what is not seen here.", nullptr, int(m_text.size())) : QString());
}

namespace {

constexpr int mostAddressLines = 6;

bool isOnThisMachine(const QUrl &address)
{
    return address.host() == u"localhost" || QHostAddress(address.host()).isLoopback();
}

bool hasEncodedLetters(const QString &host)
{
    const QStringList labels = host.split(u'.');
    return std::any_of(labels.begin(), labels.end(), [](const QString &label) { return label.startsWith(u"xn--", Qt::CaseInsensitive); });
}

} // namespace

AddressView::AddressView(const QUrl &address, QWidget *parent)
    : QWidget(parent)
    , m_text(new WholeText(model::visibleAddress(address), mostAddressLines, QTextOption::WrapAnywhere, this))
{
    auto *host = addLabel(u"addressHost"_s, tr("It leads to %1").arg(model::visibleHost(address)));
    QFont bold = host->font();
    bold.setWeight(QFont::DemiBold);
    host->setFont(bold);
    m_text->view().setObjectName(u"questionAddress"_s);
    m_text->view().setAccessibleName(tr("Address at %1").arg(model::visibleHost(address)));
    markHost(address);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::small);
    layout->addWidget(host);
    layout->addWidget(m_text);
    const QStringList doubts = warnings(address);
    if (doubts.isEmpty())
        return;
    QLabel *warning = addLabel(u"addressWarning"_s, doubts.join(u'\n'));
    QPalette colours = warning->palette();
    colours.setColor(QPalette::WindowText, Palette::of(*this).warning);
    warning->setPalette(colours);
    m_text->view().setAccessibleDescription(warning->text());
    layout->addWidget(warning);
}

QLabel *AddressView::addLabel(const QString &name, const QString &text)
{
    auto *label = new QLabel(text, this);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // Within a scroll area it would be Text.
    label->setForegroundRole(QPalette::WindowText);
    return label;
}

void AddressView::markHost(const QUrl &address)
{
    const QString host = address.host(QUrl::FullyEncoded);
    const QString user = address.userInfo(QUrl::FullyEncoded);
    const qsizetype authority = address.scheme().size() + 3;
    // What stands before the host may itself look like one.
    const qsizetype at = m_text->view().toPlainText().indexOf(host, authority + (user.isEmpty() ? 0 : user.size() + 1));
    if (host.isEmpty() || at < 0)
        return;
    QTextCursor cursor(m_text->view().document());
    cursor.setPosition(int(at));
    cursor.setPosition(int(at + host.size()), QTextCursor::KeepAnchor);
    QTextCharFormat bold;
    bold.setFontWeight(QFont::Bold);
    cursor.mergeCharFormat(bold);
}

bool AddressView::openInBrowser(const QUrl &address)
{
    const bool isWeb = address.scheme() == u"https" || address.scheme() == u"http";
    return isWeb && !address.host().isEmpty() && QDesktopServices::openUrl(address);
}

QStringList AddressView::warnings(const QUrl &address)
{
    const QString host = address.host(QUrl::FullyEncoded);
    QStringList warnings;
    if (hasEncodedLetters(host)) {
        warnings.append(tr("The name of this host stands for “%1”: its letters may look like those of another.")
                            .arg(model::visibleLine(QUrl::fromAce(host.toLatin1(), QUrl::IgnoreIDNWhitelist))));
    }
    if (!address.userInfo().isEmpty())
        warnings.append(tr("“%1” before the host says nothing about where the address leads.")
                            .arg(model::shortened(model::visibleLine(address.userInfo()), 200)));
    if (address.scheme() == u"http" && !isOnThisMachine(address))
        warnings.append(tr("The address is not encrypted: others on the way can read and change what is done there."));
    return warnings;
}

} // namespace gui
