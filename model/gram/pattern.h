// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/gram/gramvalue.h"

#include <QStringList>

namespace model {

//! What a pattern says of itself: an identity (empty: anonymous), labels, each once and in order, and properties.
struct Subject {
    QString identity = {};
    QStringList labels = {};
    GramProperties properties = {};

    bool hasLabel(QStringView label) const { return labels.contains(label); }
    const GramValue *property(QStringView key) const;
    bool isBare() const { return labels.isEmpty() && properties.isEmpty(); }

    bool operator==(const Subject &) const = default;
};

//! The comments of a pattern, each with its slashes.
struct PatternComments {
    //! On lines of their own above it, and what stood inside it where nothing else could keep it.
    QStringList above = {};
    //! On the line where it ends.
    QString beside = {};
    //! Behind its last element, on lines of their own.
    QStringList last = {};

    bool isEmpty() const { return above.isEmpty() && beside.isEmpty() && last.isEmpty(); }
};

//! A decorated sequence, which is all there is in gram: a subject and the patterns that it holds. A plain value; how it was written
//! is kept beside, for writing it alike and for errors, and does not count when patterns are compared.
struct Pattern {
    enum class Form { Any, Reference, Node, Bracket, Relationship, Walk, Annotation };
    //! Of a relationship: which ends had a point.
    enum class Arrow { Right, Left, Undirected, Both };

    Subject value = {};
    QList<Pattern> elements = {};

    // How it was written.
    Form form = Form::Any;
    Arrow arrow = Arrow::Right;
    //! What an arrow is drawn with: `-`, `=` or `~`.
    char16_t family = u'-';
    //! Labels were marked by `::`, as those of types are.
    bool isDeclaring = false;
    TextPosition position = {};
    PatternComments comments = {};

    bool operator==(const Pattern &other) const { return value == other.value && elements == other.elements; }
};

//! A gram text: the record at its head, which says something of the text itself, and its patterns.
struct GramDocument {
    std::optional<GramProperties> header = {};
    QList<Pattern> patterns = {};
    QStringList commentsAboveHeader = {};
    QStringList commentsAtEnd = {};

    bool operator==(const GramDocument &other) const { return header == other.header && patterns == other.patterns; }
};

} // namespace model
