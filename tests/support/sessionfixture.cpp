// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/sessionfixture.h"

#include "model/conversation/canisterjson.h"
#include "model/store/conversationstore.h"
#include "tests/support/patience.h"

namespace support {

using namespace Qt::StringLiterals;

SessionFixture::SessionFixture()
{
    reopen();
}

SessionFixture::~SessionFixture()
{
    sessions.reset();
}

model::Sessions::Handle SessionFixture::conversation()
{
    auto session = create();
    conversers.expect({FakeConversers::text(u"first answer"_s), FakeConversers::end()});
    const auto events = record(*session);
    const bool sent = session->send({model::TextContent {u"first question"_s}}).has_value();
    return sent && endsAs(*events, model::TurnState::Committed) ? session : nullptr;
}

void SessionFixture::reopen()
{
    sessions.reset();
    approvals.reset();
    questions.reset();
    store.reset();
    auto opened = model::Store::open(folder.filePath(u"parlance.sqlite"_s));
    Q_ASSERT(opened);
    store = std::move(*opened);
    questions = std::make_unique<model::Questions>();
    approvals = std::make_unique<model::Approvals>(folder.filePath(u"approvals.json"_s));
    sessions = std::make_unique<model::Sessions>(
        model::Session::Parts {*store, *conversing, invocations, *questions, *approvals, folder.path(), limits, agents});
    model::SessionSettings settings;
    settings.model = {u"fake"_s, u"model"_s};
    sessions->setDefaults(settings);
}

model::Sessions::Handle SessionFixture::create()
{
    return sessions->create();
}

QByteArray SessionFixture::show(const model::ConversationId &id)
{
    const model::ConversationStore reader(store->reader());
    const auto path = reader.path(id);
    QByteArray lines;
    if (!path)
        return lines;
    const auto nodes = reader.nodes(*path, 0, model::lengthOf(*path));
    for (const model::Node &node : nodes ? *nodes : QList<model::Node>())
        lines += model::toJson(*node.canister).bytes() + '\n';
    return lines;
}

std::shared_ptr<QList<model::TurnEvent>> SessionFixture::record(model::Session &session)
{
    auto events = std::make_shared<QList<model::TurnEvent>>();
    QObject::connect(&session, &model::Session::turnEvent, &session, [events](const model::TurnEvent &event) { events->append(event); });
    return events;
}

std::optional<model::EndEvent> endOf(const QList<model::TurnEvent> &events)
{
    for (auto event = events.rbegin(); event != events.rend(); ++event) {
        if (const auto *end = std::get_if<model::EndEvent>(&*event))
            return *end;
    }
    return {};
}

bool endsAs(const QList<model::TurnEvent> &events, model::TurnState state)
{
    return QTest::qWaitFor([&events] { return endOf(events).has_value(); }, support::patience) && endOf(events)->state == state;
}

model::Invocation invocation(const QString &id, const QString &name, const QByteArray &arguments)
{
    return {id, name, arguments, {}};
}

} // namespace support
