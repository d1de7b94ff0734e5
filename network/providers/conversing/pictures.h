// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/converser.h"
#include "network/providers/description/provider.h"

namespace network {

//! That the provider's server has said that its model sees no pictures; nothing where it has not, and they may be sent.
std::optional<model::Error> refusalOfPictures(const Provider &provider, const QString &model);

//! Whether a picture belongs to what the person said last.
bool asksAboutPicture(const model::ConverseRequest &request);
bool hasPictures(const model::ConverseRequest &request);
//! The request with a note in the place of each picture, so that a conversation can go on with a model that sees none.
model::ConverseRequest withoutPictures(const model::ConverseRequest &request);

} // namespace network
