// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"
#include "model/store/conversationstore.h"

namespace gui {

//! `parlance conversations`: the conversations, newest first.
class ConversationsCommand final : public Command
{
    Q_OBJECT

public:
    ConversationsCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    void start(const QCommandLineParser &parser) override;

private:
    model::Result<QList<model::ConversationInfo>> listed(model::ConversationStore::Which which, const QString &group, int limit);
};

//! `parlance show ID`: one conversation, a canister of its path a line; the same conversation always gives the same bytes.
class ShowCommand final : public Command
{
    Q_OBJECT

public:
    ShowCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    qsizetype mostArguments() const override { return 1; }
    void start(const QCommandLineParser &parser) override;

private:
    void print(const model::Canister &canister);
};

//! `parlance search WORDS`: where these words are, newest first.
class SearchCommand final : public Command
{
    Q_OBJECT

public:
    SearchCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    qsizetype mostArguments() const override { return anyNumber; }
    void start(const QCommandLineParser &parser) override;
};

//! `parlance exchanges [ID]`: what went over the wire, of a conversation, one exchange, or all; or all of it as a HAR file or a cassette.
class ExchangesCommand final : public Command
{
    Q_OBJECT

public:
    ExchangesCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    qsizetype mostArguments() const override { return 1; }
    void start(const QCommandLineParser &parser) override;

private:
    model::Result<QList<model::Exchange>> find(const QString &id);
    void list(const QList<model::Exchange> &exchanges, bool json);
    model::Result<void> write(const QList<model::Exchange> &exchanges, const QCommandLineParser &parser);
};

} // namespace gui
