// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"
#include "model/store/conversationstore.h"

namespace gui {

//! A command that does the same with each of the conversations that it is given; the last line of JSON counts them.
class EachCommand : public Command
{
    Q_OBJECT

public:
    void declare(QCommandLineParser &parser) const override;
    qsizetype mostArguments() const override { return anyNumber; }
    void start(const QCommandLineParser &parser) override;

protected:
    //! Looks among these; `event` is what JSON says of each, `done` the sentence for a person.
    EachCommand(Workbench &workbench, Terminal &terminal, model::ConversationStore::Among among, QString event, QString done);

    //! On the store's thread.
    using Work = std::function<model::Result<void>(model::Database &, const model::ConversationId &)>;
    virtual Work work() = 0;

private:
    void next();

    const model::ConversationStore::Among m_among;
    const QString m_event;
    const QString m_done;
    QList<model::ConversationInfo> m_waiting;
    bool m_json = false;
};

//! `parlance delete ID…`: puts conversations among the deleted.
class DeleteCommand final : public EachCommand
{
    Q_OBJECT

public:
    DeleteCommand(Workbench &workbench, Terminal &terminal);

private:
    Work work() override;
};

//! `parlance restore ID…`: brings deleted conversations back.
class RestoreCommand final : public EachCommand
{
    Q_OBJECT

public:
    RestoreCommand(Workbench &workbench, Terminal &terminal);

private:
    Work work() override;
};

//! `parlance erase ID…`: erases conversations for good, deleted or not; none that another Parlance is writing in.
class EraseCommand final : public EachCommand
{
    Q_OBJECT

public:
    EraseCommand(Workbench &workbench, Terminal &terminal);

private:
    Work work() override;
};

//! `parlance archive ID…`: puts conversations into the archive.
class ArchiveCommand final : public EachCommand
{
    Q_OBJECT

public:
    ArchiveCommand(Workbench &workbench, Terminal &terminal);

private:
    Work work() override;
};

//! `parlance unarchive ID…`: brings them back into the list.
class UnarchiveCommand final : public EachCommand
{
    Q_OBJECT

public:
    UnarchiveCommand(Workbench &workbench, Terminal &terminal);

private:
    Work work() override;
};

//! `parlance move ID… --group NAME`: puts conversations into a group; an empty name takes them out of theirs.
class MoveCommand final : public EachCommand
{
    Q_OBJECT

public:
    MoveCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    void start(const QCommandLineParser &parser) override;

private:
    Work work() override;

    QString m_group;
};

} // namespace gui
