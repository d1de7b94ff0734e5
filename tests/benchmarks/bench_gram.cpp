// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// Reading 1 MB of gram, as agents and their tools are written: against the same patterns as JSON in the interchange form, and against
// four texts of a quarter of the size, which takes as long where the time grows with the text and no faster.

#include "model/gram/gramjson.h"
#include "model/gram/gramreader.h"
#include "tests/benchmarks/measurement.h"

#include <QJsonDocument>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype megabyte = 1024 * 1024;

//! An agent with two tools and a type, with all kinds of values in them.
QByteArray agent(int number)
{
    const QByteArray name = QByteArray::number(number);
    return "// Agent number " + name + "\n[agent" + name + ":Agent {title: \"Number " + name
        + "\", model: 'OpenAI/gpt-4o-mini', level: 2.5, tags: [\"a\", 'b', c], limits: {low: -1, high: 0x1F},\n"
          "  instruction: ```md\n  When somebody says hello, call a tool.\n  Else say what the time is.\n  ```} |\n"
          "  [greet"
        + name
        + ":ToolSpecification {description: \"Greets somebody by \\\"name\\\"\"} |\n"
          "    (personName::Text {default: \"world\"})==>(times::Int {range: 1..5, optional: true})==>(::String)],\n"
          "  shared\n]\n(a"
        + name + ":Person {height: 168cm})-[k" + name + ":KNOWS]->(b" + name + ")<-[:LIKES]-(c" + name + ")\n";
}

QByteArray text(qsizetype size)
{
    QByteArray text;
    for (int number = 0; text.size() < size; ++number)
        text += agent(number);
    return text;
}

} // namespace

int main(int argc, char **argv)
{
    const QByteArray whole = text(megabyte);
    const QByteArray quarter = text(megabyte / 4);
    const model::GramText read = model::GramReader::read(whole);
    const QByteArray json = model::gramjson::toJson(read.document).bytes();
    if (!read.faults.isEmpty() || QJsonDocument::fromJson(json).isNull()) {
        std::fputs("the text was expected to be gram\n", stderr);
        return 1;
    }

    const auto reading = [&] { (void)model::GramReader::read(whole); };
    const auto size = benchmark::compare(7, reading, [&] {
        for (int part = 0; part < 4; ++part)
            (void)model::GramReader::read(quarter);
    });
    const auto form = benchmark::compare(7, reading, [&] { (void)QJsonDocument::fromJson(json); });
    const double speed = double(whole.size()) / double(megabyte) / (size.measured / 1e3);
    std::fprintf(stderr, "gram is read at %.1f MB/s\n", speed);
    return benchmark::report({{"reading 1 MB of gram, against 4 x 256 KB", size.measured, size.reference, "ms", 1.25},
                                 {"the same, against its patterns as JSON", form.measured, form.reference, "ms", 1}},
        argc, argv);
}
