// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/gram/gramreader.h"

namespace model {

//! Joins gram texts into one, in their order, so that what one defines the others can name. Comments stay. Names that are defined twice,
//! names that are defined nowhere, and whatever is wrong in one of them or in the whole are diagnostics of the file that they stand in.
class GramCompose final
{
public:
    struct Source {
        QString path;
        QByteArray text;
    };
    struct Composed {
        GramDocument document;
        Diagnostics diagnostics;
        bool isRight() const { return !hasErrors(diagnostics); }
    };

    static Composed compose(const QList<Source> &sources);

private:
    bool add(const Source &source);
    void join();
    void header(const GramProperties &properties, const QString &path);
    QString ambiguityAt(TextPosition position, const GramDocument &document) const;
    Diagnostic diagnosticOf(const GramFault &fault) const;

    //! A file's place in the joined text: the lines before it.
    struct Part {
        QString path;
        int linesBefore = 0;
    };

    QList<Part> m_parts;
    QString m_text;
    int m_lines = 0;
    std::optional<GramProperties> m_header;
    Composed m_composed;
};

} // namespace model
