// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorfile.h"

namespace model {

//! Which tool does the work of which tool specification. A value; see LibraryCatalog.
struct ToolLibrary {
    //! How close a tool has to come to its specification: its arguments have to fit, or name, description and schema have to be equal.
    enum class Match { Compatible, Exact };
    struct Binding {
        //! Of the specification.
        QString name;
        //! ENSEMBLE:TOOL.
        QString invoker;
        TextPosition position = {};
    };

    QString name = {};
    QString title = {};
    QString description = {};
    QString path = {};
    Match match = Match::Compatible;
    QList<Binding> bindings = {};
    Diagnostics diagnostics = {};
    //! What is wrong with the file as it is now, where its last good text is in use.
    Diagnostics newerFaults = {};

    //! Null where there is none.
    const Binding *find(const QString &specification) const;
    QString shownName() const { return title.isEmpty() ? name : title; }

    static ToolLibrary read(const DescriptorFile &file);
    //! What is wrong with a library beyond the schema. Registered with DescriptorCheck.
    static Diagnostics check(const DescriptorFile &file);
};

} // namespace model
