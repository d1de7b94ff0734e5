// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/house/houserules.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QDirIterator>
#include <QTemporaryDir>

#include <functional>

using namespace Qt::StringLiterals;

namespace {

const QString projectRoot = QStringLiteral(PROJECT_ROOT);
const QString widgetHeaders = QStringLiteral(WIDGET_HEADERS);

using Rule = std::function<QStringList(const QString &)>;

struct NamedRule {
    const char *name;
    Rule rule;
};

QStringList widgets(const QString &folder)
{
    return house::widgetsWithoutWindow(folder, widgetHeaders);
}

QStringList unformatted(const QString &folder)
{
    return house::unformatted(folder, QStringLiteral(FORMATTER));
}

bool write(const QString &folder, const QString &file, const QByteArray &text)
{
    QFile source(folder + u'/' + file);
    return QDir(folder).mkpath(file.section(u'/', 0, -2)) && source.open(QIODevice::WriteOnly) && source.write(text) == text.size();
}

//! The rule of names, in a tree that has a second source and a header.
QStringList namesBesideOthers(const QString &folder)
{
    write(folder, u"model/a.cpp"_s, "namespace {\n\nconstexpr int most = 3;\n\n} // namespace\n");
    write(folder, u"model/a.h"_s, "struct Shown {\n};\nint shownOf(const QString &text);\n");
    return house::sharedLocalNames(folder);
}

//! The rule of other names, in a tree that has a source with one.
QStringList otherNamesBesideOthers(const QString &folder)
{
    write(folder, u"model/a.cpp"_s, "using Kind = model::Lamp::Kind;\n");
    return house::sharedOtherNames(folder);
}

//! The rule of whole classes, in a tree that has a class and a source of it.
QStringList classInTwo(const QString &folder)
{
    write(folder, u"gui/a.h"_s, "class Halved final\n{\n};\n");
    write(folder, u"gui/a.cpp"_s, "Halved::Halved()\n{\n}\n");
    return house::slicedClasses(folder);
}

QByteArray unnamed(const QByteArray &lines)
{
    return "namespace {\n\n" + lines + "\n} // namespace\n";
}

} // namespace

//! The project's own tree keeps the rules of the house, and each rule notices where it is broken.
class HouseTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsItsRules_data();
    void keepsItsRules();
    void noticesWhatBreaksARule_data();
    void noticesWhatBreaksARule();
    void compilesInEveryResource();
    void packagesWithEveryLibraryThatItBuildsWith();
};

void HouseTest::keepsItsRules_data()
{
    QTest::addColumn<Rule>("rule");
    const QList<NamedRule> rules {{"includes", house::wrongIncludes}, {"floors", house::wrongFloors}, {"formatted", unformatted},
        {"no widgets without a window", widgets}, {"length", house::tooLongFiles}, {"licence", house::missingLicenceLines},
        {"lists", house::unlistedSources}, {"top level", house::strangers}, {"unfinished work", house::unfinishedWork},
        {"early timers", house::earlyTimers}, {"resources", house::missingResources}, {"names", house::sharedLocalNames},
        {"other names", house::sharedOtherNames}, {"whole classes", house::slicedClasses}, {"markup", house::markup},
        {"whole files", house::uncheckedCommits}};
    for (const NamedRule &rule : rules)
        QTest::newRow(rule.name) << rule.rule;
}

void HouseTest::keepsItsRules()
{
    QFETCH(Rule, rule);
    const QStringList broken = rule(projectRoot);
    for (const QString &line : broken)
        qWarning("%s", qPrintable(line));
    QVERIFY(broken.isEmpty());
}

void HouseTest::noticesWhatBreaksARule_data()
{
    QTest::addColumn<Rule>("rule");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("complaint");

    QTest::newRow("a room above") << Rule(house::wrongIncludes) << u"model/a.cpp"_s << QByteArray("\n#include \"gui/b.h\"\n")
                                  << u"model/a.cpp:2"_s;
    QTest::newRow("a folder above") << Rule(house::wrongFloors) << u"model/schema/a.cpp"_s
                                    << QByteArray("\n#include \"model/session/b.h\"\n") << u"model/schema/a.cpp:2"_s;
    QTest::newRow("a folder that is on no floor")
        << Rule(house::wrongFloors) << u"model/attic/a.cpp"_s << QByteArray("int a;\n") << u"model/attic/a.cpp:1"_s;
    QTest::newRow("not formatted") << Rule(unformatted) << u"gui/a.cpp"_s << QByteArray("int  a;\n") << u"gui/a.cpp:1"_s;
    QTest::newRow("a path that is not from the root")
        << Rule(house::wrongIncludes) << u"gui/a.cpp"_s << QByteArray("#include \"b.h\"\n") << u"gui/a.cpp:1"_s;
    QTest::newRow("a widget on the command line")
        << Rule(widgets) << u"gui/commandline/a.h"_s << QByteArray("#include <QWidget>\n") << u"gui/commandline/a.h:1"_s;
    QTest::newRow("a long file") << Rule(house::tooLongFiles) << u"model/a.h"_s << QByteArray(house::longestFile + 1, '\n')
                                 << u"model/a.h:601"_s;
    QTest::newRow("no licence") << Rule(house::missingLicenceLines) << u"resources/a.toml"_s << QByteArray("a = 1\n")
                                << u"resources/a.toml:1"_s;
    QTest::newRow("not listed") << Rule(house::unlistedSources) << u"model/a.cpp"_s << QByteArray("int a;\n") << u"model/a.cpp:1"_s;
    QTest::newRow("a stranger") << Rule(house::strangers) << u"attic/a"_s << QByteArray("\n") << u"attic:1"_s;
    QTest::newRow("unfinished") << Rule(house::unfinishedWork) << u"gui/a.cpp"_s
                                << QByteArray("// TO"
                                              "DO\n")
                                << u"gui/a.cpp:1"_s;
    QTest::newRow("a function's name twice") << Rule(namesBesideOthers) << u"model/b.cpp"_s
                                             << unnamed("QList<int> most(const QString &text)\n{\n}\n") << u"model/b.cpp:3"_s;
    QTest::newRow("a constant's name twice") << Rule(namesBesideOthers) << u"model/b.cpp"_s << unnamed("const QString most = u\"a\"_s;\n")
                                             << u"model/b.cpp:3"_s;
    QTest::newRow("a local type that a header has")
        << Rule(namesBesideOthers) << u"model/b.cpp"_s << unnamed("class Shown final : public QObject\n{\n};\n") << u"model/b.cpp:3"_s;
    QTest::newRow("a local function that a header has")
        << Rule(namesBesideOthers) << u"model/b.cpp"_s << unnamed("int shownOf(int number);\n") << u"model/b.cpp:3"_s;
    QTest::newRow("another type of the same name")
        << Rule(otherNamesBesideOthers) << u"model/b.cpp"_s << QByteArray("using Kind = Wick::Kind;\n") << u"model/b.cpp:1"_s;
    QTest::newRow("a class in two sources") << Rule(classInTwo) << u"gui/b.cpp"_s << QByteArray("\nint &Halved::second() const\n{\n}\n")
                                            << u"gui/b.cpp:2"_s;
    QTest::newRow("a member that may be early")
        << Rule(house::earlyTimers) << u"network/a.cpp"_s << QByteArray("m_end.setSingleShot(true);\n") << u"network/a.cpp:1"_s;
    QTest::newRow("a wait that may be early") << Rule(house::earlyTimers) << u"invocables/a.cpp"_s
                                              << QByteArray("\nQTimer::singleShot(5, this, [] { });\n") << u"invocables/a.cpp:2"_s;
    QTest::newRow("markup in a label") << Rule(house::markup) << u"gui/a.cpp"_s << QByteArray("label.setTextFormat(Qt::RichText);\n")
                                       << u"gui/a.cpp:1"_s;
    QTest::newRow("a file that is put in its place unseen")
        << Rule(house::uncheckedCommits) << u"model/a.cpp"_s << QByteArray("QSaveFile kept(path);\nreturn kept.commit();\n")
        << u"model/a.cpp:2"_s;
    QTest::newRow("no resource") << Rule(house::missingResources) << u"gui/a.cpp"_s << QByteArray("load(u\":/icons/a.svg\");\n")
                                 << u"gui/a.cpp:1"_s;
}

void HouseTest::noticesWhatBreaksARule()
{
    QFETCH(Rule, rule);
    QFETCH(QString, file);
    QFETCH(QByteArray, text);
    QFETCH(QString, complaint);

    QTemporaryDir tree;
    QVERIFY(write(tree.path(), file, text));
    // What says how the house is built, for the rules that read it.
    for (const QString &plan : {u".clang-format"_s, u"model/CMakeLists.txt"_s}) {
        if (QDir(tree.path()).mkpath(QFileInfo(plan).path()))
            QFile::copy(projectRoot + u'/' + plan, tree.filePath(plan));
    }
    const QStringList broken = rule(tree.path()).filter(complaint);
    QCOMPARE(broken.size(), 1);
}

void HouseTest::compilesInEveryResource()
{
    for (const QString &folder : QStringList {u"descriptors"_s, u"schemas"_s, u"scenarios"_s, u"icons"_s, u"highlighting"_s, u"manual"_s}) {
        const QDir resources(projectRoot + u"/resources"_s);
        QDirIterator walk(resources.filePath(folder), QDir::Files, QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            const QString path = resources.relativeFilePath(walk.next());
            QVERIFY2(QFile::exists(u":/"_s + path), qPrintable(path));
        }
    }
}

void HouseTest::packagesWithEveryLibraryThatItBuildsWith()
{
    const auto linesOf = [](const QString &name) {
        QFile file(projectRoot + u"/packaging/"_s + name);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(u'\n') : QStringList();
    };
    QStringList packaged;
    for (const QString &line : linesOf(u"debian/control"_s))
        packaged += line.trimmed().section(u' ', 0, 0).remove(u',');
    const QStringList needed = linesOf(u"packages"_s);
    const qsizetype first = needed.indexOf(u"# libraries"_s) + 1;
    QVERIFY(first > 0);
    for (qsizetype line = first; line < needed.size() && !needed.at(line).isEmpty(); ++line) {
        if (needed.at(line).endsWith(u"-dev"_s))
            QVERIFY2(packaged.contains(needed.at(line)), qPrintable(needed.at(line)));
    }
}

QTEST_GUILESS_MAIN(HouseTest)
#include "tst_house.moc"
