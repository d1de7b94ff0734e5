// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/completion.h"
#include "model/descriptors/descriptorcheck.h"
#include "model/descriptors/descriptorschema.h"
#include "model/descriptors/quickfix.h"
#include "model/descriptors/toollines.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using namespace model;

namespace {

//! The text with the caret's mark taken out, and where it stood.
std::pair<QString, qsizetype> withCaret(QString text)
{
    const qsizetype caret = text.indexOf(u'|');
    return {text.remove(caret, 1), caret};
}

} // namespace

class CompletionTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void offersWhatMayStandThere_data();
    void offersWhatMayStandThere();
    void offersTheToolsOfAPrompt();
    void putsTheCaretIntoTheQuotes();
    void saysWhatAKeyMeans();
    void replacesTheWholeWord();
    void survivesAnyCaret();
    void mendsWhatIsWrong_data();
    void mendsWhatIsWrong();
    void doesNothingWhereTheTextHasChanged();
    void knowsTheToolOfALine();

private:
    Completions completed(const QString &marked, DescriptorKind kind = DescriptorKind::Ensemble) const
    {
        const auto [text, caret] = withCaret(marked);
        return Completer(SchemaGuide(DescriptorSchema::shapeOf(kind)), m_names).at(text, caret);
    }

    const KnownNames m_names {{u"invocable.name"_s, {u"clock:now"_s, u"io:read_file"_s}}, {u"invokers.source"_s, {u"io/x.toml"_s}},
        {u"keychain"_s, {u"MY_KEY"_s}}, {u"environment"_s, {u"MY_TOKEN"_s}}, {u"tools.*"_s, {u"io"_s, u"io:write_file"_s}}};
};

void CompletionTest::offersWhatMayStandThere_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("offered");
    QTest::addColumn<QStringList>("notOffered");
    const auto row = [](const char *name, const QString &text, const QStringList &offered, const QStringList &notOffered) {
        QTest::newRow(name) << text << offered << notOffered;
    };
    row("keys of a table", u"[ensemble]\n|\n"_s, {u"name"_s, u"title"_s, u"[defaults]"_s, u"[[invokers]]"_s}, {u"timeout"_s});
    row("keys that are not there yet", u"[ensemble]\nname = \"a\"\n|"_s, {u"title"_s}, {u"name"_s});
    row("what is begun", u"[ensemble]\nen|\n"_s, {u"enabled"_s}, {u"name"_s});
    row("keys of an element", u"[ensemble]\nname = 'a'\n[[invokers]]\nap|\n"_s, {u"approval"_s}, {u"title"_s});
    row("keys below an element", u"[[invokers]]\nname = 'a'\n[invokers.invocable]\n|"_s, {u"command"_s, u"kind"_s}, {u"approval"_s});
    row("choices", u"[defaults]\napproval = |"_s, {u"\"ask\""_s, u"\"allow\""_s}, {u"true"_s});
    row("choices in quotes", u"[defaults]\napproval = \"al|\""_s, {u"\"allow\""_s}, {u"\"ask\""_s});
    row("booleans", u"[ensemble]\nenabled = |\n[defaults]"_s, {u"true"_s, u"false"_s}, {});
    row("headers", u"[ensemble]\nname = 'a'\n[def|\n"_s, {u"[defaults]"_s}, {u"[ensemble]"_s});
    row("headers of lists", u"[[inv|"_s, {u"[[invokers]]"_s, u"[invokers.invocable]"_s}, {u"[ensemble]"_s});
    row("known names", u"[[invokers]]\n[invokers.invocable]\nname = \"|\"\n"_s, {u"\"clock:now\""_s}, {});
    row("sources", u"[[invokers]]\nsource = |"_s, {u"\"io/x.toml\""_s}, {});
    row("names of keys", u"[[invokers]]\n[invokers.invocable.headers]\nX-A = { keychain = \"|\" }\n"_s, {u"\"MY_KEY\""_s}, {});
    row("variables of the environment", u"[[invokers]]\n[invokers.invocable]\nenvironment = [|]\n"_s, {u"\"MY_TOKEN\""_s},
        {u"\"MY_KEY\""_s});
    row("inline tables", u"[[invokers]]\ninvocable = { k| }\n"_s, {u"kind"_s}, {u"approval"_s});
    row("values in inline tables", u"[[invokers]]\ninvocable = { kind = | }\n"_s, {u"\"command\""_s}, {});
    row("alternatives", u"[defaults]\non-failure = { time| }\n"_s, {u"timeout"_s}, {});
    row("the vocabulary of schemas", u"[[invokers]]\n[invokers.arguments]\n|\n"_s, {u"type"_s, u"required"_s}, {u"approval"_s});
    row("of a property", u"[[invokers]]\n[invokers.arguments.properties.path]\ntype = |\n"_s, {u"\"string\""_s, u"\"integer\""_s}, {});
    row("errors elsewhere", u"a = = \n[ensemble\nx = [1,\n[defaults]\nappr|\nb = 'x\n"_s, {u"approval"_s}, {});
    row("nothing in a comment", u"[ensemble]\n# na|\n"_s, {}, {u"name"_s});
    row("dotted keys", u"ensemble.na|"_s, {u"name"_s}, {u"title"_s});
}

void CompletionTest::offersWhatMayStandThere()
{
    QFETCH(QString, text);
    QFETCH(QStringList, offered);
    QFETCH(QStringList, notOffered);
    QStringList labels;
    for (const Completion &choice : completed(text).choices)
        labels += choice.label;
    for (const QString &label : offered)
        QVERIFY2(labels.contains(label), qPrintable(label + u" is not in "_s + labels.join(u' ')));
    for (const QString &label : notOffered)
        QVERIFY2(!labels.contains(label), qPrintable(label));
}

void CompletionTest::offersTheToolsOfAPrompt()
{
    QStringList offered;
    for (const Completion &choice : completed(u"[prompt]\nname = \"x\"\n[tools]\nio = true\n|\n"_s, DescriptorKind::Prompt).choices)
        offered.append(choice.text);
    QVERIFY2(offered.contains(u"\"io:write_file\" = "_s), qPrintable(offered.join(u'|')));
    QVERIFY(!offered.contains(u"io = "_s));
    QVERIFY(completed(u"[[variables]]\nname = \"x\"\nkind = |\n"_s, DescriptorKind::Prompt).choices.size() >= 7);
}

void CompletionTest::putsTheCaretIntoTheQuotes()
{
    const Completion choice = completed(u"[ensemble]\nti|"_s).choices.value(0);
    QCOMPARE(choice.text, u"title = \"\""_s);
    QCOMPARE(choice.caretBack, 1);
    QCOMPARE(completed(u"[ensemble]\nti| = 1"_s).choices.value(0).text, u"title"_s);
}

void CompletionTest::saysWhatAKeyMeans()
{
    QCOMPARE(completed(u"[defaults]\napp|"_s).choices.value(0).help,
        u"Whether a person is asked before it runs: \"ask\", \"allow\" or \"refuse\", or a table of rules by argument, of which the first "
        "that fits answers."_s);
}

void CompletionTest::replacesTheWholeWord()
{
    const Completions value = completed(u"[defaults]\napproval = \"al|xx\" # c"_s);
    QCOMPARE(value.begin, 22);
    QCOMPARE(value.end, 28);
    const Completions header = completed(u"[[inv|okers]] # c"_s);
    QCOMPARE(header.begin, 0);
    QCOMPARE(header.end, 12);
}

void CompletionTest::survivesAnyCaret()
{
    const QString text = u"[[invokers]]\ninvocable = { kind = [ \"a\n[x.\"y\"]\n= {[\n'''z"_s;
    const SchemaGuide schema(DescriptorSchema::shapeOf(DescriptorKind::Ensemble));
    const Completer completer(schema, m_names);
    for (qsizetype end = 0; end <= text.size(); ++end) {
        for (qsizetype caret = 0; caret <= end; ++caret) {
            const Completions completions = completer.at(text.left(end), caret);
            QVERIFY(completions.begin >= 0 && completions.begin <= completions.end && completions.end <= end);
        }
    }
}

void CompletionTest::mendsWhatIsWrong_data()
{
    QTest::addColumn<DescriptorKind>("kind");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("mended");
    const auto row = [](const char *name, const QString &text, const QString &mended, DescriptorKind kind = DescriptorKind::Ensemble) {
        QTest::newRow(name) << kind << text << mended;
    };
    row("an unknown key", u"[ensemble]\nname = \"a\"\nenabeld = true\n"_s, u"[ensemble]\nname = \"a\"\nenabled = true\n"_s);
    row("an unknown key after wide characters",
        u"[ensemble]\nname = \"a\"\n[[invokers]]\nname = \"b\"\noutput = { model = \"😀\", gi = \"x\" }\n"_s,
        u"[ensemble]\nname = \"a\"\n[[invokers]]\nname = \"b\"\noutput = { model = \"😀\", gui = \"x\" }\n"_s);
    row("an unknown table", u"[ensemble]\nname = \"a\"\n[default]\ntimeout = 1\n"_s,
        u"[ensemble]\nname = \"a\"\n[defaults]\ntimeout = 1\n"_s);
    row("a wrong choice", u"[ensemble]\nname = \"a\"\n[defaults]\napproval = \"alow\"\n"_s,
        u"[ensemble]\nname = \"a\"\n[defaults]\napproval = \"allow\"\n"_s);
    row("a missing key", u"# a\n[ensemble] # b\ntitle = \"a\"\n"_s, u"# a\n[ensemble] # b\nname = \"\"\ntitle = \"a\"\n"_s);
    row("a missing table", u"# a\n[defaults]\n"_s, u"# a\n[ensemble]\n[defaults]\n"_s);
    row("a missing key of an inline table", u"ensemble = { title = \"x\" }\n"_s, u"ensemble = { name = \"\", title = \"x\" }\n"_s);
    row("a name that is taken", u"[ensemble]\nname = \"a\"\n[[invokers]]\nname = \"b\"\n[[invokers]]\nname = \"b\"\n"_s,
        u"[ensemble]\nname = \"a\"\n[[invokers]]\nname = \"b\"\n[[invokers]]\nname = \"b_2\"\n"_s);
    row("a number in quotes", u"[ensemble]\nname = \"a\"\n[defaults]\ntimeout = \"1.5\"\n"_s,
        u"[ensemble]\nname = \"a\"\n[defaults]\ntimeout = 1.5\n"_s);
    row("true in quotes", u"[ensemble]\nname = \"a\"\nenabled = \"true\"\n"_s, u"[ensemble]\nname = \"a\"\nenabled = true\n"_s);
}

void CompletionTest::mendsWhatIsWrong()
{
    QFETCH(DescriptorKind, kind);
    QFETCH(QString, text);
    QFETCH(QString, mended);
    const DescriptorCheck check;
    const auto diagnostics = check.checkForm(DescriptorFile::parse(text.toUtf8(), u"x"_s), kind);
    QVERIFY(!diagnostics.isEmpty());
    const auto fix = quickFix(text, diagnostics.first());
    QVERIFY2(fix, qPrintable(diagnostics.first().toString()));
    QVERIFY(!fix->title.isEmpty());
    QCOMPARE(QString(text).replace(fix->begin, fix->end - fix->begin, fix->text), mended);
}

void CompletionTest::doesNothingWhereTheTextHasChanged()
{
    const Diagnostic diagnostic {{}, {2, 1}, Diagnostic::Severity::Error, u"x"_s, {Remedy::Kind::RenameKey, u"name"_s}};
    QVERIFY(quickFix(u"[a]\nnmae = 1\n"_s, diagnostic));
    QVERIFY(!quickFix(u"[a]\n = 1\n"_s, diagnostic));
    QVERIFY(!quickFix(QString(), diagnostic));
}

void CompletionTest::knowsTheToolOfALine()
{
    const auto file = DescriptorFile::parse("[ensemble]\nname = \"io\"\n\n[[invokers]]\nname = \"a\"\n\n[invokers.arguments]\n"
                                            "type = \"object\"\n[[invokers]]\nsource = \"io/invokers/b.toml\"\n",
        u"x"_s);
    const ToolLines lines(file, DescriptorKind::Ensemble);
    QCOMPARE(lines.at(2), u"io:a"_s);
    QCOMPARE(ToolLines().at(2), QString());
    QCOMPARE(lines.at(4), u"io:a"_s);
    QCOMPARE(lines.at(8), u"io:a"_s);
    QCOMPARE(lines.at(10), u"io:b"_s);
    const auto invoker = DescriptorFile::parse("[invoker]\nname = \"c\"\n", u"/x/ensembles/io/invokers/c.toml"_s);
    QCOMPARE(ToolLines(invoker, DescriptorKind::Invoker).at(1), u"io:c"_s);
}

QTEST_GUILESS_MAIN(CompletionTest)
#include "tst_completion.moc"
