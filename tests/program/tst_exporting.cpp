// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/conversationlock.h"
#include "model/store/database.h"
#include "tests/program/program.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <fcntl.h>
#include <sys/stat.h>

using namespace Qt::StringLiterals;

//! Conversations that leave the program and come into it, and what becomes of deleted ones.
class ExportingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_program = std::make_unique<Program>(); }

    void aLibraryGoesOutAndInByteForByte();
    void leavesNothingHalfImported_data();
    void leavesNothingHalfImported();
    void writesThePathInOtherFormats_data();
    void writesThePathInOtherFormats();
    void whatAPageShowsComesBack_data();
    void whatAPageShowsComesBack();
    void refusesHostilePdf_data();
    void refusesHostilePdf();
    void goesOutThroughAPipe();
    void goesBetweenWhatOthersWrite_data();
    void goesBetweenWhatOthersWrite();
    void refusesNamesThatAreNoText_data();
    void refusesNamesThatAreNoText();
    void whatIsDeletedComesBack();
    void deletesNothingThatSomebodyWritesTo();
    void putsConversationsAway();
    void whatHasBeenDeletedForThirtyDaysIsErased();
    void refusesWrongUse_data();
    void refusesWrongUse();

private:
    void talk();
    QStringList conversations(const Program &program) const;
    //! Speaker and words of what is on the path.
    static QStringList shownTexts(const Program &program, const QString &id);
    //! The least PDF that carries something; nothing where that is null.
    static QByteArray pdfWith(
        const QByteArray &attachment, const QByteArray &name = "parlance.jsonl", const QByteArray &filter = "/FlateDecode");

    std::unique_ptr<Program> m_program;
};

//! A call of a tool, a turn that was rolled back, and another conversation.
void ExportingTest::talk()
{
    m_program->write(u"workspace/a.txt"_s, "alpha\n");
    const Program::Run run = m_program->converse({u"Read a.txt and what is 12*(3+4)?"_s});
    VERIFY_STATUS(run, 0);
    VERIFY_STATUS(m_program->converse({u"--conversation"_s, run.end().value("conversation"_L1).toString(), u"Break a tool"_s}), 1);
    VERIFY_STATUS(m_program->converse({u"Hello"_s}), 0);
}

QStringList ExportingTest::conversations(const Program &program) const
{
    QStringList ids;
    for (const QJsonObject &line : program.run({u"conversations"_s, u"--json"_s}).lines())
        ids += line.value("id"_L1).toString();
    return ids;
}

QStringList ExportingTest::shownTexts(const Program &program, const QString &id)
{
    QStringList texts;
    for (const QJsonObject &line : program.run({u"show"_s, id, u"--canonical"_s, u"--json"_s}).lines()) {
        const QJsonObject call = line.value("invocation"_L1).toObject();
        texts += line.value("role"_L1).toString() + u": "_s + call.value("name"_L1).toString()
            + QString::fromUtf8(
                QJsonDocument(QJsonObject {{u"a"_s, call.value("arguments"_L1)}, {u"c"_s, line.value("contents"_L1)}}).toJson());
    }
    return texts;
}

QByteArray ExportingTest::pdfWith(const QByteArray &attachment, const QByteArray &name, const QByteArray &filter)
{
    const QByteArray stream = qCompress(attachment, 9).mid(4);
    const QList<QByteArray> objects {
        attachment.isNull() ? "<</Type /Catalog /Pages 2 0 R>>" : "<</Type /Catalog /Pages 2 0 R /Names <</EmbeddedFiles 3 0 R>>>>",
        "<</Type /Pages /Kids [] /Count 0>>", "<</Names [(" + name + ") 4 0 R]>>",
        "<</Type /Filespec /F (" + name + ") /UF (" + name + ") /EF <</F 5 0 R>>>>",
        "<</Type /EmbeddedFile /Filter " + filter + " /Length " + QByteArray::number(stream.size()) + ">>\nstream\n" + stream
            + "\nendstream"};
    QByteArray pdf = "%PDF-1.4\n";
    QByteArray table = "0000000000 65535 f \n";
    for (qsizetype index = 0; index < objects.size(); ++index) {
        table += QByteArray::number(pdf.size()).rightJustified(10, '0') + " 00000 n \n";
        pdf += QByteArray::number(index + 1) + " 0 obj\n" + objects.at(index) + "\nendobj\n";
    }
    const QByteArray start = QByteArray::number(pdf.size());
    const QByteArray count = QByteArray::number(objects.size() + 1);
    return pdf + "xref\n0 " + count + '\n' + table + "trailer\n<</Size " + count + " /Root 1 0 R>>\nstartxref\n" + start + "\n%%EOF\n";
}

void ExportingTest::goesOutThroughAPipe()
{
    talk();
    VERIFY_STATUS(m_program->run({u"export"_s, u"--output"_s, u"all.jsonl"_s}), 0);
    const QByteArray whole = m_program->read(u"workspace/all.jsonl"_s);
    const QString pipe = m_program->workspace() + u"/pipe"_s;
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    // Nobody reads it.
    VERIFY_STATUS(m_program->run({u"export"_s, u"--output"_s, pipe}), 1);
    const int reader = ::open(QFile::encodeName(pipe).constData(), O_RDONLY | O_NONBLOCK);
    QFile input;
    QVERIFY(input.open(reader, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle));
    VERIFY_STATUS(m_program->run({u"export"_s, u"--output"_s, pipe}), 0);
    QCOMPARE(input.readAll(), whole);
    VERIFY_STATUS(m_program->run({u"exchanges"_s, u"--har"_s, pipe}), 0);
    QVERIFY(input.readAll().startsWith("{\"log\""));
    struct stat found = {};
    QVERIFY(::stat(QFile::encodeName(pipe).constData(), &found) == 0 && S_ISFIFO(found.st_mode));
    const Program::Run run = m_program->run({u"export"_s, u"--output"_s, u"/dev/stdout"_s});
    VERIFY_STATUS(run, 0);
    QVERIFY(run.out.startsWith(whole));
    // A link still leads to the file that is replaced.
    QVERIFY(QFile::link(u"all.jsonl"_s, m_program->workspace() + u"/link"_s));
    VERIFY_STATUS(m_program->run({u"export"_s, u"--output"_s, u"link"_s, u"--format"_s, u"markdown"_s}), 0);
    QVERIFY(QFileInfo(m_program->workspace() + u"/link"_s).isSymLink() && m_program->read(u"workspace/all.jsonl"_s).contains("alpha"));
    QVERIFY(m_program->read(u"workspace/all.jsonl"_s) != whole);
}

void ExportingTest::goesBetweenWhatOthersWrite_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("redirection");
    QTest::addColumn<QByteArray>("kept");
    QTest::newRow("behind what is there") << u"/dev/stdout"_s << u">>"_s << QByteArray("kept\n");
    QTest::newRow("in place of what is there") << u"/dev/stdout"_s << u">"_s << QByteArray();
    QTest::newRow("by number") << u"/dev/fd/1"_s << u">>"_s << QByteArray("kept\n");
    QTest::newRow("by the process") << u"/proc/self/fd/1"_s << u">"_s << QByteArray();
}

//! Standard output may be a file: it is the shell's, and no other takes its place.
void ExportingTest::goesBetweenWhatOthersWrite()
{
    QFETCH(QString, name);
    QFETCH(QString, redirection);
    QFETCH(QByteArray, kept);
    talk();
    VERIFY_STATUS(m_program->run({u"export"_s, u"--output"_s, u"all.jsonl"_s}), 0);
    m_program->write(u"workspace/out"_s, "kept\n");
    const QString script = u"{ echo before && \"$@\" && echo after; } "_s + redirection + u" out"_s;
    const auto process = m_program->start({u"export"_s, u"--output"_s, name}, {}, {u"/bin/sh"_s, u"-c"_s, script, u"sh"_s});
    VERIFY_STATUS(Program::finish(*process), 0);
    const QByteArray out = m_program->read(u"workspace/out"_s);
    const QByteArray expected = kept + "before\n" + m_program->read(u"workspace/all.jsonl"_s);
    QVERIFY2(out.startsWith(expected) && out.endsWith("after\n"), out.constData());
}

void ExportingTest::refusesNamesThatAreNoText_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("to write to") << u"export --output"_s;
    QTest::newRow("to read") << u"import"_s;
    QTest::newRow("to open") << u"open"_s;
}

//! The file would have another name.
void ExportingTest::refusesNamesThatAreNoText()
{
    QFETCH(QString, command);
    const auto process = m_program->start(
        {}, {}, {u"/bin/sh"_s, u"-c"_s, u"\"$@\" %1 \"$(printf 'caf\\351.jsonl')\""_s.arg(command), u"sh"_s});
    const Program::Run run = Program::finish(*process);
    VERIFY_STATUS(run, 2);
    QVERIFY2(run.notes.contains("is not UTF-8"), run.notes.constData());
    QCOMPARE(QDir(m_program->workspace()).entryList(QDir::Files), QStringList());
    VERIFY_STATUS(m_program->run({u"export"_s, u"--output"_s, u"caf\u00e9 \ufffd.jsonl"_s}), 0);
    QCOMPARE(QDir(m_program->workspace()).entryList(QDir::Files), QStringList {u"caf\u00e9 \ufffd.jsonl"_s});
}

void ExportingTest::aLibraryGoesOutAndInByteForByte()
{
    talk();
    VERIFY_STATUS(m_program->run({u"export"_s, u"--output"_s, u"all.jsonl"_s}), 0);
    const QByteArray bytes = m_program->read(u"workspace/all.jsonl"_s);
    QVERIFY(bytes.contains("\"state\":\"rolled-back\""));
    const Program other;
    const QString file = other.write(u"workspace/all.jsonl"_s, bytes);
    const Program::Run look = other.run({u"import"_s, u"--dry-run"_s, u"--json"_s, file});
    VERIFY_STATUS(look, 0);
    QCOMPARE(look.end().value("imported"_L1).toInt(), 2);
    QVERIFY(conversations(other).isEmpty());
    const Program::Run import = other.run({u"import"_s, u"--json"_s, file});
    VERIFY_STATUS(import, 0);
    QCOMPARE(import.end().value("imported"_L1).toInt(), 2);
    QCOMPARE(import.end().value("skipped"_L1).toInt(), 0);
    QCOMPARE(conversations(other), conversations(*m_program));
    for (const QString &id : conversations(other)) {
        QCOMPARE(other.run({u"show"_s, id, u"--canonical"_s}).out, m_program->run({u"show"_s, id, u"--canonical"_s}).out);
        QCOMPARE(other.show(id), m_program->show(id));
    }
    VERIFY_STATUS(other.run({u"export"_s, u"--output"_s, u"again.jsonl"_s}), 0);
    QCOMPARE(other.read(u"workspace/again.jsonl"_s), bytes);
    const Program::Run again = other.run({u"import"_s, u"--json"_s, file});
    VERIFY_STATUS(again, 0);
    QCOMPARE(again.end().value("skipped"_L1).toInt(), 2);
    // It goes on from there.
    VERIFY_STATUS(other.converse({u"--conversation"_s, conversations(other).first(), u"Hello"_s}), 0);
}

void ExportingTest::leavesNothingHalfImported_data()
{
    QTest::addColumn<QByteArray>("end");
    QTest::newRow("cut off") << QByteArray("{\"record\":\"no");
    QTest::newRow("another program's") << QByteArray("MZ\x90\n");
    QTest::newRow("a conversation without an end")
        << QByteArray(R"({"record":"conversation","id":"x","created":"2025-01-01T00:00:00Z","changed":"2025-01-01T00:00:00Z"})");
}

void ExportingTest::leavesNothingHalfImported()
{
    QFETCH(QByteArray, end);
    talk();
    VERIFY_STATUS(m_program->run({u"export"_s, u"--output"_s, u"all.jsonl"_s}), 0);
    const QByteArray bytes = m_program->read(u"workspace/all.jsonl"_s) + end;
    const Program other;
    const QString file = other.write(u"workspace/all.jsonl"_s, bytes);
    const Program::Run run = other.run({u"import"_s, file});
    VERIFY_STATUS(run, 1);
    QVERIFY2(run.notes.contains("all.jsonl: line " + QByteArray::number(bytes.count('\n') + (end.endsWith('\n') ? 0 : 1)) + ':'),
        run.notes.constData());
    QVERIFY(conversations(other).isEmpty());
}

void ExportingTest::writesThePathInOtherFormats_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("markdown") << u"markdown"_s << QByteArray("## Tool call: io:read_file");
    QTest::newRow("html") << u"html"_s << QByteArray("<h1>Read a.txt and what is 12*(3+4)?</h1>");
    QTest::newRow("pdf") << u"pdf"_s << QByteArray("%PDF-1.");
    QTest::newRow("openai") << u"openai"_s << QByteArray("\"tool_calls\":[");
}

void ExportingTest::writesThePathInOtherFormats()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, expected);
    talk();
    const QString id = conversations(*m_program).last();
    VERIFY_STATUS(m_program->run({u"export"_s, u"--format"_s, format, u"--output"_s, u"a.out"_s, id}), 0);
    const QByteArray bytes = m_program->read(u"workspace/a.out"_s);
    QVERIFY2(bytes.contains(expected), bytes.left(3000).constData());
    QVERIFY(!bytes.contains("Break a tool"));
    // What can be read again comes as another conversation.
    const Program::Run run = m_program->run({u"import"_s, u"--json"_s, u"a.out"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.end().value("imported"_L1).toInt(), 1);
    QCOMPARE(conversations(*m_program).size(), 3);
    QVERIFY(m_program->run({u"show"_s, run.lines().first().value("id"_L1).toString()}).out.contains("alpha"));
}

void ExportingTest::whatAPageShowsComesBack_data()
{
    QTest::addColumn<QString>("format");
    QTest::newRow("html") << u"html"_s;
    QTest::newRow("pdf") << u"pdf"_s;
}

void ExportingTest::whatAPageShowsComesBack()
{
    QFETCH(QString, format);
    talk();
    VERIFY_STATUS(m_program->run({u"export"_s, u"--format"_s, format, u"--output"_s, u"all.page"_s}), 0);
    const Program other;
    const QString file = other.write(u"workspace/all.page"_s, m_program->read(u"workspace/all.page"_s));
    const Program::Run look = other.run({u"import"_s, u"--dry-run"_s, u"--json"_s, file});
    VERIFY_STATUS(look, 0);
    QCOMPARE(look.end().value("imported"_L1).toInt(), 2);
    QVERIFY(conversations(other).isEmpty());
    const Program::Run import = other.run({u"import"_s, u"--json"_s, file});
    VERIFY_STATUS(import, 0);
    QCOMPARE(import.end().value("imported"_L1).toInt(), 2);
    QStringList before;
    for (const QString &id : conversations(*m_program))
        before += shownTexts(*m_program, id);
    QStringList after;
    for (const QString &id : conversations(other))
        after += shownTexts(other, id);
    before.sort();
    after.sort();
    QCOMPARE(after, before);
    QVERIFY(before.join(u'\n').contains(u"alpha"_s) && before.join(u'\n').contains(u"io:read_file"_s));
    for (const QString &id : conversations(other))
        QVERIFY(!other.show(id).contains("Break a tool"));
    const Program::Run again = other.run({u"import"_s, u"--json"_s, file});
    VERIFY_STATUS(again, 0);
    QCOMPARE(again.end().value("skipped"_L1).toInt(), 2);
    // It goes on from there.
    VERIFY_STATUS(other.converse({u"--conversation"_s, conversations(other).first(), u"Hello"_s}), 0);
}

void ExportingTest::refusesHostilePdf_data()
{
    QTest::addColumn<QByteArray>("pdf");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("not a PDF") << QByteArray("%PDF-1.4\nHello") << QByteArray("cannot be read");
    QTest::newRow("another's") << pdfWith({}) << QByteArray("not exported by Parlance");
    QTest::newRow("with another attachment") << pdfWith("Hello", "notes.txt") << QByteArray("not exported by Parlance");
    QTest::newRow("with something else") << pdfWith("Hello") << QByteArray("JSON object");
    QTest::newRow("with half of a conversation") << pdfWith(
        R"({"format":"parlance-library","version":1}
{"record":"conversation","id":"x","created":"2025-01-01T00:00:00Z","changed":"2025-01-01T00:00:00Z"}
{"record":"node","number":1,"parent":0,"canister":{"id":"c","role":"user","created":"2025-01-01T00:00:00Z","contents":[)")
                                                 << QByteArray("line 3: ");
    QTest::newRow("a bomb") << pdfWith(QByteArray(130 * 1024 * 1024, ' ')) << QByteArray("wrote more than");
    QTest::newRow("a bomb in a bomb") << pdfWith(qCompress(QByteArray(64 * 1024 * 1024, ' '), 9).mid(4), "parlance.jsonl",
        "[/FlateDecode /FlateDecode]") << QByteArray("not the beginning");
    QTest::newRow("cut off") << pdfWith("Hello").chopped(60) << QByteArray("cannot be read");
    QTest::newRow("an attachment that is its own")
        << pdfWith("Hello").replace("/EF <</F 5 0 R>>", "/EF <</F 4 0 R>>") << QByteArray("not exported by Parlance");
}

void ExportingTest::refusesHostilePdf()
{
    QFETCH(QByteArray, pdf);
    QFETCH(QByteArray, expected);
    const QString file = m_program->write(u"workspace/a.pdf"_s, pdf);
    const Program::Run run = m_program->run({u"import"_s, file});
    VERIFY_STATUS(run, 1);
    QVERIFY2(run.notes.contains("a.pdf: ") && run.notes.contains(expected), run.notes.constData());
    QVERIFY(conversations(*m_program).isEmpty());
}

void ExportingTest::whatIsDeletedComesBack()
{
    talk();
    const QString id = conversations(*m_program).first();
    const QByteArray shown = m_program->show(id);
    VERIFY_STATUS(m_program->run({u"delete"_s, id}), 0);
    QVERIFY(!conversations(*m_program).contains(id));
    VERIFY_STATUS(m_program->run({u"show"_s, id}), 2);
    const Program::Run deleted = m_program->run({u"conversations"_s, u"--deleted"_s, u"--json"_s});
    QCOMPARE(deleted.lines().size(), 1);
    QCOMPARE(deleted.end().value("id"_L1).toString(), id);
    VERIFY_STATUS(m_program->run({u"restore"_s, id.left(30)}), 0);
    QCOMPARE(m_program->show(id), shown);
    VERIFY_STATUS(m_program->run({u"restore"_s, id}), 2);
    VERIFY_STATUS(m_program->run({u"delete"_s, id}), 0);
    VERIFY_STATUS(m_program->run({u"erase"_s, id}), 0);
    VERIFY_STATUS(m_program->run({u"restore"_s, id}), 2);
    QFile file(m_program->database());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains(id.toUtf8()));
}

void ExportingTest::deletesNothingThatSomebodyWritesTo()
{
    talk();
    const QStringList ids = conversations(*m_program);
    {
        model::ConversationLock lock(m_program->profile() + u"/data/locks"_s, model::ConversationId(ids.first()));
        QVERIFY(lock.tryLock());
        for (const QString &command : {u"delete"_s, u"erase"_s}) {
            const Program::Run run = m_program->run({command, ids.first()});
            VERIFY_STATUS(run, 1);
            QVERIFY2(run.notes.contains("Another Parlance is writing to this conversation: "), run.notes.constData());
        }
        QCOMPARE(conversations(*m_program), ids);
    }
    VERIFY_STATUS(m_program->run({u"delete"_s, ids.first()}), 0);
}

void ExportingTest::putsConversationsAway()
{
    talk();
    const QStringList ids = conversations(*m_program);
    QCOMPARE(ids.size(), 2);
    VERIFY_STATUS(m_program->run({u"move"_s, ids.first(), u"--group"_s, u"Lamps"_s}), 0);
    VERIFY_STATUS(m_program->run({u"archive"_s, ids.last()}), 0);
    QCOMPARE(conversations(*m_program), QStringList {ids.first()});
    const Program::Run archived = m_program->run({u"conversations"_s, u"--archived"_s, u"--json"_s});
    QCOMPARE(archived.lines().size(), 1);
    QCOMPARE(archived.end().value("id"_L1).toString(), ids.last());
    QCOMPARE(archived.end().value("archived"_L1), QJsonValue(true));
    const Program::Run grouped = m_program->run({u"conversations"_s, u"--group"_s, u"Lamps"_s, u"--json"_s});
    QCOMPARE(grouped.lines().size(), 1);
    QCOMPARE(grouped.end().value("group"_L1).toString(), u"Lamps"_s);
    QVERIFY(m_program->run({u"conversations"_s, u"--group"_s, u"Ropes"_s}).out.isEmpty());
    // It is there all the same.
    VERIFY_STATUS(m_program->run({u"show"_s, ids.last()}), 0);
    QVERIFY(!m_program->run({u"search"_s, u"archived:yes"_s}).out.isEmpty());
    VERIFY_STATUS(m_program->run({u"unarchive"_s, ids.last()}), 0);
    VERIFY_STATUS(m_program->run({u"move"_s, ids.first(), u"--group"_s, u""_s}), 0);
    QCOMPARE(conversations(*m_program).size(), 2);
    QVERIFY(m_program->run({u"conversations"_s, u"--group"_s, u"Lamps"_s}).out.isEmpty());
    VERIFY_STATUS(m_program->run({u"move"_s, ids.first()}), 2);
    VERIFY_STATUS(m_program->run({u"conversations"_s, u"--archived"_s, u"--group"_s, u"Lamps"_s}), 2);
}

void ExportingTest::whatHasBeenDeletedForThirtyDaysIsErased()
{
    talk();
    const QStringList ids = conversations(*m_program);
    for (const QString &id : ids)
        VERIFY_STATUS(m_program->run({u"delete"_s, id}), 0);
    m_program->write(u"profile/config/parlance.ini"_s, "[General]\ndeleted-days=0\n");
    QCOMPARE(m_program->run({u"conversations"_s, u"--deleted"_s, u"--json"_s}).lines().size(), 2);
    // As if it had been long ago, of one of them.
    {
        const auto database = model::Database::open(m_program->database(), model::Database::Access::ReadWrite);
        QVERIFY(database);
        const qint64 since = QDateTime::currentDateTimeUtc().addDays(-31).toMSecsSinceEpoch();
        QVERIFY((*database)->run(u"UPDATE conversation SET deleted=? WHERE id=?"_s, {since, ids.first()}));
    }
    QCOMPARE(m_program->run({u"conversations"_s, u"--deleted"_s, u"--json"_s}).lines().size(), 2);
    QFile::remove(m_program->profile() + u"/config/parlance.ini"_s);
    // What is done on the store's thread comes after that.
    VERIFY_STATUS(m_program->run({u"backup"_s, u"all.sqlite"_s}), 0);
    const Program::Run left = m_program->run({u"conversations"_s, u"--deleted"_s, u"--json"_s});
    QCOMPARE(left.lines().size(), 1);
    QCOMPARE(left.end().value("id"_L1).toString(), ids.last());
}

void ExportingTest::refusesWrongUse_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::newRow("no file to write") << QStringList {u"export"_s} << 2;
    QTest::newRow("an unknown format") << QStringList {u"export"_s, u"--format"_s, u"word"_s, u"--output"_s, u"x"_s} << 2;
    QTest::newRow("an unknown conversation") << QStringList {u"export"_s, u"--output"_s, u"x"_s, u"nothing"_s} << 2;
    QTest::newRow("a folder that is not there") << QStringList {u"export"_s, u"--output"_s, u"/nowhere/at/all/x"_s} << 1;
    QTest::newRow("no file to read") << QStringList {u"import"_s} << 2;
    QTest::newRow("a file that is not there") << QStringList {u"import"_s, u"nothing.jsonl"_s} << 1;
    QTest::newRow("a folder") << QStringList {u"import"_s, u"."_s} << 1;
    QTest::newRow("a device") << QStringList {u"import"_s, u"/dev/zero"_s} << 1;
    QTest::newRow("delete nothing") << QStringList {u"delete"_s} << 2;
    QTest::newRow("erase what is not there") << QStringList {u"erase"_s, u"nothing"_s} << 2;
}

void ExportingTest::refusesWrongUse()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    const Program::Run run = m_program->run(arguments);
    VERIFY_STATUS(run, status);
    QVERIFY(!run.notes.isEmpty());
}

QTEST_GUILESS_MAIN(ExportingTest)
#include "tst_exporting.moc"
