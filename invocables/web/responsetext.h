// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/http/fetchrequest.h"

namespace invocables {

//! Characters of an answer that an error's text shows.
constexpr qsizetype mostOfAnError = 2000;

//! Why an answer is none that a tool can use: its status is not one of success. Says so with the beginning of the body.
std::optional<model::Error> statusError(const network::FetchedResponse &response);

//! The body as text, by its character set. \return an Execution error where it is none.
model::Result<QString> responseText(const network::FetchedResponse &response);

//! Status and headers, for an answer that has nothing else.
QString headText(const network::FetchedResponse &response);

//! Such as `text/html`, in lower case; empty where the answer does not say.
QString mediaType(const network::FetchedResponse &response);

} // namespace invocables
