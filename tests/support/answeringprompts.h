// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/shared/userprompts.h"

#include <QStringList>

//! Prompts that are answered at once with what the test has set; an empty answer cancels. Keeps what was asked and told.
class AnsweringPrompts final : public gui::UserPrompts
{
public:
    QString folder;
    QString file;
    QString fileToOpen;
    QString text;
    bool consent = false;
    //! Where something is not saved; consent drops it.
    bool saves = false;
    QStringList asked;
    //! The forms of a file that were offered last.
    QStringList filters;

    void chooseFolder(QWidget *, const QString &title, QObject *, std::function<void(const QString &)> done) override
    {
        answer(title, folder, done);
    }
    void chooseFileToOpen(QWidget *, const QString &title, QObject *, std::function<void(const QString &)> done) override
    {
        answer(title, fileToOpen, done);
    }
    void chooseFileToSave(
        QWidget *, const QString &title, const gui::NewFile &offered, QObject *, std::function<void(const QString &)> done) override
    {
        filters = offered.filters;
        answer(title, file, done);
    }
    void askText(
        QWidget *, const QString &title, const QString &, const QString &, QObject *, std::function<void(const QString &)> done) override
    {
        answer(title, text, done);
    }
    void confirm(QWidget *, const QString &question, const QString &, QObject *, std::function<void()> done) override
    {
        asked.append(question);
        if (consent)
            done();
    }
    void offerSaving(QWidget *, const QString &question, const QString &, QObject *, std::function<void(bool)> done) override
    {
        asked.append(question);
        if (saves || consent)
            done(saves);
    }
    void tell(QWidget *, const QString &notice) override { asked.append(notice); }

private:
    void answer(const QString &question, const QString &value, const std::function<void(const QString &)> &done)
    {
        asked.append(question);
        if (!value.isEmpty())
            done(value);
    }
};
