// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/schema/jsontext.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace invocables {

//! A URI template as servers have them for families of resources (RFC 6570 up to level 3: all operators, no prefixes; an `*` behind a name
//! makes no difference to a single text). A value.
class McpUriTemplate
{
public:
    //! \return a Validation error where a brace is left open or an expression is none.
    static model::Result<McpUriTemplate> parse(const QString &text);

    //! The variables, each once, in their order.
    const QStringList &names() const { return m_names; }
    //! A variable without a value is left out.
    QString expanded(const QMap<QString, QString> &values) const;

private:
    struct Piece {
        QString literal = {};
        //! 0 for simple expansion.
        char16_t operation = 0;
        QStringList names = {};
    };

    static model::Result<Piece> readExpression(QStringView inner);

    QList<Piece> m_pieces;
    QStringList m_names;
};

//! Something that a server has to read, or a family of such things. A value.
struct McpResource {
    //! A URI; of a template, one with variables (RFC 6570, see McpUriTemplate).
    QString uri = {};
    bool isTemplate = false;
    QString name = {};
    //! For the person: its title, else its name, else its URI.
    QString title = {};
    QString description = {};
    QString mimeType = {};
    //! Bytes; -1 where it is not known.
    qint64 size = -1;

    //! An item of `resources/list` or `resources/templates/list`; its `uri` is empty where it is none.
    static McpResource read(const model::JsonText &item);

    bool operator==(const McpResource &) const = default;
};

//! A prompt that a server has to offer, with the arguments that are asked for. A value.
struct McpPrompt {
    struct Argument {
        QString name = {};
        QString title = {};
        QString description = {};
        bool required = false;

        bool operator==(const Argument &) const = default;
    };

    QString name = {};
    QString title = {};
    QString description = {};
    QList<Argument> arguments = {};

    //! An item of `prompts/list`; its name is empty where it is none.
    static McpPrompt read(const model::JsonText &item);

    bool operator==(const McpPrompt &) const = default;
};

} // namespace invocables
