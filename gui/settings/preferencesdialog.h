// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDialog>

namespace network {
class Keychain;
class ProviderCatalog;
} // namespace network

namespace gui {

class Actions;
class Preferences;

//! The preferences: colours, which key sends, shortcuts, keys of providers. Every change counts at once. Deletes itself when it is
//! closed.
class PreferencesDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PreferencesDialog)

public:
    PreferencesDialog(
        Preferences &preferences, Actions &actions, network::ProviderCatalog &providers, network::Keychain &keychain, QWidget *parent);

private:
    QWidget *makeGeneral();

    Preferences &m_preferences;
};

} // namespace gui
