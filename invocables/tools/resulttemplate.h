// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsontext.h"
#include "model/toml/descriptorvalue.h"

#include <QStringList>

#include <functional>

namespace invocables {

//! The member that a name with dots leads to, such as `place.name`.
std::optional<model::JsonText> memberAt(const model::JsonText &data, const QString &name);
//! A string without its quotes, any other value as it stands.
QString worded(const model::JsonText &value);

//! A text with names in braces, such as `{temperature} in {place.name}`, that stand for members of a result or of a call's arguments;
//! `{{` and `}}` stand for braces. A value.
class ResultTemplate
{
public:
    struct Piece {
        QString text;
        bool isName = false;
    };

    //! Makes what a value says fit for the place where it stands.
    using Escape = std::function<QString(const QString &value)>;

    //! \return a Validation error that says at which character a brace is left open, closes nothing or has no name in it.
    static model::Result<ResultTemplate> parse(const QString &pattern);
    //! Braces in it stand for themselves.
    static ResultTemplate literal(const QString &text);

    const QList<Piece> &pieces() const { return m_pieces; }
    //! The names, in their order.
    QStringList names() const;
    //! Nothing where the data has not all of the names.
    std::optional<QString> filled(const model::JsonText &data, const Escape &escape = {}) const;

private:
    void append(const QString &text, bool isName);

    QList<Piece> m_pieces;
};

//! Reads one text with placeholders from a descriptor. What is wrong with it, or with a name in it, is a diagnostic at it.
class TemplateReader
{
public:
    //! What is said of a value that is no text, and of a name that there is not (with `%1` for the name).
    struct Complaints {
        QString noText;
        QString unknownName;
    };
    using IsKnown = std::function<bool(const QString &name)>;

    TemplateReader(QString path, Complaints complaints, IsKnown isKnown, model::Diagnostics &diagnostics)
        : m_path(std::move(path))
        , m_complaints(std::move(complaints))
        , m_isKnown(std::move(isKnown))
        , m_diagnostics(diagnostics)
    {
    }

    //! Nothing where it is no template; one with an unknown name is one.
    std::optional<ResultTemplate> read(const model::DescriptorValue &value);

private:
    void complain(const model::DescriptorValue &value, const QString &message);

    const QString m_path;
    const Complaints m_complaints;
    const IsKnown m_isKnown;
    model::Diagnostics &m_diagnostics;
};

} // namespace invocables
