// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/conversing/pictures.h"

#include <QCoreApplication>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::Canister, model::CanisterPointer, model::Content;

namespace {

struct PicturesTexts {
    Q_DECLARE_TR_FUNCTIONS(Pictures)
};

bool isPicture(const Content &content)
{
    return std::holds_alternative<model::ImageContent>(content);
}

bool hasPicture(const CanisterPointer &canister)
{
    return std::any_of(canister->contents.begin(), canister->contents.end(), isPicture);
}

} // namespace

std::optional<model::Error> refusalOfPictures(const Provider &provider, const QString &model)
{
    if (!provider.served || provider.served->seesPictures.value_or(true))
        return std::nullopt;
    return model::Error {model::ErrorCategory::Usage,
        PicturesTexts::tr(
            "%1 sees no pictures: its server was started without a projector for them (--mmproj). Take the picture away, or pick "
            "another model.")
            .arg(model)};
}

bool asksAboutPicture(const model::ConverseRequest &request)
{
    const auto last = std::find_if(request.canisters.rbegin(), request.canisters.rend(),
        [](const CanisterPointer &canister) { return canister->role == model::Role::User; });
    return last != request.canisters.rend() && hasPicture(*last);
}

bool hasPictures(const model::ConverseRequest &request)
{
    return std::any_of(request.canisters.begin(), request.canisters.end(), hasPicture);
}

model::ConverseRequest withoutPictures(const model::ConverseRequest &request)
{
    model::ConverseRequest rewritten = request;
    for (CanisterPointer &canister : rewritten.canisters) {
        if (!hasPicture(canister))
            continue;
        Canister told = *canister;
        for (Content &content : told.contents) {
            // Not translated: it goes over the wire.
            if (isPicture(content))
                content = model::TextContent {u"[A picture stood here. It is left out, since this model sees no pictures.]"_s};
        }
        canister = model::share(std::move(told));
    }
    return rewritten;
}

} // namespace network
