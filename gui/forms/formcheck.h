// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsonschema.h"

#include <QObject>

namespace gui {

//! Checks values against a schema away from the window's thread, since a hostile schema or value may take its time: the last value
//! asked about counts, answers to earlier ones are dropped. Owned by a FormView.
class FormCheck final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FormCheck)

public:
    explicit FormCheck(QObject *parent);

    void setSchema(const model::JsonText &schema);
    //! Checks soon; an empty value means that there is nothing to check.
    void check(const model::JsonText &value);

Q_SIGNALS:
    //! What is wrong with the value last asked about.
    void checked(const QList<model::SchemaViolation> &violations);
    //! The schema is none, or is beyond the bounds: nothing can be said about values.
    void impossible(const QString &why);

private:
    struct Compiled {
        std::shared_ptr<const model::JsonSchema> schema;
        QString error;
    };
    void run();

    model::JsonText m_schema;
    model::JsonText m_value;
    std::shared_ptr<const Compiled> m_compiled;
    int m_asked = 0;
};

} // namespace gui
