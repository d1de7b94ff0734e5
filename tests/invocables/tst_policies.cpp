// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "describedensembles.h"
#include "invocables/tools/argumentscheck.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using namespace invocables;
using model::ErrorCategory;

//! What holds for a tool: the ensemble's defaults, over them what the tool's own table says, over that the ensemble's entry of it.
class TestPolicies final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void readsWhatTheSeedsSay();
    void theNearerOneHolds_data();
    void theNearerOneHolds();
    void theNearerRulesHold();
    void rowsOfFailureMoveOneByOne_data();
    void rowsOfFailureMoveOneByOne();
    void readsADeduplicator_data();
    void readsADeduplicator();
    void holdsArgumentsToFormatsWhereThatIsAsked_data();
    void holdsArgumentsToFormatsWhereThatIsAsked();
    void warnsOfNamesThatThereAreNot();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();

private:
    //! The first tool of an ensemble `io` whose defaults, own file and entry have these lines; `own` is null for an inline tool.
    Ensemble read(const QByteArray &defaults, const QByteArray &own, const QByteArray &entry);
    //! The same of the present row; see addColumns().
    Ensemble readRow();

    std::unique_ptr<DescribedEnsembles> m_described;
};

namespace {

QString worded(Approval approval)
{
    return approval == Approval::Allow ? u"allow"_s : approval == Approval::Refuse ? u"refuse"_s : u"ask"_s;
}

QString worded(const Deduplication &deduplication)
{
    QStringList parts {deduplication.sameness == Sameness::None ? u"none"_s
            : deduplication.sameness == Sameness::Exact         ? u"exact"_s
            : deduplication.sameness == Sameness::Semantic      ? u"semantic"_s
                                                                : u"normalised"_s};
    if (deduplication.windowSeconds > 0)
        parts.append(QString::number(deduplication.windowSeconds) + u" s"_s);
    if (deduplication.windowCanisters > 0)
        parts.append(QString::number(deduplication.windowCanisters) + u" canisters"_s);
    if (deduplication.isCached)
        parts.append(u"cached"_s);
    if (deduplication.supersedesOwn)
        parts.append(u"own"_s);
    if (!deduplication.supersedes.isEmpty())
        parts.append(u"supersedes "_s + deduplication.supersedes.join(u' '));
    if (!deduplication.by.isEmpty())
        parts.append(u"by "_s + deduplication.by.join(u' '));
    return parts.join(u", "_s);
}

//! The policies as the lines that would set them.
QStringList worded(const Policies &policies)
{
    const auto flag = [](bool value) { return value ? u"true"_s : u"false"_s; };
    return {u"timeout = %1"_s.arg(policies.timeout), u"maximum-timeout = %1"_s.arg(policies.longestTimeout),
        u"max_retries = %1"_s.arg(policies.mostRetries), u"approval = "_s + worded(policies.approval),
        u"result-limit = %1"_s.arg(policies.resultLimit), u"idempotent = "_s + flag(policies.idempotent),
        u"writes = "_s + flag(policies.mayWrite()), u"deduplicator = "_s + worded(policies.deduplication)};
}

//! Of rows that say something in each of the three places.
void addColumns()
{
    for (const char *place : {"defaults", "own", "entry"})
        QTest::addColumn<QByteArray>(place);
    QTest::addColumn<QString>("expected");
}

void row(const char *name, const char *defaults, const char *own, const char *entry, const QString &expected)
{
    QTest::newRow(name) << QByteArray(defaults) << QByteArray(own) << QByteArray(entry) << expected;
}

} // namespace

void TestPolicies::init()
{
    m_described = std::make_unique<DescribedEnsembles>();
}

Ensemble TestPolicies::read(const QByteArray &defaults, const QByteArray &own, const QByteArray &entry)
{
    QByteArray text = "[ensemble]\nname = \"io\"\n[defaults]\n" + defaults + "[[invokers]]\n";
    if (own.isNull()) {
        text += "name = \"read_file\"\n" + entry;
    } else {
        text += "source = \"io/invokers/read_file.toml\"\n" + entry;
        m_described->write(u"ensembles/io/invokers/read_file.toml"_s, "[invoker]\nname = \"read_file\"\n" + own);
    }
    return m_described->read(text);
}

Ensemble TestPolicies::readRow()
{
    const auto lines = [](const char *place) { return *static_cast<const QByteArray *>(QTest::qData(place, qMetaTypeId<QByteArray>())); };
    return read(lines("defaults"), lines("own"), lines("entry"));
}

void TestPolicies::readsWhatTheSeedsSay()
{
    m_described->write(u"ensembles/io/invokers/read_file.toml"_s, R"([invoker]
name = "read_file"
enabled = true
description = "Read contents of a file"

[arguments]
type = "object"
required = ["path"]

[arguments.properties.path]
type = "string"
description = "Absolute path to file"

[arguments.properties.encoding]
type = "string"
description = "File encoding"
default = "utf-8"
)");
    m_described->write(u"ensembles/io/invokers/write_file.toml"_s, "[invoker]\nname = \"write_file\"\n");
    const QByteArray bySource = R"([ensemble]
name = "io"
enabled = true

[defaults]
timeout = 30
max_retries = 3

[[invokers]]
source = "io/invokers/read_file.toml"

[[invokers]]
source = "io/invokers/write_file.toml"
)";
    const QByteArray inlined = R"([ensemble]
name = "io"
enabled = true

[[invokers]]
name = "read_file"
enabled = true
description = "Read contents of a file"

[[invokers]]
name = "write_file"
enabled = true
description = "Write content to a file"
)";
    for (const auto &[text, retries] : {std::pair(bySource, 3), std::pair(inlined, 0)}) {
        const Ensemble ensemble = m_described->read(text);
        QCOMPARE(ensemble.diagnostics.size(), 0);
        QCOMPARE(ensemble.invokers.size(), 2);
        for (const InvokerPointer &invoker : ensemble.invokers) {
            QVERIFY(invoker->enabled);
            QCOMPARE(invoker->policies.timeout, 30.0);
            QCOMPARE(invoker->policies.mostRetries, retries);
        }
        QCOMPARE(ensemble.invokers.first()->description, u"Read contents of a file"_s);
    }
}

void TestPolicies::theNearerOneHolds_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArrayList>("values");
    QTest::addColumn<QString>("otherwise");
    QTest::newRow("timeout") << QByteArray("timeout") << QByteArrayList({"5", "6.5", "0"}) << u"30"_s;
    QTest::newRow("maximum-timeout") << QByteArray("maximum-timeout") << QByteArrayList({"700", "60", "0"}) << u"600"_s;
    QTest::newRow("max_retries") << QByteArray("max_retries") << QByteArrayList({"3", "1", "0"}) << u"0"_s;
    QTest::newRow("approval") << QByteArray("approval") << QByteArrayList({"\"allow\"", "\"refuse\"", "\"ask\""}) << u"ask"_s;
    QTest::newRow("result-limit") << QByteArray("result-limit") << QByteArrayList({"2048", "4096", "1024"}) << u"65536"_s;
    QTest::newRow("idempotent") << QByteArray("idempotent") << QByteArrayList({"true", "false", "true"}) << u"false"_s;
    QTest::newRow("writes") << QByteArray("writes") << QByteArrayList({"false", "true", "false"}) << u"true"_s;
    QTest::newRow("deduplicator") << QByteArray("deduplicator") << QByteArrayList({"\"exact\"", "\"normalised\"", "\"none\""}) << u"none"_s;
}

void TestPolicies::theNearerOneHolds()
{
    QFETCH(QByteArray, key);
    QFETCH(QByteArrayList, values);
    QFETCH(QString, otherwise);
    // Each of the three places may say something or not; the last one that does holds.
    for (int said = 0; said < 8; ++said) {
        QByteArrayList lines;
        QString expected = otherwise;
        for (int place = 0; place < 3; ++place) {
            const bool isSaid = said & (1 << place);
            lines.append(isSaid ? key + " = " + values.at(place) + '\n' : QByteArray(""));
            if (isSaid)
                expected = QString::fromLatin1(values.at(place)).remove(u'"');
        }
        const Ensemble ensemble = read(lines.at(0), lines.at(1), lines.at(2));
        QCOMPARE(ensemble.diagnostics.size(), 0);
        const QStringList held = worded(ensemble.invokers.first()->policies);
        const QString line = QString::fromLatin1(key) + u" = "_s + expected;
        QVERIFY2(held.contains(line), qPrintable(line + u" is not in "_s + held.join(u"; "_s)));
        if (said & 2)
            continue;
        const Ensemble inlined = read(lines.at(0), QByteArray(), lines.at(2));
        QCOMPARE(worded(inlined.invokers.first()->policies), held);
    }
    // The other spelling is the same policy.
    const Ensemble spelled = read("max_retries = 3\n", "max-retries = 4\n", "");
    QCOMPARE(spelled.invokers.first()->policies.mostRetries, 4);
    QCOMPARE(read("max-retries = 3\n", "max_retries = 2\n", "").invokers.first()->policies.mostRetries, 2);
}

//! A table takes the place of rules that hold otherwise; what it does not say of the rest is as it was. A word leaves no rule.
void TestPolicies::theNearerRulesHold()
{
    const QByteArray rules =
        "approval = { otherwise = \"refuse\", rules = [{ argument = \"path\", path = [\"a\", \"b/**\"], answer = \"allow\" }] }\n";
    const Policies first = read(rules, "", "").invokers.first()->policies;
    QCOMPARE(first.approval, Approval::Refuse);
    QCOMPARE(first.rules.size(), 1);
    QCOMPARE(first.rules.first().argument, u"path"_s);
    QCOMPARE(first.rules.first().kind, ApprovalRule::Kind::Path);
    QCOMPARE(first.rules.first().patterns, (QStringList {u"a"_s, u"b/**"_s}));
    QCOMPARE(first.rules.first().answer, Approval::Allow);
    QCOMPARE(first.rules.first().position.line, 4);
    QVERIFY(first.rules.first().path.endsWith(u"io.toml"_s));
    const Policies nearer =
        read(rules, "approval = { rules = [{ argument = \"url\", host = \"*.org\", answer = \"ask\" }] }\n", "").invokers.first()->policies;
    QCOMPARE(nearer.approval, Approval::Refuse);
    QCOMPARE(nearer.rules.size(), 1);
    QCOMPARE(nearer.rules.first().kind, ApprovalRule::Kind::Host);
    QVERIFY(read(rules, "", "approval = \"ask\"\n").invokers.first()->policies.rules.isEmpty());
}

void TestPolicies::rowsOfFailureMoveOneByOne_data()
{
    addColumns();
    row("nothing said", "", "", "", u"fatal"_s);
    row("report", "", "on-failure = \"report\"\n", "", u"fatal"_s);
    row("abort", "", "on-failure = \"abort\"\n", "", u"permission network execution fatal"_s);
    row("a table", "", "on-failure = { timeout = \"abort\", fatal = \"report\" }\n", "", u"timeout"_s);
    row("a table of its own", "", "[invoker.on-failure]\nvalidation = \"abort\"\n", "", u"validation fatal"_s);
    row("a table over a word", "on-failure = \"abort\"\n", "on-failure = { network = \"report\" }\n", "", u"permission execution fatal"_s);
    row("a word over a table", "on-failure = { timeout = \"abort\" }\n", "", "on-failure = \"report\"\n", u"fatal"_s);
    row("all three", "on-failure = \"abort\"\n", "on-failure = { execution = \"report\" }\n", "on-failure = { timeout = \"abort\" }\n",
        u"timeout permission network fatal"_s);
}

void TestPolicies::rowsOfFailureMoveOneByOne()
{
    const Ensemble ensemble = readRow();
    QCOMPARE(ensemble.diagnostics.size(), 0);
    QStringList aborts;
    for (const auto category : {ErrorCategory::Validation, ErrorCategory::Timeout, ErrorCategory::Permission, ErrorCategory::Network,
             ErrorCategory::Execution, ErrorCategory::Fatal}) {
        if (model::whatBecomesOf(category, ensemble.invokers.first()->policies.onFailure) == model::OnFailure::Abort)
            aborts.append(model::toWire(category));
    }
    QTEST(aborts.join(u' '), "expected");
}

void TestPolicies::readsADeduplicator_data()
{
    addColumns();
    row("a word in the invoker", "", "deduplicator = \"exact\"\n", "", u"exact"_s);
    row("by meaning", "", "deduplicator = \"semantic\"\n", "", u"semantic"_s);
    row("a table of the file", "", "[deduplicator]\nstrategy = \"normalised\"\nwindow = \"60s\"\ncached = true\n", "",
        u"normalised, 60 s, cached"_s);
    row("a table of the invoker", "", "[invoker.deduplicator]\nstrategy = \"exact\"\nwindow = \"10 canisters\"\n", "",
        u"exact, 10 canisters"_s);
    row("inline", "", nullptr, "deduplicator = \"exact\"\n", u"exact"_s);
    row("inline as a table", "", nullptr, "[invokers.deduplicator]\nstrategy = \"exact\"\nwindow = \"2 min\"\n", u"exact, 120 s"_s);
    row("superseding", "", "deduplicator = { supersedes = true, by = [\"path\"] }\n", "", u"none, own, by path"_s);
    row("superseding others", "", "deduplicator = { supersedes = [\"read_file\"] }\n", "", u"none, supersedes read_file"_s);
    row("each of its members by itself", "deduplicator = { strategy = \"exact\", window = \"1h\", cached = true }\n",
        "deduplicator = { window = \"1 canister\" }\n", "deduplicator = \"normalised\"\n", u"normalised, 1 canisters, cached"_s);
    row("switched off", "deduplicator = { strategy = \"exact\", supersedes = true }\n", "deduplicator = \"none\"\n",
        "deduplicator = { supersedes = false }\n", u"none"_s);
}

void TestPolicies::readsADeduplicator()
{
    const Ensemble ensemble = readRow();
    QCOMPARE(ensemble.diagnostics.size(), 0);
    QTEST(worded(ensemble.invokers.first()->policies.deduplication), "expected");
}

void TestPolicies::holdsArgumentsToFormatsWhereThatIsAsked_data()
{
    QTest::addColumn<QByteArray>("defaults");
    QTest::addColumn<QByteArray>("own");
    QTest::addColumn<bool>("isHeld");
    QTest::newRow("usual") << QByteArray() << QByteArray() << false;
    QTest::newRow("all tools") << QByteArray("formats = \"assert\"\n") << QByteArray() << true;
    QTest::newRow("one tool") << QByteArray() << QByteArray("formats = \"assert\"\n") << true;
    QTest::newRow("not this one") << QByteArray("formats = \"assert\"\n") << QByteArray("formats = \"annotate\"\n") << false;
}

void TestPolicies::holdsArgumentsToFormatsWhereThatIsAsked()
{
    QFETCH(QByteArray, defaults);
    QFETCH(QByteArray, own);
    QFETCH(bool, isHeld);
    const Ensemble ensemble = m_described->read("[ensemble]\nname = \"io\"\n[defaults]\n" + defaults + "[[invokers]]\nname = \"on\"\n" + own
        + "[invokers.invocable]\nkind = \"command\"\ncommand = [\"echo\", \"{when}\"]\n"
          "[invokers.arguments]\ntype = \"object\"\nproperties.when = { type = \"string\", format = \"date\" }\n");
    QCOMPARE(ensemble.invokers.size(), 1);
    // What is not checked is said.
    QCOMPARE(ensemble.diagnostics.size(), isHeld ? 0 : 1);
    QCOMPARE(checkedArguments(*ensemble.invokers.first(), R"({"when":"tomorrow"})").has_value(), !isHeld);
    QVERIFY(checkedArguments(*ensemble.invokers.first(), R"({"when":"2026-03-09"})"));
}

void TestPolicies::warnsOfNamesThatThereAreNot()
{
    const Ensemble ensemble = read(
        "", QByteArray(), "deduplicator = { supersedes = [\"read-file\", \"fly\"], by = [\"path\", \"pth\"] }\n");
    const QStringList said = m_described->complaints(ensemble);
    QCOMPARE(said.size(), 2);
    QVERIFY2(said.at(0).startsWith(u"io.toml:6:45: ") && said.at(0).contains(u"“fly”"), qPrintable(said.at(0)));
    QVERIFY2(said.at(1).startsWith(u"io.toml:6:67: ") && said.at(1).contains(u"“pth”"), qPrintable(said.at(1)));
    QCOMPARE(ensemble.invokers.size(), 1);
}

void TestPolicies::saysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("entry");
    QTest::addColumn<QString>("complaint");
    const auto row = [](const char *name, const char *entry, const QString &complaint) {
        QTest::newRow(name) << QByteArray(entry) << complaint;
    };
    row("retries", "max_retries = 21", u"io.toml:6:15: max_retries is a whole number from 0 to 20."_s);
    row("half a retry", "max-retries = 1.5", u"io.toml:6:15: max-retries is a whole number"_s);
    row("writes", "writes = \"no\"", u"io.toml:6:10: writes is true or false."_s);
    row("strategy", "deduplicator = \"fuzzy\"", u"io.toml:6:16: A deduplicator is"_s);
    row("strategy in a table", "deduplicator = { strategy = 1 }", u"io.toml:6:29: A deduplicator is"_s);
    row("window", "deduplicator = { window = \"soon\" }", u"io.toml:6:27: A window is"_s);
    row("window of nothing", "deduplicator = { window = \"0s\" }", u"io.toml:6:27: A window is"_s);
    row("window that is a number", "deduplicator = { window = 60 }", u"io.toml:6:27: A window is"_s);
    row("cached", "deduplicator = { cached = \"60s\" }", u"io.toml:6:27: cached is true or false."_s);
    row("supersedes", "deduplicator = { supersedes = \"read_file\" }", u"io.toml:6:31: This is a list of names."_s);
    row("by", "deduplicator = { by = [1] }", u"io.toml:6:23: This is a list of names."_s);
    row("approval", "approval = \"maybe\"", u"io.toml:6:12: approval is \"ask\", \"allow\" or \"refuse\", or a table with rules."_s);
    row("what is answered otherwise", "approval = { otherwise = 1 }", u"io.toml:6:26: approval is"_s);
    row("rules", "approval = { rules = \"all\" }", u"io.toml:6:22: rules is a list of at most 200 tables."_s);
    row("a rule for nothing", "approval = { rules = [{ path = \"a\", answer = \"ask\" }] }", u"io.toml:6:23: A rule names the argument"_s);
    row("a rule without a pattern", "approval = { rules = [{ argument = \"a\", answer = \"ask\" }] }",
        u"io.toml:6:23: A rule has one of"_s);
    row("a rule of two kinds", "approval = { rules = [{ argument = \"a\", path = \"a\", text = \"b\", answer = \"ask\" }] }",
        u"io.toml:6:23: A rule has one of"_s);
    row("a pattern that is empty", "approval = { rules = [{ argument = \"a\", path = [\"\"], answer = \"ask\" }] }",
        u"io.toml:6:23: A rule has one of"_s);
    row("a rule without an answer", "approval = { rules = [{ argument = \"a\", path = \"a\" }] }", u"io.toml:6:23: A rule's answer is"_s);
    row("deduplicator that is a list", "deduplicator = [\"exact\"]", u"io.toml:6:16: A deduplicator is"_s);
}

void TestPolicies::saysWhatIsWrong()
{
    QFETCH(QByteArray, entry);
    QFETCH(QString, complaint);
    const Ensemble ensemble = read("", QByteArray(), entry + '\n');
    QCOMPARE(ensemble.diagnostics.size(), 1);
    const QString said = m_described->complaints(ensemble).first();
    QVERIFY2(said.startsWith(complaint), qPrintable(said));
    QVERIFY(ensemble.invokers.isEmpty());
}

QTEST_GUILESS_MAIN(TestPolicies)
#include "tst_policies.moc"
