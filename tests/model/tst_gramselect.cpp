// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/gramcompose.h"
#include "model/gram/gramselect.h"
#include "model/gram/gramwriter.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using namespace model;

namespace {

const QString agents = u"{kind: \"agents\"}\n"
                       "[greeter:Agent {model: 'p/m', instruction: 'i', tags: ['kind', 'short']} | hello, [bye:Tool:Shared {description: "
                       "'d'} | (n::Text)==>(::String)]]\n"
                       "[hello:ToolSpecification {description: 'd', level: 2} | (n::Text)==>(times::Int)==>(::String)]\n"
                       "@draft(true) [old:Agent {model: other}]\n"_s;
const QByteArray selectedTools = "// Shared.\n[hello:Tool {description: 'd'} | (name::Text)==>(::String)]\n";
const QByteArray selectedGreeter = "{kind: 'agents'}\n[greeter:Agent {model: 'p/m', instruction: 'i'} | hello]\n";
const QByteArray parrot = "{kind: 'agents', by: 'x'} [parrot:Agent {model: 'p/m', instruction: 'i'} | hello]";

QStringList linesOf(const GramCompose::Composed &composed)
{
    QStringList lines;
    for (const Diagnostic &diagnostic : composed.diagnostics)
        lines.append(diagnostic.toString());
    return lines;
}

} // namespace

//! Finding patterns, and joining texts.
class GramSelectTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsPatterns_data();
    void findsPatterns();
    void refusesWhatAsksForNothing_data();
    void refusesWhatAsksForNothing();
    void joinsTextsWhoseReferencesResolve();
    void refusesWhatDoesNotGoTogether_data();
    void refusesWhatDoesNotGoTogether();
};

void GramSelectTest::findsPatterns_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("places");
    const auto row = [](const QString &expression, const QString &places) {
        QTest::newRow(qPrintable(expression)) << expression << places;
    };
    row(u":Agent"_s, u"greeter@2:1 old@4:14"_s);
    row(u"bye"_s, u"bye@2:83"_s);
    row(u"hello"_s, u"hello@3:1"_s);
    row(u":Tool:Shared"_s, u"bye@2:83"_s);
    row(u"::Text"_s, u"n@2:121 n@3:57"_s);
    row(u":String"_s, u"@2:133 @3:84"_s);
    row(u"{description: 'd'}"_s, u"bye@2:83 hello@3:1"_s);
    row(u"{level: 2}"_s, u"hello@3:1"_s);
    row(u"{level: '2'}"_s, u""_s);
    row(u"{model: 'other'}"_s, u"old@4:14"_s);
    row(u"{tags: short}"_s, u"greeter@2:1"_s);
    row(u"{draft: true}"_s, u"@4:1"_s);
    row(u"(old:Agent {model: other})"_s, u"old@4:14"_s);
    row(u" greeter :Agent"_s, u"greeter@2:1"_s);
    row(u"greeter:Tool"_s, u""_s);
}

void GramSelectTest::findsPatterns()
{
    QFETCH(QString, expression);
    const auto select = GramSelect::parse(expression);
    QVERIFY2(select, select ? "" : qPrintable(select.error().message));
    const GramText text = GramReader::read(QStringView(agents));
    QVERIFY2(!hasErrors(text.faults), text.faults.isEmpty() ? "" : qPrintable(text.faults.first().message));
    QStringList places;
    for (const Pattern *pattern : select->in(text.document))
        places.append(u"%1@%2:%3"_s.arg(pattern->value.identity).arg(pattern->position.line).arg(pattern->position.column));
    QTEST(places.join(u' '), "places");
}

void GramSelectTest::refusesWhatAsksForNothing_data()
{
    QTest::addColumn<QString>("expression");
    for (const char *expression : {"", "()", "{}", "a b", "(a)-->(b)", "[a | b]", "{a}", ":", "(a) (b)"})
        QTest::newRow(expression) << QString::fromLatin1(expression);
}

void GramSelectTest::refusesWhatAsksForNothing()
{
    QFETCH(QString, expression);
    QVERIFY(!GramSelect::parse(expression));
}

void GramSelectTest::joinsTextsWhoseReferencesResolve()
{
    const auto composed = GramCompose::compose(
        {{u"greeter.gram"_s, selectedGreeter}, {u"parrot.gram"_s, parrot}, {u"tools.gram"_s, selectedTools}});
    QVERIFY2(composed.isRight(), qPrintable(linesOf(composed).join(u'\n')));
    QCOMPARE(*GramWriter::write(composed.document),
        u"{kind: \"agents\", by: \"x\"}\n\n[greeter:Agent {model: \"p/m\", instruction: \"i\"} | hello]\n[parrot:Agent {model: \"p/m\", "
        u"instruction: \"i\"} | hello]\n\n"
        "// Shared.\n[hello:Tool {description: \"d\"} | (name::Text)==>(::String)]\n"_s);
    // It is a text like any other.
    const auto again = GramCompose::compose({{u"all.gram"_s, GramWriter::write(composed.document)->toUtf8()}});
    QVERIFY(again.isRight());
    QCOMPARE(again.document, composed.document);
}

void GramSelectTest::refusesWhatDoesNotGoTogether_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<QString>("diagnostic");
    const auto row = [](const char *name, const QByteArray &first, const QByteArray &second, const QString &diagnostic) {
        QTest::newRow(name) << first << second << diagnostic;
    };
    row("a name that is defined nowhere", selectedGreeter, parrot, u"a.gram:2:51: “hello” is defined nowhere"_s);
    row("a name that is defined twice", selectedTools, "\n " + selectedTools, u"b.gram:3:1: “hello” is already defined at a.gram:2:1"_s);
    row("twice in one file", "(a:A)\n(a:A)", "(b)", u"a.gram:2:1: “a” is already defined at a.gram:1:1"_s);
    row("headers that say different things", "{kind: 'a'} (a)", "{kind: 'b'} (b)",
        u"b.gram:1:2: “kind” says something else in another file"_s);
    row("no gram", "(a)", "\n(b", u"b.gram:2:3: "_s);
    row("a rule that is broken", selectedTools, "\n[x:Agent {model: 'p/m'} | hello]",
        u"b.gram:2:1: Agent must have 'instruction' property"_s);
    row("a place behind a header of several lines", selectedTools,
        "{kind: '😀',\n by: 'x'}\n [x:Agent {model: 'p/m', instruction: 'i'} | nobody]", u"b.gram:3:46: “nobody” is defined nowhere"_s);
}

void GramSelectTest::refusesWhatDoesNotGoTogether()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    QFETCH(QString, diagnostic);
    const auto composed = GramCompose::compose({{u"a.gram"_s, first}, {u"b.gram"_s, second}});
    QVERIFY(!composed.isRight());
    const QStringList lines = linesOf(composed);
    const bool isTold = std::any_of(lines.begin(), lines.end(), [&diagnostic](const QString &line) { return line.startsWith(diagnostic); });
    QVERIFY2(isTold, qPrintable(lines.join(u'\n')));
}

QTEST_APPLESS_MAIN(GramSelectTest)
#include "tst_gramselect.moc"
