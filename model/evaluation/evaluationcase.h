// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/canister.h"
#include "model/evaluation/expectation.h"

#include <QMap>

namespace model {

class Database;

//! One line of a conversation that a case begins with.
struct CaseMessage {
    enum class Speaker { System, User, Assistant };

    Speaker speaker = Speaker::User;
    QString text;

    bool operator==(const CaseMessage &) const = default;
};

//! A tool call that is a case by itself: no model is asked.
struct CaseCall {
    QString tool = {};
    JsonText arguments = {};

    bool operator==(const CaseCall &) const = default;
};

//! What is asked, and what is expected of the answer. A value.
struct EvaluationCase {
    //! Unlike that of the suite's other cases.
    QString id = {};
    QString description = {};
    //! What is said before; empty for a conversation that begins here.
    QList<CaseMessage> before = {};
    //! The last message, with places for variables, `{{name}}`.
    QString input = {};
    //! Values of the variables; what is no text is as JSON.
    QMap<QString, QString> vars = {};
    QList<Expectation> expect = {};
    //! Which share of the weights has to hold; nothing: all of them.
    std::optional<double> threshold = {};
    //! Instead of an input; without a tool for none.
    CaseCall invoke = {};

    //! What is asked of a model or a tool, for the person.
    QString asked() const;
    //! What a window or a report calls it.
    QString shownName() const { return description.isEmpty() ? id : description; }

    //! One of an object as lines of JSON have it: `id`, `input` (a text or messages), `vars`, `assert` or `expect`, `expected` and the
    //! names that others have for it, `invoke`. \return a Validation error that says what is missing.
    static Result<EvaluationCase> read(const JsonText &object);
    //! One of a conversation: what was said up to the last message of the user, which is asked again; the tools that were called since, in
    //! order, and the answer's words are expected. \return a Usage error where nothing was asked.
    static Result<EvaluationCase> of(const QList<CanisterPointer> &path, const QString &id);
    //! The same of the path of one that is kept, named by its title.
    static Result<EvaluationCase> of(Database &database, const ConversationId &conversation);
    //! One of a tool call: it is made again, and what came of it is expected.
    static EvaluationCase of(const CaseCall &call, const QString &result);
    JsonText toJson() const;

    bool operator==(const EvaluationCase &) const = default;
};

//! The text with the values of variables in place of `{{name}}`, blanks around the name or not; a name without a value stays as it is
//! written. Nothing else of a template language is understood, and nothing is run.
QString withVariables(const QString &text, const QMap<QString, QString> &vars);
//! The names that it has places for.
QStringList variablesIn(const QString &text);
//! The same in every text of a JSON value.
JsonText withVariables(const JsonText &value, const QMap<QString, QString> &vars);

} // namespace model
