// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QUrl>
#include <QWidget>

class QLabel;

namespace gui {

class WholeText;

//! An address that a server wants a person to open: where it leads, all of it as it goes to the browser, its host marked, and below it
//! what may deceive. Nothing is fetched. Owned by the card or bar that it stands in.
class AddressView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AddressView)

public:
    explicit AddressView(const QUrl &address, QWidget *parent = nullptr);

    //! Hands a web address to the desktop's browser; others never. \return whether the desktop took it.
    static bool openInBrowser(const QUrl &address);
    //! What may deceive about where an address leads, a sentence each; empty where nothing does.
    static QStringList warnings(const QUrl &address);

private:
    QLabel *addLabel(const QString &name, const QString &text);
    void markHost(const QUrl &address);

    WholeText *m_text;
};

} // namespace gui
