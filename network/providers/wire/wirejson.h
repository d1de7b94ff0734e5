// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/canister.h"

namespace network {

//! A call's arguments as they may stand in a request: as the model sent them where they are a JSON object, `{}` where there are none,
//! else an object that holds the text, since many providers refuse the whole request otherwise.
model::JsonText argumentsForWire(const QByteArray &arguments);

//! A schema as providers take it: an object with a `type`; every member keeps its text.
model::JsonText schemaForWire(const model::JsonText &schema);

//! The content as text for a provider: data as its JSON; nothing for images and thoughts.
QString textForWire(const model::Content &content);

//! All texts of the contents, joined by a blank line.
QString joinedText(const model::Contents &contents);

//! The picture as a `data:` URL.
QString dataUrl(const model::ImageContent &image);

} // namespace network
