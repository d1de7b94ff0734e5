// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace invocables {

//! Whether what is called this (a variable, a header, an option, a member of a query) holds a secret as a rule: `GITHUB_TOKEN`,
//! `--api-key`, `Authorization`. Rather too often than too seldom: a secret is as useful in the keychain, and so is what is none.
bool isSecretName(const QString &name);

//! Whether a text is a secret by itself, or holds one somewhere: a key in a well-known form, a password in an address or a connection
//! string, what is assigned to something with a telling name (isSecretName()), a long run of random characters.
bool isSecretText(const QString &text);

//! Whether the value of something with that name is to be kept from files.
bool isSecret(const QString &name, const QString &text);

//! Whether a text only stands where a secret is to be written (`<YOUR_API_KEY>`, `your-token-here`).
bool isPlaceholder(const QString &text);

//! Whether an address, or one within a text, holds one: a password before the host, a secret in its query or its fragment, a long run
//! of random characters in its path.
bool isSecretAddress(const QString &text);

} // namespace invocables
