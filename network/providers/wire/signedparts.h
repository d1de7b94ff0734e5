// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/canister.h"

#include <QList>

#include <optional>

namespace network {

//! The parts of one answer as Gemini is sent them back: those that GeminiDecoder kept as they came stand in for what was made of them,
//! so that each signature is in the very part that it came with. A value.
class SignedParts final
{
public:
    void addText(const QString &text);
    void addImage(const model::ImageContent &image);
    //! A part that was kept: with the end of the text before it, with the picture before it, a call that follows, or one of its own. A
    //! call whose name or arguments no provider takes is let go.
    void addKept(const model::JsonText &native);
    void addCall(const model::JsonText &part) { m_parts.append({part, {}, {}}); }

    //! The part that was kept of a call by this name with these arguments; each is given once.
    std::optional<model::JsonText> takeCall(const QString &wireName, const model::Invocation &invocation);
    QList<model::JsonText> parts() const;

private:
    struct Part {
        model::JsonText json;
        QString text;
        std::optional<model::ImageContent> image;
    };

    void splitOff(const QString &text, const model::JsonText &native);

    QList<Part> m_parts;
    QList<model::JsonText> m_calls;
};

//! `{"text": …}`.
model::JsonText textPart(const QString &text);
//! `{"inlineData": …}`, with the signature where there is one.
model::JsonText imagePart(const model::ImageContent &image, const QString &signature = {});

} // namespace network
