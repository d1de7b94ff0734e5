// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/house/houserules.h"

#include "tests/house/sourcetree.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace house {

namespace {

const QStringList sourceEndings {u".cpp"_s, u".h"_s};

QStringList roomsAndTests()
{
    return tree::rooms() << u"tests"_s;
}

//! The folder of a gui file, `gui/transcript`; `gui` itself for the files that stand directly there.
QString subjectOf(const QString &file)
{
    return file.section(u'/', 0, -2);
}

bool worksWithoutWindow(const QString &file)
{
    static const QStringList folders {u"gui/commandline"_s, u"gui/desktop"_s, u"gui/preferences"_s, u"gui/workbench"_s};
    return folders.contains(subjectOf(file));
}

//! The folders of a room, lowest first, as paths from the root; the room itself, where its program begins, is above them all.
QStringList floorsOf(const QString &root, const QString &room)
{
    static const QRegularExpression list(uR"(set\(floors([^)]*)\))"_s);
    const QString text = tree::lines(root, room + u"/CMakeLists.txt"_s).join(u' ');
    QStringList floors;
    for (const QString &folder : list.match(text).captured(1).split(u' ', Qt::SkipEmptyParts))
        floors.append(room + u'/' + folder);
    return floors << room;
}

//! gui subjects of which some file includes a widget header.
QStringList subjectsWithWidgets(const QString &root, const QString &widgetHeaders)
{
    QStringList subjects;
    for (const QString &file : tree::files(root, {u"gui"_s}, sourceEndings)) {
        tree::forEachInclude(root, file, [&](const QString &path, bool quoted, int) {
            if (!quoted && QFileInfo(widgetHeaders + u'/' + path.section(u'/', -1)).isFile())
                subjects.append(subjectOf(file));
        });
    }
    // main.cpp stands there and starts both; the others of that folder are asked one by one.
    subjects.removeAll(u"gui"_s);
    subjects.removeDuplicates();
    return subjects;
}

//! What the nearest CMakeLists.txt above a file says, without comments; `name` becomes the file's path as it would stand there.
QString listOf(const QString &root, const QString &file, QString *name)
{
    static const QRegularExpression comment(u"#[^\n]*"_s);
    QString folder = subjectOf(file);
    while (!folder.isEmpty() && !QFileInfo(root + u'/' + folder + u"/CMakeLists.txt"_s).isFile())
        folder = subjectOf(folder);
    *name = file.mid(folder.isEmpty() ? 0 : folder.size() + 1);
    QString text = tree::lines(root, QDir::cleanPath(folder + u"/CMakeLists.txt"_s)).join(u'\n');
    return text.remove(comment);
}

bool isListed(const QString &text, const QString &name)
{
    const QRegularExpression word(uR"((?<![\w./])%1(?![\w./]))"_s.arg(QRegularExpression::escape(name)));
    if (word.match(text).hasMatch())
        return true;
    // house_test(name) and fuzzer(name) give the file its prefix.
    static const QRegularExpression prefixed(uR"(^(?:tst|fuzz)_(\w+)\.cpp$)"_s);
    const auto match = prefixed.match(name);
    return match.hasMatch()
        && QRegularExpression(uR"(\b(?:house_test|fuzzer|\w+_test)\(%1\b)"_s.arg(match.captured(1))).match(text).hasMatch();
}

//! Names that .gitignore has for the top level, as wildcards.
QStringList ignoredNames(const QString &root)
{
    QStringList names {u".git"_s};
    for (QString line : tree::lines(root, u".gitignore"_s))
        names.append(line.remove(u'/').trimmed());
    names.removeAll(QString());
    return names;
}

//! What a line at the left edge declares: a type, a function or a constant; empty where it is none of them. Another name for a type is
//! none: it may be given twice.
QString declaredName(const QString &line)
{
    static const QRegularExpression type(uR"(^(?:class|struct|union|enum(?: class)?) (\w+)[^;]*$)"_s);
    static const QRegularExpression other(uR"(^(?=\S)(?!(?:using|template|typedef|class|struct|enum|union|friend|return)\b|Q_))"
                                          uR"((?:[\w:<>,*& ]|\[\[\w+\]\])*?[ *&](\w+)(?:\(|\[| ?\{| = |;))"_s);
    const auto match = type.match(line);
    return match.hasMatch() ? match.captured(1) : other.match(line).captured(1);
}

//! The names that a source has for itself, with their lines; of a header those that it declares.
QMap<QString, int> declaredNames(const QString &root, const QString &file)
{
    QMap<QString, int> names;
    const QStringList text = tree::lines(root, file);
    bool isUnnamed = false;
    for (int index = 0; index < text.size(); ++index) {
        if (text.at(index) == u"namespace {" || text.at(index) == u"} // namespace") {
            isUnnamed = text.at(index).endsWith(u'{');
        } else if (isUnnamed == file.endsWith(u".cpp")) {
            const QString name = declaredName(text.at(index));
            if (!name.isEmpty() && !names.contains(name))
                names.insert(name, index + 1);
        }
    }
    return names;
}

//! What a line at the left edge of a source gives another name: that name and, without rooms, what it stands for.
std::pair<QString, QString> otherName(const QString &line)
{
    static const QRegularExpression alias(uR"(^using (\w+) = (.+);$)"_s);
    static const QRegularExpression room(uR"(\b(?:%1)::)"_s.arg(tree::rooms().join(u'|')));
    const auto match = alias.match(line);
    return {match.captured(1), match.captured(2).remove(room)};
}

//! Sources that are compiled joined: of a room, or in one of the tests' folders of helpers.
QString unitOf(const QString &file)
{
    return file.startsWith(u"tests/") ? subjectOf(file) : file.section(u'/', 0, 0);
}

} // namespace

QStringList wrongIncludes(const QString &root)
{
    QStringList wrong;
    const QStringList rooms = tree::rooms();
    for (const QString &file : tree::files(root, rooms, sourceEndings)) {
        const auto rank = rooms.indexOf(file.section(u'/', 0, 0));
        tree::forEachInclude(root, file, [&](const QString &path, bool quoted, int line) {
            const auto other = rooms.indexOf(path.section(u'/', 0, 0));
            if (other > rank)
                wrong.append(tree::complaint(file, line, u"includes %1, which is in a room above"_s.arg(path)));
            else if (quoted && other < 0 && !path.endsWith(u".moc"))
                wrong.append(tree::complaint(file, line, u"%1 does not begin with the name of a room"_s.arg(path)));
        });
    }
    return wrong;
}

QStringList wrongFloors(const QString &root)
{
    QStringList wrong;
    for (const QString &room : tree::rooms()) {
        const QStringList floors = floorsOf(root, room);
        for (const QString &file : tree::files(root, {room}, sourceEndings)) {
            const auto floor = floors.indexOf(subjectOf(file));
            if (floor < 0)
                wrong.append(tree::complaint(file, 1, u"its folder is not among the floors of %1/CMakeLists.txt"_s.arg(room)));
            tree::forEachInclude(root, file, [&](const QString &path, bool quoted, int line) {
                if (quoted && floor >= 0 && path.startsWith(room + u'/') && floors.indexOf(subjectOf(path)) > floor)
                    wrong.append(tree::complaint(file, line, u"includes %1, which is on a floor above"_s.arg(path)));
            });
        }
    }
    return wrong;
}

QStringList unformatted(const QString &root, const QString &formatter)
{
    QProcess process;
    process.setWorkingDirectory(root);
    process.start(formatter, QStringList {u"--dry-run"_s} + tree::files(root, roomsAndTests(), sourceEndings));
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
        return {tree::complaint(formatter, 1, process.errorString())};
    static const QRegularExpression warning(u"^([^:\n]+:[0-9]+):"_s, QRegularExpression::MultilineOption);
    QStringList wrong;
    auto matches = warning.globalMatch(QString::fromLocal8Bit(process.readAllStandardError()));
    while (matches.hasNext()) {
        const QString place = matches.next().captured(1);
        if (wrong.isEmpty() || wrong.last().section(u':', 0, 0) != place.section(u':', 0, 0))
            wrong.append(place + u": is not formatted; clang-format -i FILE"_s);
    }
    return wrong;
}

QStringList widgetsWithoutWindow(const QString &root, const QString &widgetHeaders)
{
    QStringList wrong;
    const QStringList subjects = subjectsWithWidgets(root, widgetHeaders);
    for (const QString &file : tree::files(root, {u"gui"_s}, sourceEndings)) {
        if (!worksWithoutWindow(file))
            continue;
        tree::forEachInclude(root, file, [&](const QString &path, bool quoted, int line) {
            const bool isWidget = !quoted && QFileInfo(widgetHeaders + u'/' + path.section(u'/', -1)).isFile();
            if (isWidget || (quoted && subjects.contains(subjectOf(path))))
                wrong.append(tree::complaint(file, line, u"works without a window, but includes %1"_s.arg(path)));
        });
    }
    return wrong;
}

QStringList tooLongFiles(const QString &root)
{
    QStringList wrong;
    for (const QString &file : tree::files(root, roomsAndTests(), sourceEndings)) {
        const auto length = tree::lines(root, file).size();
        if (length > longestFile)
            wrong.append(tree::complaint(file, longestFile + 1, u"%1 lines; at most %2"_s.arg(length).arg(longestFile)));
    }
    return wrong;
}

QStringList missingLicenceLines(const QString &root)
{
    QStringList wrong;
    const QStringList folders = roomsAndTests() << u"packaging"_s << u"resources"_s << u"translations"_s << u".ci"_s;
    const QStringList endings = sourceEndings
        + QStringList {u"CMakeLists.txt"_s, u".toml"_s, u".sh"_s, u".ci/run"_s, u"packaging/packages"_s, u"packaging/run"_s,
            u"packaging/check"_s, u"packaging/bench"_s, u"packaging/fuzz"_s, u"packaging/soak"_s, u"packaging/package"_s,
            u"packaging/archive"_s};
    const QStringList sources = tree::files(root, folders, endings) << u"CMakeLists.txt"_s;
    for (const QString &file : sources) {
        const QString head = tree::lines(root, file).mid(0, 6).join(u'\n');
        if (!head.contains(u"SPDX-FileCopyrightText: Parlance contributors") || !head.contains(u"SPDX-License-Identifier: Apache-2.0"))
            wrong.append(tree::complaint(file, 1, u"does not begin with the two SPDX lines"_s));
    }
    return wrong;
}

QStringList unlistedSources(const QString &root)
{
    QStringList wrong;
    for (const QString &file : tree::files(root, roomsAndTests(), sourceEndings)) {
        if (file.startsWith(u"tests/") && file.endsWith(u".h"))
            continue;
        QString name;
        const QString list = listOf(root, file, &name);
        if (!isListed(list, name))
            wrong.append(tree::complaint(file, 1, u"no CMakeLists.txt names it"_s));
    }
    return wrong;
}

QStringList strangers(const QString &root)
{
    static const QStringList expected {u"model"_s, u"network"_s, u"invocables"_s, u"gui"_s, u"resources"_s, u"translations"_s, u"tests"_s,
        u"packaging"_s, u"CMakeLists.txt"_s, u"README.md"_s, u"LICENSE"_s, u"CMakePresets.json"_s, u".clang-format"_s, u".clang-tidy"_s,
        u".gitignore"_s, u".ci"_s, u".github"_s};
    // Texts of licences, and what says which files have one that they cannot name themselves (reuse.software).
    static const QStringList allowed {u"LICENSES"_s, u".reuse"_s};
    QStringList wrong;
    const QStringList entries = QDir(root).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    const QStringList ignored = ignoredNames(root);
    for (const QString &entry : entries) {
        if (!expected.contains(entry) && !allowed.contains(entry) && !QDir::match(ignored, entry))
            wrong.append(tree::complaint(entry, 1, u"does not belong at the top level"_s));
    }
    for (const QString &entry : expected) {
        if (!entries.contains(entry))
            wrong.append(tree::complaint(entry, 1, u"is missing"_s));
    }
    return wrong;
}

QStringList unfinishedWork(const QString &root)
{
    // Written in two halves, so that this file passes.
    static const QRegularExpression note(u"(//|#|/\\*|<!--).*\\b(TO"
                                         "DO|FIX"
                                         "ME|XX"
                                         "X|HA"
                                         "CK)\\b"_s);
    QStringList wrong;
    const QStringList folders = roomsAndTests() << u"packaging"_s << u"resources"_s;
    for (const QString &file : tree::files(root, folders, {QString()})) {
        const QStringList text = tree::lines(root, file);
        for (int index = 0; index < text.size(); ++index) {
            if (note.match(text.at(index)).hasMatch())
                wrong.append(tree::complaint(file, index + 1, text.at(index).trimmed()));
        }
    }
    return wrong;
}

QStringList sharedLocalNames(const QString &root)
{
    QStringList wrong;
    // By unit and name, the first file that has it.
    QHash<QString, QString> ofHeaders;
    QHash<QString, QString> ofSources;
    const QStringList folders = tree::rooms() << u"tests/support"_s;
    for (const QString &file : tree::files(root, folders, {u".h"_s})) {
        for (const QString &name : declaredNames(root, file).keys())
            ofHeaders.insert(unitOf(file) + u' ' + name, file);
    }
    for (const QString &file : tree::files(root, folders, {u".cpp"_s})) {
        const QMap<QString, int> names = declaredNames(root, file);
        for (auto name = names.begin(); name != names.end(); ++name) {
            const QString key = unitOf(file) + u' ' + name.key();
            const QString header = ofHeaders.value(key);
            const bool isOwn = header.section(u'.', 0, 0) == file.section(u'.', 0, 0);
            const QString other = ofSources.value(key, isOwn ? QString() : header);
            if (!other.isEmpty())
                wrong.append(tree::complaint(file, name.value(), u"%1 is also a name in %2"_s.arg(name.key(), other)));
            ofSources.insert(key, file);
        }
    }
    return wrong;
}

QStringList sharedOtherNames(const QString &root)
{
    QStringList wrong;
    struct Meaning {
        QString type;
        QString file;
    };
    // By unit and name, as in the first file that has it.
    QHash<QString, Meaning> known;
    for (const QString &file : tree::files(root, tree::rooms(), {u".cpp"_s})) {
        const QStringList text = tree::lines(root, file);
        for (int index = 0; index < text.size(); ++index) {
            const auto [name, type] = otherName(text.at(index));
            if (name.isEmpty())
                continue;
            Meaning &first = known[unitOf(file) + u' ' + name];
            if (first.type.isEmpty())
                first = {type, file};
            else if (first.type != type)
                wrong.append(tree::complaint(file, index + 1, u"%1 stands for another type in %2"_s.arg(name, first.file)));
        }
    }
    return wrong;
}

QStringList slicedClasses(const QString &root)
{
    static const QRegularExpression declaration(uR"(^(?:class|struct) (\w+)(?: final)?(?: :[^;]*)?$|^struct (\w+) \{$)"_s);
    static const QRegularExpression definition(uR"re(^(?:[A-Za-z][^=()"{}]*?[\s*&])?([A-Z]\w*)::~?\w+\()re"_s);
    QSet<QString> classes;
    for (const QString &file : tree::files(root, tree::rooms(), {u".h"_s})) {
        for (const QString &line : tree::lines(root, file)) {
            if (const auto match = declaration.match(line); match.hasMatch())
                classes.insert(unitOf(file) + u' ' + match.captured(1) + match.captured(2));
        }
    }
    QStringList wrong;
    QHash<QString, QString> sources;
    for (const QString &file : tree::files(root, tree::rooms(), {u".cpp"_s})) {
        const QStringList text = tree::lines(root, file);
        for (int index = 0; index < text.size(); ++index) {
            const QString key = unitOf(file) + u' ' + definition.match(text.at(index)).captured(1);
            if (!classes.contains(key))
                continue;
            const QString first = sources.value(key, file);
            sources.insert(key, file);
            if (first != file)
                wrong.append(tree::complaint(file, index + 1, u"%1 stands in %2 too"_s.arg(key.section(u' ', 1), first)));
        }
    }
    return wrong;
}

QStringList earlyTimers(const QString &root)
{
    QStringList wrong;
    for (const QString &file : tree::files(root, {u"network"_s, u"invocables"_s}, sourceEndings)) {
        const QStringList text = tree::lines(root, file);
        for (int index = 0; index < text.size(); ++index) {
            const bool isWait = text.at(index).contains(u"setSingleShot(") || text.at(index).contains(u"QTimer::singleShot(");
            if (isWait && !text.at(index).contains(u"Qt::PreciseTimer"))
                wrong.append(tree::complaint(file, index + 1, u"may end early; there is model::Countdown"_s));
        }
    }
    return wrong;
}

QStringList markup(const QString &root)
{
    // Model text and the pages of a PDF, whose documents load nothing, and the manual, which is the program's own.
    const QStringList documents {u"gui/transcript/inertdocument.cpp"_s, u"gui/conversations/pdfwriter.cpp"_s, u"gui/help/manualview.cpp"_s};
    static const QRegularExpression made(u"Qt::(RichText|AutoText|MarkdownText)|\\b(setHtml|insertHtml|appendHtml|setMarkdown)\\("_s);
    QStringList wrong;
    for (const QString &file : tree::files(root, {u"gui"_s}, sourceEndings)) {
        const QStringList text = documents.contains(file) ? QStringList() : tree::lines(root, file);
        for (int index = 0; index < text.size(); ++index) {
            // What asks for it in order to turn it off.
            if (text.at(index).contains(made) && !text.at(index).contains(u"== Qt::AutoText"))
                wrong.append(tree::complaint(file, index + 1, u"makes markup, which loads what it names"_s));
        }
    }
    return wrong;
}

QStringList uncheckedCommits(const QString &root)
{
    static const QRegularExpression declared(uR"(\bQSaveFile &?(\w+)[({;,)])"_s);
    QStringList wrong;
    for (const QString &file : tree::files(root, tree::rooms(), sourceEndings)) {
        const QStringList text = file == u"model/basics/privatefile.cpp" ? QStringList() : tree::lines(root, file);
        QStringList commits;
        for (int index = 0; index < text.size(); ++index) {
            if (const auto match = declared.match(text.at(index)); match.hasMatch())
                commits.append(match.captured(1) + u".commit()"_s);
            const bool isCommitted = std::any_of(
                commits.cbegin(), commits.cend(), [&](const QString &commit) { return text.at(index).contains(commit); });
            if (isCommitted)
                wrong.append(tree::complaint(file, index + 1, u"may be empty on a full disk; there is model::commitWhole()"_s));
        }
    }
    return wrong;
}

QStringList missingResources(const QString &root)
{
    static const QRegularExpression literal(uR"re(":/([^"%]*)")re"_s);
    QStringList wrong;
    for (const QString &file : tree::files(root, tree::rooms(), sourceEndings)) {
        const QStringList text = tree::lines(root, file);
        for (int index = 0; index < text.size(); ++index) {
            auto matches = literal.globalMatch(text.at(index));
            while (matches.hasNext()) {
                const QString path = matches.next().captured(1);
                // Translations are compiled in beside what stands in the folder.
                if (!path.startsWith(u"i18n") && !QFileInfo::exists(root + u"/resources/"_s + path))
                    wrong.append(tree::complaint(file, index + 1, u":/%1 is not in resources/"_s.arg(path)));
            }
        }
    }
    return wrong;
}

} // namespace house
