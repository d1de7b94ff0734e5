// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/addressview.h"

#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"

#include <QDesktopServices>
#include <QHostAddress>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTextCursor>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! In ASCII: names of hosts in the encoding that goes over the wire, so that no letter can stand for another.
QString written(const QUrl &address)
{
    return address.toString(QUrl::FullyEncoded);
}

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
    , m_text(new QPlainTextEdit(this))
{
    constexpr int charactersInALine = 60;
    constexpr int mostLines = 6;
    m_text->setObjectName(u"questionAddress"_s);
    m_text->setAccessibleName(tr("Address at %1").arg(address.host(QUrl::FullyEncoded)));
    m_text->setFont(Theme::fixedFont());
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setTabChangesFocus(true);
    m_text->setWordWrapMode(QTextOption::WrapAnywhere);
    m_text->setPlainText(written(address));
    const int lines = std::clamp(int(m_text->toPlainText().size()) / charactersInALine + 1, 1, mostLines);
    m_text->setFixedHeight(lines * QFontMetrics(m_text->font()).lineSpacing() + 14);
    markHost(address);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::small);
    layout->addWidget(m_text);
    const QStringList doubts = warnings(address);
    if (doubts.isEmpty())
        return;
    auto *warning = new QLabel(doubts.join(u'\n'), this);
    warning->setObjectName(u"addressWarning"_s);
    warning->setTextFormat(Qt::PlainText);
    warning->setWordWrap(true);
    // Within a scroll area it would be Text.
    warning->setForegroundRole(QPalette::WindowText);
    QPalette colours = warning->palette();
    colours.setColor(QPalette::WindowText, Palette::of(*this).warning);
    warning->setPalette(colours);
    m_text->setAccessibleDescription(warning->text());
    layout->addWidget(warning);
}

void AddressView::markHost(const QUrl &address)
{
    const QString host = address.host(QUrl::FullyEncoded);
    const QString user = address.userInfo(QUrl::FullyEncoded);
    const qsizetype authority = address.scheme().size() + 3;
    // What stands before the host may itself look like one.
    const qsizetype at = m_text->toPlainText().indexOf(host, authority + (user.isEmpty() ? 0 : user.size() + 1));
    if (host.isEmpty() || at < 0)
        return;
    QTextCursor cursor(m_text->document());
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
        warnings.append(tr("The name of this host stands for “%1”: letters that may look like those of another.")
                            .arg(QUrl::fromAce(host.toLatin1(), QUrl::IgnoreIDNWhitelist)));
    }
    if (!address.userInfo().isEmpty())
        warnings.append(tr("“%1” before the host says nothing of where the address leads.").arg(address.userInfo().left(200)));
    if (address.scheme() == u"http" && !isOnThisMachine(address))
        warnings.append(tr("The address is not encrypted: others on the way can read and change what is done there."));
    return warnings;
}

} // namespace gui
