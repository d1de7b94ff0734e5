// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "mcpfixture.h"
#include "tests/support/sessionfixture.h"

namespace mcp {

//! A conversation whose tools are the fixture's, with a model that says what it is told to.
class Talk final
{
public:
    explicit Talk(Fixture &fixture)
    {
        sessions = std::make_unique<model::Sessions>(model::Session::Parts {
            *profile.store, profile.conversers, *fixture.processor, fixture.questions, fixture.approvals, profile.folder.path(), {}});
        model::SessionSettings settings;
        settings.model = {u"fake"_s, u"model"_s};
        sessions->setDefaults(settings);
        session = sessions->create();
    }

    bool send(const QString &text, model::TurnState expected)
    {
        events = support::SessionFixture::record(*session);
        return session->send({model::TextContent {text}}).has_value() && endsAs(expected);
    }

    bool endsAs(model::TurnState expected) const
    {
        return QTest::qWaitFor([this] { return support::endOf(*events).has_value(); }, 30'000)
            && support::endOf(*events)->state == expected;
    }

    support::SessionFixture profile;
    support::FakeConversers &model = profile.conversers;
    std::unique_ptr<model::Sessions> sessions;
    model::Sessions::Handle session;
    std::shared_ptr<QList<model::TurnEvent>> events;
};

} // namespace mcp
