// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/serving/servedclient.h"
#include "model/schema/jsonwriter.h"
#include "model/session/questions.h"

namespace gui {

// What a process that serves and the windows of its profile tell each other: a JSON object a line, each with one member that says what it
// is. A process tells `serves` first ({as, process, at}), then `clients`, `question`s and which of them are `settled`; a window `answer`s,
// `stop`s what is under way, or has the process `end`. Pure.

void writeClients(model::JsonWriter &writer, const QList<ServedClient> &clients);
QList<ServedClient> readClients(const model::JsonText &clients);

//! All that a person needs to decide; what the answer is checked against stays with who asks.
void writeSubject(model::JsonWriter &writer, const model::Question::Subject &subject);
model::Question::Subject readSubject(const model::JsonText &subject);

void writeAnswer(model::JsonWriter &writer, const model::Answer &answer);
//! Of a person. What is none is a refusal.
model::Answer readAnswer(const model::JsonText &answer);

} // namespace gui
