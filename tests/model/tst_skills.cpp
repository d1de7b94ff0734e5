// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/skills/skillcatalog.h"
#include "model/yaml/yamlreader.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace model;

//! Skills as SKILL.md describes them, and the YAML at their heads.
class SkillsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_check.addReader(DescriptorKind::Skill, Skill::read); }
    void readsTheSpecificationsExamples_data();
    void readsTheSpecificationsExamples();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void keepsAWorkspacesUntilTheyAreTrusted();
    void standsInForThePersons();
    void readsYamlAsData();
    void refusesWhatIsMoreThanData_data();
    void refusesWhatIsMoreThanData();

private:
    Diagnostics checked(const QByteArray &text, const QString &folder = u"pdf-processing"_s) const
    {
        return m_check.check(DescriptorFile::parse(text, u"/skills/"_s + folder + u"/SKILL.md"_s), DescriptorKind::Skill);
    }

    DescriptorCheck m_check;
};

void SkillsTest::readsTheSpecificationsExamples_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("allowed");
    QTest::newRow("the least") << QByteArray("---\nname: pdf-processing\ndescription: Reads PDF files.\n---\nDo it.\n") << QStringList();
    QTest::newRow("everything") << QByteArray("---\nname: pdf-processing\ndescription: Reads PDF files. Use when there are any.\n"
                                              "license: Apache-2.0\ncompatibility: Needs pdftotext\nmetadata:\n  author: example-org\n"
                                              "  version: \"1.0\"\nallowed-tools: Bash(git:*) Read\n---\n\n# How\nDo it.\n")
                                << QStringList {u"Bash(git:*)"_s, u"Read"_s};
    QTest::newRow("folded, by another system's line ends")
        << QByteArray("---\r\nname: 'pdf-processing'\r\ndescription: >-\r\n  Reads PDF\r\n  files.\r\n---\r\nDo it.\r\n") << QStringList();
    QTest::newRow("with a mark of its order of bytes")
        << QByteArray("\xEF\xBB\xBF---\nname: pdf-processing\ndescription: Reads: PDF files\n---\nDo it.\n").replace("Reads: ", "Reads ")
        << QStringList();
}

void SkillsTest::readsTheSpecificationsExamples()
{
    QFETCH(QByteArray, text);
    QCOMPARE(checked(text), Diagnostics());
    Diagnostics diagnostics;
    const auto skill = Skill::read(DescriptorFile::parse(text, u"/skills/pdf-processing/SKILL.md"_s), diagnostics);
    QVERIFY(skill && diagnostics.isEmpty());
    QCOMPARE(skill->name, u"pdf-processing"_s);
    QVERIFY(skill->description.startsWith(u"Reads PDF files"_s));
    QVERIFY(skill->instructions.contains(u"Do it."_s) && !skill->instructions.contains(u"---"_s));
    QCOMPARE(skill->folder, u"/skills/pdf-processing"_s);
    QTEST(skill->allowedTools, "allowed");
}

void SkillsTest::saysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("complaint");
    const auto row = [](const char *name, const QByteArray &text, const QString &complaint) { QTest::newRow(name) << text << complaint; };
    const auto head = [](const QByteArray &lines) { return "---\n" + lines + "---\nDo it.\n"; };
    row("no head", "# PDF\n", u":1:1: a skill begins with a line ---"_s);
    row("a head without an end", "---\nname: pdf-processing\n", u":1:1: a skill begins with a line ---"_s);
    row("no description", head("name: pdf-processing\n"), u"description"_s);
    row("an empty description", head("name: pdf-processing\ndescription: \"\"\n"), u":3:14"_s);
    row("another name than its folder", head("name: pdf\ndescription: d\n"),
        u":2:7: A skill has the name of its folder, “pdf-processing”."_s);
    row("capitals", head("name: PDF-Processing\ndescription: d\n"), u":2:7"_s);
    row("two hyphens", head("name: pdf--processing\ndescription: d\n"), u":2:7"_s);
    row("a way out", head("name: ../pdf\ndescription: d\n"), u":2:7"_s);
    row("too long", head("name: pdf-processing\ndescription: " + QByteArray(1025, 'd') + "\n"), u":3:14"_s);
    row("a list", head("- pdf\n"), u":2:1: the head of a skill is a mapping"_s);
    row("broken", head("name: [pdf\n"), u":"_s);
    row("no text", "---\nname: pdf-processing\ndescription: \xff\n---\nx\n", u":1:1: this is not UTF-8 text"_s);
    row("no instructions", "---\nname: pdf-processing\ndescription: d\n---\n\n", u":5:1: The skill has no instructions."_s);
    row("very many lines", "---\nname: pdf-processing\ndescription: d\n---\n" + QByteArray(600, '\n').replace("\n", "a\n"),
        u"more than 500 lines"_s);
}

void SkillsTest::saysWhatIsWrong()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, complaint);
    const Diagnostics diagnostics = checked(text);
    QVERIFY(!diagnostics.isEmpty());
    QVERIFY2(diagnostics.first().toString().contains(complaint), qPrintable(diagnostics.first().toString()));
}

void SkillsTest::keepsAWorkspacesUntilTheyAreTrusted()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"work/.parlance/skills/greeting/SKILL.md"_s);
    support::write(path, "---\nname: greeting\ndescription: Greets.\n---\nSay hello.\n");
    DescriptorCatalog descriptors({}, folder.filePath(u"config"_s), m_check);
    bool isTrusted = false;
    descriptors.setTrust([&isTrusted](const QString &, const QString &) { return isTrusted; });
    SkillCatalog skills(descriptors);
    descriptors.setWorkspaceFolder(folder.filePath(u"work"_s));
    QVERIFY(skills.skills().isEmpty());
    const QString before = descriptors.workspaceFingerprint();
    QVERIFY(!before.isEmpty());
    isTrusted = true;
    descriptors.load();
    QCOMPARE(skills.skills().size(), 1);
    QCOMPARE(skills.skills().first().layer, DescriptorLayer::Workspace);
    QCOMPARE(skills.skills().first().name, u"greeting"_s);
    support::write(path, "---\nname: greeting\ndescription: Greets.\n---\nSay goodbye.\n");
    descriptors.load();
    QVERIFY(descriptors.workspaceFingerprint() != before);
}

void SkillsTest::standsInForThePersons()
{
    QTemporaryDir folder;
    support::write(folder.filePath(u"config/skills/greeting/SKILL.md"_s), "---\nname: greeting\ndescription: Mine.\n---\nx\n");
    support::write(folder.filePath(u"config/skills/broken/SKILL.md"_s), "nothing\n");
    support::write(folder.filePath(u"config/skills/no-skill/README.md"_s), "nothing\n");
    support::write(folder.filePath(u"work/.parlance/skills/greeting/SKILL.md"_s), "---\nname: greeting\ndescription: Theirs.\n---\nx\n");
    DescriptorCatalog descriptors({}, folder.filePath(u"config"_s), m_check);
    descriptors.setTrust([](const QString &, const QString &) { return true; });
    descriptors.setWorkspaceFolder(folder.filePath(u"work"_s));
    SkillCatalog skills(descriptors);
    QCOMPARE(skills.skills().size(), 2);
    QCOMPARE(skills.skills().first().name, u"broken"_s);
    QVERIFY(!skills.skills().first().diagnostics.isEmpty());
    QCOMPARE(skills.skills().last().description, u"Theirs."_s);
}

void SkillsTest::readsYamlAsData()
{
    const YamlText yaml = YamlText::read("a: 1\nb: [x, 'true', true, ~, 1.5, \"2\", 007x]\nc:\n  d: |\n    two\n    lines\n  e: -3\n");
    QVERIFY(!yaml.fault);
    QCOMPARE(yaml.root.toJson().toString(), uR"({"a":1,"b":["x","true",true,null,1.5,"2","007x"],"c":{"d":"two\nlines\n","e":-3}})"_s);
    QCOMPARE(yaml.root.positionOf(u"/c/e"), (TextPosition {7, 6}));
    QVERIFY(YamlText::read("").root.isNone());
}

void SkillsTest::refusesWhatIsMoreThanData_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("complaint");
    const auto row = [](const char *name, const QByteArray &text, const QString &complaint) { QTest::newRow(name) << text << complaint; };
    row("an anchor", "a: &x [1]\nb: *x\n", u"anchors and aliases are not read"_s);
    row("a billion laughs", "a: &a [x,x]\nb: &b [*a,*a]\nc: [*b,*b]\n", u"anchors and aliases are not read"_s);
    row("a tag", "a: !!python/object:os.system [x]\n", u"tags are not read"_s);
    row("two documents", "a: 1\n---\nb: 2\n", u"more than one document"_s);
    row("a key twice", "a: 1\na: 2\n", u"the key “a” is there already"_s);
    row("a list for a key", "? [a]\n: 1\n", u"a key is a text"_s);
    row("deep", QByteArray(100, '['), u""_s);
    row("deeper than a stack", QByteArray(100'000, '['), u""_s);
    row("wide", "[" + QByteArray(400'000, ',').replace(",", "1,") + "1]", u"there are more than"_s);
}

void SkillsTest::refusesWhatIsMoreThanData()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, complaint);
    const YamlText yaml = YamlText::read(text);
    QVERIFY(yaml.fault && yaml.root.isNone());
    QVERIFY2(yaml.fault->second.contains(complaint), qPrintable(yaml.fault->second));
    QVERIFY(yaml.fault->first.line > 0);
}

QTEST_GUILESS_MAIN(SkillsTest)
#include "tst_skills.moc"
