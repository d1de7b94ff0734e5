// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/capture/messagefollower.h"
#include "tests/fuzz/fuzzer.h"

#include <algorithm>

namespace {

//! How a message is understood: its state, its content and how many bytes it took.
struct Understood {
    network::MessageFollower::State state;
    QByteArray content;
    qsizetype taken = 0;

    bool operator==(const Understood &) const = default;
};

Understood follow(network::MessageFollower::Role role, QByteArrayView bytes, qsizetype step)
{
    using State = network::MessageFollower::State;
    network::MessageFollower follower(role);
    follower.begin("GET");
    Understood understood {State::Head, {}, 0};
    while (understood.taken < bytes.size() && (follower.state() == State::Head || follower.state() == State::Body)) {
        const qsizetype taken = follower.feed(bytes.sliced(understood.taken, std::min(step, bytes.size() - understood.taken)));
        fuzz::require(taken > 0);
        understood.taken += taken;
        understood.content += follower.takeContent();
    }
    understood.state = follower.state();
    return understood;
}

} // namespace

//! A message that passes by is understood alike wherever it is cut.
void fuzz::meets(const QByteArray &bytes)
{
    for (const auto role : {network::MessageFollower::Role::Request, network::MessageFollower::Role::Response}) {
        const Understood whole = follow(role, bytes, std::max<qsizetype>(1, bytes.size()));
        const Understood cut = follow(role, bytes, 3);
        require(whole.state == cut.state && whole.content == cut.content);
    }
}
