// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/schema/jsonwriter.h"
#include "model/toml/descriptorvalue.h"

#include <QMap>
#include <QStringList>

#include <optional>
#include <variant>

namespace model {

//! What a variable of a prompt stands for. A value.
struct PromptValue {
    //! A number is kept as it is written.
    using Held = std::variant<QString, bool, QStringList>;

    Held held = {};
    //! Of one of several options, what the person sees of it; empty otherwise.
    QString title = {};

    //! As it stands in the text: a list with commas, true or false.
    QString text() const;
    //! What a condition takes for no: nothing, no element, false.
    bool isEmpty() const;
    bool operator==(const PromptValue &) const = default;
};

using PromptValues = QMap<QString, PromptValue>;

//! A place in a prompt that is filled in, with what may stand there. A value.
struct PromptVariable {
    //! File: the path of a text file, whose text stands in the prompt.
    enum class Kind { Text, LongText, Number, Boolean, Options, List, File };
    struct Option {
        QString value;
        QString title;

        bool operator==(const Option &) const = default;
    };

    //! Characters of one text, and elements of a list; whatever a descriptor says.
    static constexpr qsizetype longestText = 1024 * 1024;
    static constexpr qsizetype mostElements = 1000;

    QString name = {};
    QString title = {};
    QString description = {};
    Kind kind = Kind::Text;
    //! What stands there where nothing is given.
    std::optional<PromptValue> standard = {};
    //! Of a number; of the characters of a text, of the elements of a list.
    std::optional<double> minimum = {};
    std::optional<double> maximum = {};
    //! Of a number: from its minimum, or 0, in steps of this. 0 for any number.
    double step = 0;
    QList<Option> options = {};
    //! It has to be given.
    bool isRequired = false;

    //! `text`, `long-text`, …
    static QString toWire(Kind kind);
    //! What cannot be read is left out; the schema and check() say so.
    static PromptVariable read(const DescriptorValue &described);
    //! What is wrong beyond the schema.
    Diagnostics check(const DescriptorValue &described, const QString &path) const;

    //! It has a default that cannot be taken away, only changed.
    bool isAlwaysThere() const;
    QString shownName() const { return title.isEmpty() ? name : title; }
    // Usage errors that name the variable and what it may be.
    //! As a person writes it: `yes`, `0.5`, elements with commas or as JSON.
    Result<PromptValue> fromText(const QString &text) const;
    //! As a form has it.
    Result<PromptValue> fromJson(const JsonText &json) const;
    //! The same value where it is within the limits.
    Result<PromptValue> within(PromptValue value) const;
    //! As a form has it.
    JsonText toJson(const PromptValue &value) const;
    //! Its JSON Schema, for a form.
    void writeSchema(JsonWriter &writer) const;

    bool operator==(const PromptVariable &) const = default;

private:
    Result<PromptValue> number(const QString &text) const;
    Result<PromptValue> option(const QString &text) const;
    tl::unexpected<Error> wrong(const QString &what) const;
};

} // namespace model
