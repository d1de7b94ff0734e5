// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/shared/userprompts.h"

namespace gui {

//! The prompts as dialogs of the desktop, opened without a nested event loop. Owned by Windows.
class DialogPrompts final : public UserPrompts
{
public:
    void chooseFolder(QWidget *parent, const QString &title, QObject *context, std::function<void(const QString &)> done) override;
    void chooseFileToOpen(QWidget *parent, const QString &title, QObject *context, std::function<void(const QString &)> done) override;
    void chooseFileToSave(
        QWidget *parent, const QString &title, const QString &name, QObject *context, std::function<void(const QString &)> done) override;
    void askText(QWidget *parent, const QString &title, const QString &label, const QString &text, QObject *context,
        std::function<void(const QString &)> done) override;
    void confirm(QWidget *parent, const QString &text, const QString &action, QObject *context, std::function<void()> done) override;
    void tell(QWidget *parent, const QString &text) override;
};

} // namespace gui
