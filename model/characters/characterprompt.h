// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/toml/descriptorvalue.h"

#include <QDateTime>

class QRandomGenerator;

namespace model {

//! Makes the prompt of a character: its template with the slots filled in. Since that may depend on the time and on chance, it is made
//! once for a selection and kept. What a template does not name is no slot and stays as it stands. Pure.
class CharacterPrompt final
{
public:
    //! `character` is the descriptor's table; `instruction` counts where that has none of its own.
    static QString of(
        const DescriptorValue &character, const QString &instruction, const QString &model, const QDateTime &now, QRandomGenerator &chance);

private:
    //! The template of characters that have none.
    static QString usual();
    static QString languageOf(const DescriptorValue &character);
    static QString chosen(const DescriptorValue &choice, QRandomGenerator &chance);
};

} // namespace model
