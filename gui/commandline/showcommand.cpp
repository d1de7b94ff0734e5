// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/showcommand.h"

#include "model/conversation/canisterjson.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"

namespace gui {

using namespace Qt::StringLiterals;

namespace {
constexpr int rowsAtOnce = 256;
}

ShowCommand::ShowCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void ShowCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption({u"canonical"_s, tr("JSON without identifiers, times, durations and usage, so that two runs can be compared.")});
    parser.addPositionalArgument(u"id"_s, tr("The conversation's identifier, or the beginning of it."), u"ID"_s);
}

void ShowCommand::start(const QCommandLineParser &parser)
{
    if (parser.positionalArguments().size() != 1) {
        failUsage(tr("Which conversation? parlance conversations lists them."));
        return;
    }
    const model::ConversationStore store(workbench().store().reader());
    const auto info = store.findByPrefix(parser.positionalArguments().first());
    const auto path = info ? store.path(info->id) : tl::make_unexpected(info.error());
    if (!path) {
        fail(path.error());
        return;
    }
    const bool canonical = parser.isSet(u"canonical"_s);
    const auto form = canonical ? model::CanisterForm::Canonical : model::CanisterForm::Whole;
    int damaged = 0;
    for (int first = 0; first < model::lengthOf(*path); first += rowsAtOnce) {
        const auto nodes = store.nodes(*path, first, rowsAtOnce);
        if (!nodes) {
            fail(nodes.error());
            return;
        }
        for (const model::Node &node : *nodes) {
            damaged += node.canister->damage.isEmpty() ? 0 : 1;
            if (canonical || parser.isSet(u"json"_s))
                terminal().line(model::toJson(*node.canister, form));
            else
                print(*node.canister);
        }
    }
    if (damaged > 0)
        terminal().note(tr("%n message(s) cannot be read, or only in part. parlance repair saves what can be read.", nullptr, damaged));
    Q_EMIT finished(damaged > 0 ? Failed : Committed);
}

void ShowCommand::print(const model::Canister &canister)
{
    QString heading = model::toWire(canister.role);
    if (canister.invocation)
        heading += u' ' + canister.invocation->name + u' ' + QString::fromUtf8(canister.invocation->arguments);
    if (canister.result && canister.result->error)
        heading += u": "_s + canister.result->error->message;
    if (canister.interrupted)
        heading += tr(" (interrupted)");
    if (!canister.damage.isEmpty())
        heading += tr(" (damaged: %1)").arg(canister.damage);
    terminal().line(u"── "_s + heading);
    if (const QString text = canister.text(); !text.isEmpty())
        terminal().line(text);
}

} // namespace gui
