// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/manual/manual.h"
#include "gui/manual/manualtext.h"
#include "model/descriptors/descriptorschema.h"
#include "tests/support/files.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(model::DescriptorKind)

namespace {

//! The text of a page of the project, without its blocks of code and its code between words.
QString pageWithoutCode(const QString &path)
{
    static const QRegularExpression code(u"```.*?\\n```|`[^`\\n]*`"_s, QRegularExpression::DotMatchesEverythingOption);
    QFile file(support::projectFolder() + u'/' + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).remove(code) : QString();
}

QStringList linksOf(const QString &markdown)
{
    static const QRegularExpression link(u"\\]\\(([^)\\s]+)\\)|(?:src|srcset)=\"([^\"]+)\""_s);
    QStringList links;
    auto matches = link.globalMatch(markdown);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        links.append(match.captured(match.hasCaptured(2) ? 2 : 1));
    }
    return links;
}

//! The names of keys, at any depth, that a schema describes with a sentence.
QStringList keysOf(const model::SchemaView &schema, int depth = 0)
{
    QStringList keys;
    for (const model::SchemaView::Member &member : schema.members()) {
        if (depth > 0)
            keys.append(member.name);
        keys += keysOf(member.schema, depth + 1);
    }
    if (const model::SchemaView element = schema.at("items"); !element.isNull())
        keys += keysOf(element, depth);
    for (const model::SchemaView &each : schema.list("anyOf"))
        keys += keysOf(each, depth);
    return keys;
}

} // namespace

//! The manual as a text: it is whole, its links lead somewhere, and it is read on a terminal.
class ManualTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasEachChapterWithATitleAndASentence();
    void leadsEveryLinkSomewhere_data();
    void leadsEveryLinkSomewhere();
    void tellsWhatIsNew();
    void tellsEveryKeyOfTheSchemas_data();
    void tellsEveryKeyOfTheSchemas();
    void tellsTypesAndBounds();
    void givesOneSectionWithThoseBelowIt();
    void namesTheChapterThatIsMeant();
    void findsSectionsThatHaveAllWords();
    void isReadOnATerminal_data();
    void isReadOnATerminal();
    void keepsToTheColumnsOfATerminal();

private:
    const gui::Manual m_manual;
};

void ManualTest::hasEachChapterWithATitleAndASentence()
{
    QStringList files = QDir(u":/manual"_s).entryList({u"*.md"_s}, QDir::Files);
    QStringList names;
    for (const gui::ManualChapter &chapter : m_manual.chapters()) {
        QVERIFY2(!chapter.title.isEmpty() && chapter.summary.endsWith(u'.'), qPrintable(chapter.name));
        QVERIFY2(!chapter.markdown().contains("<!--"_L1), qPrintable(chapter.name));
        QStringList anchors;
        for (const gui::ManualSection &section : chapter.sections)
            anchors.append(section.anchor);
        QCOMPARE(anchors.removeDuplicates(), 0);
        names.append(chapter.name + u".md"_s);
    }
    names.sort();
    files.sort();
    QCOMPARE(names, files);
}

void ManualTest::leadsEveryLinkSomewhere_data()
{
    QTest::addColumn<QString>("page");
    for (const QString &page : {u"README.md"_s, u".github/CONTRIBUTING.md"_s, u".github/SECURITY.md"_s, u"packaging/CHANGELOG.md"_s})
        QTest::newRow(qPrintable(page)) << page;
    for (const QString &name : gui::Manual::names())
        // What is new has its file above.
        if (name != "changes"_L1)
            QTest::newRow(qPrintable(name)) << u"resources/manual/%1.md"_s.arg(name);
}

void ManualTest::leadsEveryLinkSomewhere()
{
    QFETCH(QString, page);
    const QString text = pageWithoutCode(page);
    QVERIFY(!text.isEmpty());
    const QString folder = support::projectFolder() + u'/' + (page.contains(u'/') ? page.section(u'/', 0, -2) + u'/' : QString());
    for (const QString &link : linksOf(text)) {
        if (link.contains("://"_L1))
            continue;
        const QString path = link.section(u'#', 0, 0);
        const QString anchor = link.section(u'#', 1);
        QVERIFY2(path.isEmpty() || QFileInfo::exists(folder + path), qPrintable(link));
        const auto address = gui::ManualAddress::parse(path.section(u'/', -1) + u'#' + anchor, page.section(u'/', -1).section(u'.', 0, 0));
        if (!anchor.isEmpty() || path.startsWith("resources/manual/"_L1))
            QVERIFY2(link.endsWith(".png"_L1) || m_manual.has(address), qPrintable(link));
    }
}

void ManualTest::tellsWhatIsNew()
{
    const gui::ManualChapter *changes = m_manual.find(u"changes"_s);
    QVERIFY(changes);
    QCOMPARE(changes->title, u"Changes"_s);
    QVERIFY(m_manual.has({u"changes"_s, u"added"_s}));
}

void ManualTest::tellsEveryKeyOfTheSchemas_data()
{
    QTest::addColumn<model::DescriptorKind>("kind");
    using model::DescriptorKind;
    for (const DescriptorKind kind : {DescriptorKind::Provider, DescriptorKind::Ensemble, DescriptorKind::Invoker, DescriptorKind::Agent,
             DescriptorKind::Prompt, DescriptorKind::Library, DescriptorKind::Scenario, DescriptorKind::Suite, DescriptorKind::Skill})
        QTest::newRow(qPrintable(model::toWire(kind))) << kind;
}

void ManualTest::tellsEveryKeyOfTheSchemas()
{
    QFETCH(model::DescriptorKind, kind);
    const QString text = m_manual.find(u"reference"_s)->markdown(model::toWire(kind));
    QStringList keys = keysOf(model::DescriptorSchema::shapeOf(kind));
    keys.removeDuplicates();
    QVERIFY(!keys.isEmpty());
    for (const QString &key : std::as_const(keys))
        QVERIFY2(text.contains(u"- `%1`"_s.arg(key)), qPrintable(key));
}

void ManualTest::tellsTypesAndBounds()
{
    const QString text = m_manual.find(u"reference"_s)->markdown(u"library"_s);
    QVERIFY(text.contains("### Library: [[bindings]]"_L1));
    QVERIFY(text.contains("- `name`, required, text: "_L1));
    QVERIFY(text.contains("- `match`, `\"compatible\"` or `\"exact\"`: "_L1));
    const QString ensemble = m_manual.find(u"reference"_s)->markdown(u"ensemble"_s);
    QVERIFY(ensemble.contains("- `redirect-port`, whole number from 1 to 65535: "_L1));
    QVERIFY(ensemble.contains("- `scopes`, list of texts: "_L1));
    QVERIFY(m_manual.has({u"reference"_s, u"ensemble-connection-authorization"_s}));
}

void ManualTest::givesOneSectionWithThoseBelowIt()
{
    const gui::ManualChapter chapter {u"x"_s, u"X"_s, u"S."_s,
        {{{}, u"X"_s, 1, u"S."_s}, {u"a"_s, u"A"_s, 2, u"one"_s}, {u"b"_s, u"B"_s, 3, u"two"_s}, {u"c"_s, u"C"_s, 2, u"three"_s}}};
    QCOMPARE(chapter.markdown(u"a"_s), u"## A\n\none\n\n### B\n\ntwo\n\n"_s);
    QCOMPARE(chapter.markdown(u"c"_s), u"## C\n\nthree\n\n"_s);
    QCOMPARE(chapter.markdown(u"d"_s), QString());
    QVERIFY(chapter.markdown().contains("three"_L1));
}

void ManualTest::namesTheChapterThatIsMeant()
{
    QCOMPARE(m_manual.nearest(u"tols"_s), u"tools"_s);
    QCOMPARE(m_manual.nearest(u"provider"_s), u"providers"_s);
    QCOMPARE(m_manual.nearest(u"xyzzyplugh"_s), QString());
}

void ManualTest::findsSectionsThatHaveAllWords()
{
    const QList<gui::ManualHit> hits = m_manual.search(u"BUBBLEWRAP folders"_s);
    const auto isSandbox = [](const gui::ManualHit &hit) { return hit.address == gui::ManualAddress {u"tools"_s, u"the-sandbox"_s}; };
    QVERIFY(std::any_of(hits.cbegin(), hits.cend(), isSandbox));
    QVERIFY(m_manual.search(u"bubblewrap xyzzyplugh"_s).isEmpty());
    QVERIFY(m_manual.search(u"  "_s).isEmpty());
    // Of the keys, too, which stand in no file.
    QVERIFY(!m_manual.search(u"client-metadata-url"_s).isEmpty());
}

void ManualTest::isReadOnATerminal_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("text");
    QTest::newRow("headings") << u"# A\n\n## B\n\nc"_s << u"A\n=\n\n\nB\n-\n\nc\n"_s;
    QTest::newRow("a paragraph") << u"one two three\nfour *five* **six**"_s << u"one two three four\nfive six\n"_s;
    QTest::newRow("code between words") << u"say `a *b*` or ``c`d``"_s << u"say `a *b*` or\n``c`d``\n"_s;
    QTest::newRow("code that is not parted") << u"one two three `a = b`"_s << u"one two three\n`a = b`\n"_s;
    QTest::newRow("a link to a chapter") << u"[x](tools.md#a)"_s << u"x [tools#a]\n"_s;
    QTest::newRow("a link that says it") << u"[Tools](tools.md)"_s << u"Tools\n"_s;
    QTest::newRow("a link outside") << u"[x](https://a.example)"_s << u"x\n<https://a.example>\n"_s;
    QTest::newRow("signs that are escaped") << u"\\[a\\] b\\_c"_s << u"[a] b_c\n"_s;
    QTest::newRow("a list") << u"- one two three four\n  five\n- six"_s << u"- one two three four\n  five\n- six\n"_s;
    QTest::newRow("numbers") << u"1. one\n2. two"_s << u"1. one\n2. two\n"_s;
    QTest::newRow("code") << u"a\n\n```toml x\nb = 1\n\nc = 2\n```\n\nd"_s << u"a\n\n    b = 1\n\n    c = 2\n\nd\n"_s;
    QTest::newRow("a table") << u"| a | b |\n|---|---|\n| one | 2 |"_s << u"a    b\n---  -\none  2\n"_s;
    QTest::newRow("a wide table") << u"| a | b |\n|---|---|\n| one | two three four five |"_s
                                  << u"a    b\n---  ---------------\none  two three four\n     five\n"_s;
}

void ManualTest::isReadOnATerminal()
{
    QFETCH(QString, markdown);
    QFETCH(QString, text);
    QCOMPARE(gui::plainText(markdown, 20), text);
}

void ManualTest::keepsToTheColumnsOfATerminal()
{
    for (const gui::ManualChapter &chapter : m_manual.chapters()) {
        for (const QString &line : gui::plainText(chapter.markdown(), 80).split(u'\n')) {
            // Code, and words that are longer, stand as they are.
            const bool isWhole = line.startsWith("    "_L1) || !line.trimmed().contains(u' ') || line.contains("://"_L1);
            QVERIFY2(isWhole || line.size() <= 80, qPrintable(line));
        }
    }
}

QTEST_GUILESS_MAIN(ManualTest)
#include "tst_manual.moc"
