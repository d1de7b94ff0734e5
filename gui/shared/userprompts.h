// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>
#include <QStringList>

#include <functional>

class QWidget;

namespace gui {

//! The name that is offered for a new file, and the forms in which it can be written, as name filters of a dialog, where there are
//! several. A name without an ending gets that of the form, or of the name that is offered. A value.
struct NewFile {
    NewFile(const QString &offered, const QStringList &forms = {})
        : name(offered)
        , filters(forms)
    {
    }

    QString name;
    QStringList filters;
};

//! Where the window asks a person for a file, a text or a word of consent, or tells them something. An interface, so that tests can
//! answer. Nothing here waits: the answer arrives by `done`, which is not called where the person cancels or `context` has been deleted
//! by then.
class UserPrompts
{
public:
    virtual ~UserPrompts() = default;

    virtual void chooseFolder(QWidget *parent, const QString &title, QObject *context, std::function<void(const QString &)> done) = 0;
    virtual void chooseFileToOpen(QWidget *parent, const QString &title, QObject *context, std::function<void(const QString &)> done) = 0;
    virtual void chooseFileToSave(
        QWidget *parent, const QString &title, const NewFile &file, QObject *context, std::function<void(const QString &)> done) = 0;
    virtual void askText(QWidget *parent, const QString &title, const QString &label, const QString &text, QObject *context,
        std::function<void(const QString &)> done) = 0;
    //! `action` is the text of the button that means yes; `done` is called only then.
    virtual void confirm(QWidget *parent, const QString &text, const QString &action, QObject *context, std::function<void()> done) = 0;
    //! What has not been saved would be lost: saves it (`done(true)`), or drops it, which is what `drop` says (`done(false)`).
    virtual void offerSaving(
        QWidget *parent, const QString &text, const QString &drop, QObject *context, std::function<void(bool isToBeSaved)> done) = 0;
    //! Something to know, with nothing to decide.
    virtual void tell(QWidget *parent, const QString &text) = 0;
};

//! The prompts as dialogs of the desktop, opened without a nested event loop. Owned by Windows.
class DialogPrompts final : public UserPrompts
{
public:
    void chooseFolder(QWidget *parent, const QString &title, QObject *context, std::function<void(const QString &)> done) override;
    void chooseFileToOpen(QWidget *parent, const QString &title, QObject *context, std::function<void(const QString &)> done) override;
    void chooseFileToSave(
        QWidget *parent, const QString &title, const NewFile &file, QObject *context, std::function<void(const QString &)> done) override;
    void askText(QWidget *parent, const QString &title, const QString &label, const QString &text, QObject *context,
        std::function<void(const QString &)> done) override;
    void confirm(QWidget *parent, const QString &text, const QString &action, QObject *context, std::function<void()> done) override;
    void offerSaving(
        QWidget *parent, const QString &text, const QString &drop, QObject *context, std::function<void(bool isToBeSaved)> done) override;
    void tell(QWidget *parent, const QString &text) override;
};

} // namespace gui
