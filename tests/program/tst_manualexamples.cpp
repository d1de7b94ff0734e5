// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace {

//! A block of code of a page. What follows the language says how it is shown to be right: `toml ensemble` is a whole descriptor,
//! `toml ensemble in invoker` what stands in one, each line of `sh run` is run.
struct ManualExample {
    QString language;
    QString how;
    QString text;
    int line = 0;
};

QList<ManualExample> examplesOf(const QString &page)
{
    QList<ManualExample> examples;
    bool isInside = false;
    const QStringList lines = QString::fromUtf8(support::read(support::projectFolder() + u'/' + page)).split(u'\n');
    for (int index = 0; index < lines.size(); ++index) {
        const QString &line = lines.at(index);
        if (line.startsWith("```"_L1)) {
            isInside = !isInside;
            const QString info = line.mid(3).trimmed();
            if (isInside)
                examples.append({info.section(u' ', 0, 0), info.section(u' ', 1), {}, index + 1});
        } else if (isInside) {
            examples.last().text += line + u'\n';
        }
    }
    return examples;
}

QString wholeDescriptor(const ManualExample &example)
{
    static const QString ensemble = u"[ensemble]\nname = \"example\"\n\n"_s;
    static const QString invoker = ensemble + u"[[invokers]]\nname = \"example\"\ndescription = \"An example\"\n"_s;
    static const QString invocable = u"\n[invokers.invocable]\nkind = \"command\"\ncommand = [\"true\"]\n"_s;
    static const QString provider =
        u"[provider]\nname = \"example\"\ndialect = \"anthropic-messages\"\nbase-url = \"https://a.example\"\n"_s;
    if (example.how.endsWith(" in ensemble"_L1))
        return ensemble + example.text;
    if (example.how.endsWith(" in invocable"_L1))
        return invoker + invocable + example.text;
    if (example.how.endsWith(" in invoker"_L1))
        return invoker + example.text + (example.text.contains("[invokers.invocable]"_L1) ? QString() : invocable);
    return example.how.endsWith(" in provider"_L1) ? provider + example.text : example.text;
}

bool isWhole(const ManualExample &example)
{
    return !example.how.contains(" in "_L1);
}

QStringList pages()
{
    QStringList pages {u"README.md"_s};
    for (const QString &name : QDir(support::projectFolder() + u"/resources/manual"_s).entryList({u"*.md"_s}))
        pages.append(u"resources/manual/"_s + name);
    return pages;
}

} // namespace

//! What the manual shows can be done as it says.
class ManualExamplesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_program = std::make_unique<Program>(); }

    void saysOfEachExampleWhatItIs_data() { addPages(); }
    void saysOfEachExampleWhatItIs();
    void showsDescriptorsThatAreRight_data() { addPages(); }
    void showsDescriptorsThatAreRight();
    void showsCommandsThatWork_data() { addPages(); }
    void showsCommandsThatWork();
    void noticesAnExampleThatIsWrong();

private:
    static void addPages();
    //! Where `check` looks for its kind.
    QString writeDescriptor(const ManualExample &example, const QString &folder, int number) const;
    Program::Run runLine(const QString &line) const;

    std::unique_ptr<Program> m_program;
};

void ManualExamplesTest::addPages()
{
    QTest::addColumn<QString>("page");
    for (const QString &page : pages())
        QTest::newRow(qPrintable(page)) << page;
}

void ManualExamplesTest::saysOfEachExampleWhatItIs()
{
    QFETCH(QString, page);
    for (const ManualExample &example : examplesOf(page)) {
        static const QRegularExpression known(
            u"^(toml (ensemble|provider|agent|library|prompt|scenario|suite)( in (ensemble|invoker|invocable|provider))?|sh run|gram|text)$"_s);
        const QString info = (example.language + u' ' + example.how).trimmed();
        QVERIFY2(known.match(info).hasMatch(), qPrintable(u"%1:%2: ```%3"_s.arg(page).arg(example.line).arg(info)));
    }
}

QString ManualExamplesTest::writeDescriptor(const ManualExample &example, const QString &folder, int number) const
{
    static const QRegularExpression named(u"^name = \"([a-z]+)\"$"_s, QRegularExpression::MultilineOption);
    const bool isGram = example.language == "gram"_L1;
    const QString kind = isGram ? u"agent"_s : example.how.section(u' ', 0, 0);
    const QString plural = kind == "library"_L1 ? u"libraries"_s : kind == "suite"_L1 ? u"evaluations"_s : kind + u's';
    const QString name = isWhole(example) && !isGram ? named.match(example.text).captured(1) : u"example%1"_s.arg(number);
    const QString path = u"%1/%2/%3.%4"_s.arg(folder, plural, name, isGram ? u"gram"_s : u"toml"_s);
    m_program->write(path, wholeDescriptor(example).toUtf8());
    return path;
}

void ManualExamplesTest::showsDescriptorsThatAreRight()
{
    QFETCH(QString, page);
    for (const ManualExample &example : examplesOf(page)) {
        if (example.language != "toml"_L1 && example.language != "gram"_L1)
            continue;
        const QString path = writeDescriptor(example, u"workspace"_s, example.line);
        const Program::Run run = m_program->run({u"check"_s, path.mid(qstrlen("workspace/"))});
        const QByteArray where = page.toUtf8() + ':' + QByteArray::number(example.line) + ": " + run.out + run.notes;
        QVERIFY2(run.status == 0 && run.out.isEmpty(), where.constData());
    }
}

Program::Run ManualExamplesTest::runLine(const QString &line) const
{
    const QString script = u"program=$0 option=$1 profile=$2\nparlance() { \"$program\" \"$option\" \"$profile\" \"$@\"; }\n"_s + line;
    const auto process = m_program->start({}, {}, {u"/bin/sh"_s, u"-c"_s, script});
    process->closeWriteChannel();
    return Program::finish(*process);
}

void ManualExamplesTest::showsCommandsThatWork()
{
    QFETCH(QString, page);
    static const QRegularExpression wanted(u"# exit status (\\d+)$"_s);
    m_program->write(u"workspace/README.md"_s, "# One\n\n## Two\n");
    for (const ManualExample &example : examplesOf(page)) {
        if ((example.language == "toml"_L1 && isWhole(example)) || example.language == "gram"_L1) {
            for (const QString &folder : {u"workspace"_s, u"profile/config"_s})
                writeDescriptor(example, folder, example.line);
        }
        if (example.language != "sh"_L1)
            continue;
        for (const QString &line : example.text.split(u'\n', Qt::SkipEmptyParts)) {
            const Program::Run run = runLine(line);
            const QByteArray said = line.toUtf8() + ": " + QByteArray::number(run.status) + '\n' + run.out + run.notes;
            QVERIFY2(run.status == wanted.match(line).captured(1).toInt(), said.constData());
        }
    }
}

void ManualExamplesTest::noticesAnExampleThatIsWrong()
{
    const ManualExample example {u"toml"_s, u"ensemble in invocable"_s, u"sandbox = \"perhaps\"\n"_s, 1};
    const QString path = writeDescriptor(example, u"workspace"_s, 1);
    VERIFY_STATUS(m_program->run({u"check"_s, path.mid(qstrlen("workspace/"))}), 1);
    QCOMPARE(runLine(u"parlance help nonsense"_s).status, 2);
}

QTEST_GUILESS_MAIN(ManualExamplesTest)
#include "tst_manualexamples.moc"
