// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/addressview.h"

#include "gui/shared/wholetext.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "model/text/visibletext.h"

#include <QDesktopServices>
#include <QHostAddress>
#include <QLabel>
#include <QTextCursor>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

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
        warnings.append(tr("The name of this host stands for “%1”: letters that may look like those of another.")
                            .arg(model::visibleLine(QUrl::fromAce(host.toLatin1(), QUrl::IgnoreIDNWhitelist))));
    }
    if (!address.userInfo().isEmpty())
        warnings.append(tr("“%1” before the host says nothing of where the address leads.")
                            .arg(model::shortened(model::visibleLine(address.userInfo()), 200)));
    if (address.scheme() == u"http" && !isOnThisMachine(address))
        warnings.append(tr("The address is not encrypted: others on the way can read and change what is done there."));
    return warnings;
}

} // namespace gui
