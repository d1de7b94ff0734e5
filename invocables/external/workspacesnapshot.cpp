// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/workspacesnapshot.h"

#include "invocables/files/filelook.h"
#include "model/basics/countdown.h"
#include "model/store/contentstore.h"
#include "model/store/store.h"
#include "network/process/processcommand.h"
#include "network/process/processhost.h"
#include "network/process/processjob.h"
#include "network/process/programfiles.h"
#include "network/process/sandbox.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QPointer>
#include <QTemporaryDir>

#include <unistd.h>

#include <algorithm>
#include <memory>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestIndex = 64LL * 1024 * 1024;
constexpr qint64 largestSettings = 64 * 1024;
constexpr qint64 largestObject = 32LL * 1024 * 1024;
constexpr int regularFile = 0100644;
constexpr int executableFile = 0100755;

// All that git does not ignore, as a tree. What has not changed since the index was written is not read.
constexpr QLatin1StringView taking("git add -A -- . && exec git write-tree");

QByteArray treeName(const QByteArray &output)
{
    return output.trimmed();
}

//! Git's name of a file with these bytes.
QByteArray blobName(const QByteArray &bytes, qsizetype length)
{
    QCryptographicHash hash(length > 40 ? QCryptographicHash::Sha256 : QCryptographicHash::Sha1);
    hash.addData("blob " + QByteArray::number(bytes.size()) + '\0');
    hash.addData(bytes);
    return hash.result().toHex();
}

bool isRegular(int mode)
{
    return mode == 0 || mode == regularFile || mode == executableFile;
}

//! Git knows of a mode whether the file can be executed; the rest is as it is, or as files commonly are.
int modeOfFile(int git, const model::FileState &now)
{
    const int base = now.exists ? now.mode : 0644;
    return git == executableFile ? base | ((base & 0444) >> 2) : base & ~0111;
}

//! Settings of a repository name programs that git runs, or may by way of other files.
bool mayRunPrograms(const QString &settings)
{
    QFile file(settings);
    if (!QFileInfo(settings).isFile() || file.size() > largestSettings || !file.open(QIODevice::ReadOnly))
        return true;
    const QByteArray text = file.readAll().toLower();
    const auto isIn = [&text](const char *word) { return text.contains(word); };
    return isIn("filter") || isIn("include") || isIn("fsmonitor") || isIn("worktree") || isIn("hookspath") || isIn("promisor");
}

//! The nearest folder above a folder, or it itself, that has a repository; empty where there is none.
QString repositoryOf(const QString &folder)
{
    for (QString above = folder;; above = QFileInfo(above).path()) {
        const QFileInfo git(above + u"/.git"_s);
        // What is anything else, of a submodule or a second worktree, is a part of another; above the folder anybody may have put one.
        const bool isOwn = above == folder || git.ownerId() == ::geteuid();
        if (git.exists() || git.isSymLink())
            return isOwn && !git.isSymLink() && QFileInfo(above + u"/.git/HEAD"_s).isFile() ? above : QString();
        if (above == u"/" || above.isEmpty())
            return {};
    }
}

} // namespace

//! Of one folder, which is in a repository. Part of a WorkspaceSnapshot.
class FolderSnapshot final : public QObject
{
    Q_DISABLE_COPY_MOVE(FolderSnapshot)

public:
    struct Kept {
        model::Checkpoint checkpoint;
        QByteArray bytes;
    };

    FolderSnapshot(const WorkspaceSnapshot::Parts &parts, const QString &folder, QObject *parent);
    ~FolderSnapshot() override = default;

    // `done` once, later, as those of WorkspaceSnapshot.
    void take(std::function<void()> done);
    void compare(std::function<void()> done);
    //! What has been found out is everything.
    bool isWhole() const { return m_isWhole; }
    const QList<Kept> &changed() const { return m_kept; }

private:
    //! What has become of one file, as git says.
    struct Change {
        QString path;
        int modeBefore = 0;
        int modeAfter = 0;
        QByteArray idBefore;
        QByteArray idAfter;
    };
    using Output = std::function<void(const QByteArray &)>;
    void run(const QString &script, const QByteArray &input, Output then);
    network::ProcessCommand command(const QString &script, const QByteArray &input) const;
    QStringList rules() const;
    bool isSandboxed() const;
    void readChanges(const QByteArray &raw);
    void readAttributes(const QByteArray &attributes);
    void readContents(const QByteArray &batch);
    void look();
    void end();

    const WorkspaceSnapshot::Parts m_parts;
    const QString m_folder;
    //! In which the repository is; the folder or one above.
    const QString m_root;
    const QTemporaryDir m_own;
    const QString m_program;
    //! What all files came to, as git's name of a tree; empty where that is not known.
    QByteArray m_tree;
    //! When that was. Git knows of no folders.
    timespec m_taken = {};
    QList<Change> m_changes;
    //! By git's name.
    QHash<QByteArray, QByteArray> m_contents;
    //! Of which what git keeps is not what is in them.
    QSet<QString> m_converted;
    QList<Kept> m_kept;
    bool m_isWhole = false;
    QPointer<network::ProcessJob> m_job;
    std::function<void()> m_done;
    model::Countdown m_bound;
};

FolderSnapshot::FolderSnapshot(const WorkspaceSnapshot::Parts &parts, const QString &folder, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_folder(folder)
    , m_root(repositoryOf(folder))
    , m_program(network::findProgram(u"git"_s, parts.host.path()))
{
    connect(&m_bound, &QTimer::timeout, this, [this] { end(); });
}

bool FolderSnapshot::isSandboxed() const
{
    return m_parts.host.bubblewrap().state == network::Bubblewrap::State::Usable;
}

void FolderSnapshot::take(std::function<void()> done)
{
    m_done = std::move(done);
    m_bound.start(WorkspaceSnapshot::milliseconds);
    const auto copyIndex = [settings = m_root + u"/.git/config"_s, isSandboxed = isSandboxed(), from = m_root + u"/.git/index"_s,
                               to = m_own.filePath(u"index"_s)] {
        const QFileInfo index(from);
        if (!isSandboxed && mayRunPrograms(settings))
            return false;
        return !index.exists() || (index.isFile() && !index.isSymLink() && index.size() <= largestIndex && QFile::copy(from, to));
    };
    doOnWorker<bool>(this, copyIndex, [this](bool isCopied) {
        if (!isCopied || !m_own.isValid())
            return end();
        run(taking, {}, [this](const QByteArray &tree) {
            m_tree = treeName(tree);
            ::clock_gettime(CLOCK_REALTIME_COARSE, &m_taken);
            end();
        });
    });
}

void FolderSnapshot::compare(std::function<void()> done)
{
    m_done = std::move(done);
    if (m_tree.isEmpty()) {
        QMetaObject::invokeMethod(
            this, [this] { end(); }, Qt::QueuedConnection);
        return;
    }
    m_bound.start(WorkspaceSnapshot::milliseconds);
    run(taking, {}, [this](const QByteArray &tree) {
        if (treeName(tree) == m_tree)
            return look();
        run(u"exec git diff-tree -r -z --no-renames --relative --raw "_s + QString::fromLatin1(m_tree) + u' '
                + QString::fromLatin1(treeName(tree)),
            {}, [this](const QByteArray &raw) { readChanges(raw); });
    });
}

//! Any way that is not the expected one ends it.
void FolderSnapshot::run(const QString &script, const QByteArray &input, Output then)
{
    if (!m_done)
        return;
    m_job = new network::ProcessJob(command(script, input), this);
    connect(m_job, &network::ProcessJob::failed, this, [this] { end(); });
    connect(m_job, &network::ProcessJob::succeeded, this, [this, then = std::move(then)](const network::ProcessOutput &output) {
        if (!m_done)
            return;
        if (output.exitStatus == 0 && output.signal == 0)
            then(output.standardOutput);
        else
            end();
    });
}

network::ProcessCommand FolderSnapshot::command(const QString &script, const QByteArray &input) const
{
    network::ProcessCommand command;
    command.title = u"git"_s;
    command.folder = m_folder;
    command.standardInput = input;
    command.isSandboxed = isSandboxed();
    command.limits.fileSize = largestObject;
    command.limits.processorTime = 2 * WorkspaceSnapshot::milliseconds / 1000;
    QProcessEnvironment environment = network::programEnvironment(m_parts.host.path(), {}, command.isSandboxed);
    const QList<std::pair<QString, QString>> variables {{u"GIT_INDEX_FILE"_s, m_own.filePath(u"index"_s)},
        {u"GIT_OBJECT_DIRECTORY"_s, m_own.filePath(u"objects"_s)}, {u"GIT_ALTERNATE_OBJECT_DIRECTORIES"_s, m_root + u"/.git/objects"_s},
        {u"GIT_DIR"_s, m_root + u"/.git"_s}, {u"GIT_WORK_TREE"_s, m_root}, {u"GIT_OPTIONAL_LOCKS"_s, u"0"_s},
        {u"GIT_CONFIG_NOSYSTEM"_s, u"1"_s}, {u"GIT_CONFIG_GLOBAL"_s, u"/dev/null"_s}, {u"GIT_TERMINAL_PROMPT"_s, u"0"_s}};
    for (const auto &[name, value] : variables)
        environment.insert(name, value);
    // They stand for what the repository's settings say.
    const QList<std::pair<QString, QString>> settings {{u"safe.directory"_s, u"*"_s}, {u"core.fsmonitor"_s, u"false"_s},
        {u"core.hooksPath"_s, u"/dev/null"_s}, {u"core.untrackedCache"_s, u"false"_s}, {u"core.splitIndex"_s, u"false"_s},
        {u"core.safecrlf"_s, u"false"_s}, {u"core.autocrlf"_s, u"false"_s}, {u"core.quotePath"_s, u"false"_s}, {u"gc.auto"_s, u"0"_s}};
    environment.insert(u"GIT_CONFIG_COUNT"_s, QString::number(settings.size()));
    for (qsizetype index = 0; index < settings.size(); ++index) {
        environment.insert(u"GIT_CONFIG_KEY_%1"_s.arg(index), settings.at(index).first);
        environment.insert(u"GIT_CONFIG_VALUE_%1"_s.arg(index), settings.at(index).second);
    }
    command.environment = environment;
    // The folder that git has for its objects is made there first.
    command.vector = {u"/bin/sh"_s, u"-c"_s, u"mkdir -p \"$GIT_OBJECT_DIRECTORY\" && "_s + script};
    if (!command.isSandboxed)
        return command;
    network::Sandbox sandbox;
    sandbox.readable = QStringList {m_folder, m_root + u"/.git"_s} + rules();
    sandbox.writable = {m_own.path()};
    sandbox.hidden = m_parts.hiddenFolders;
    sandbox.program = network::filesNeededBy(m_program, m_parts.host.path());
    command.vector = sandbox.wrapped(m_parts.host.bubblewrap().program, command.vector, m_folder);
    return command;
}

//! What says in the folders above which files git ignores and converts.
QStringList FolderSnapshot::rules() const
{
    QStringList files;
    for (QString above = m_folder; above != m_root;) {
        above = QFileInfo(above).path();
        for (const QString &name : {u"/.gitignore"_s, u"/.gitattributes"_s}) {
            const QFileInfo file(above + name);
            // Git follows no link there.
            if (file.isFile() && !file.isSymLink())
                files.append(file.filePath());
        }
    }
    return files;
}

//! `:100644 100755 <id> <id> M\0path\0`, as diff-tree writes it.
void FolderSnapshot::readChanges(const QByteArray &raw)
{
    const QList<QByteArray> parts = raw.split('\0');
    QByteArray paths;
    QByteArray ids;
    for (qsizetype index = 0; index + 1 < parts.size() && m_changes.size() <= WorkspaceSnapshot::mostFiles; index += 2) {
        const QList<QByteArray> words = parts.at(index).mid(1).split(' ');
        if (words.size() < 5)
            return end();
        const Change change {
            QFile::decodeName(parts.at(index + 1)), words.at(0).toInt(nullptr, 8), words.at(1).toInt(nullptr, 8), words.at(2), words.at(3)};
        m_changes.append(change);
        paths += parts.at(index + 1) + '\0';
        if (change.modeBefore != 0 && isRegular(change.modeBefore))
            ids += change.idBefore + '\n';
    }
    if (m_changes.size() > WorkspaceSnapshot::mostFiles)
        return end();
    run(u"exec git check-attr -z --stdin text eol crlf filter ident working-tree-encoding"_s, paths,
        [this, ids](const QByteArray &attributes) {
            readAttributes(attributes);
            run(u"exec git cat-file --batch"_s, ids, [this](const QByteArray &batch) { readContents(batch); });
        });
}

//! `path\0attribute\0value\0`.
void FolderSnapshot::readAttributes(const QByteArray &attributes)
{
    const QList<QByteArray> parts = attributes.split('\0');
    for (qsizetype index = 0; index + 2 < parts.size(); index += 3) {
        if (parts.at(index + 2) != "unspecified" && parts.at(index + 2) != "unset")
            m_converted.insert(QFile::decodeName(parts.at(index)));
    }
}

//! `<id> blob <size>\n<bytes>\n`.
void FolderSnapshot::readContents(const QByteArray &batch)
{
    for (qsizetype at = 0; at < batch.size();) {
        const qsizetype lineEnd = batch.indexOf('\n', at);
        const QList<QByteArray> words = lineEnd < 0 ? QList<QByteArray>() : batch.mid(at, lineEnd - at).split(' ');
        const qint64 size = words.size() == 3 && words.at(1) == "blob" ? words.at(2).toLongLong() : -1;
        if (size < 0 || lineEnd + 1 + size > batch.size())
            return end();
        m_contents.insert(words.at(0), batch.mid(lineEnd + 1, size));
        at = lineEnd + 1 + size + 1;
    }
    look();
}

void FolderSnapshot::look()
{
    model::Checkpoint common;
    common.turn = m_parts.call.turn;
    common.conversation = m_parts.call.conversation;
    common.folder = m_folder;
    const auto look = [common, taken = m_taken, changes = m_changes, contents = m_contents, converted = m_converted,
                          hidden = m_parts.hiddenFolders] {
        QList<Kept> all;
        for (const Change &change : changes) {
            Kept kept {common, contents.value(change.idBefore)};
            kept.checkpoint.path = change.path;
            const auto place = PathGuard({common.folder}, hidden).locate(common.folder + u'/' + change.path);
            const auto now = place ? FileLook::at(*place, std::make_shared<std::atomic_bool>(false)) : tl::make_unexpected(place.error());
            const bool isSame = now
                && (change.modeAfter == 0 ? !now->state.exists
                                          : now->state.exists && blobName(now->bytes, change.idAfter.size()) == change.idAfter);
            if (!isSame || converted.contains(change.path) || !isRegular(change.modeBefore) || !isRegular(change.modeAfter))
                kept.checkpoint.uncovered = WorkspaceSnapshot::tr("What a command has made of it cannot be determined exactly.");
            else if (change.modeBefore != 0)
                kept.checkpoint.before = {
                    true, modeOfFile(change.modeBefore, now->state), model::ContentStore::hash(contents.value(change.idBefore))};
            kept.checkpoint.after = now ? now->state : model::FileState();
            if (now && now->state.exists && change.modeBefore == 0)
                kept.checkpoint.missingFolders = foldersMadeSince(taken, *place);
            all.append(kept);
        }
        return all;
    };
    doOnWorker<QList<Kept>>(this, look, [this](const QList<Kept> &all) {
        m_kept = all;
        m_isWhole = bool(m_done);
        end();
    });
}

void FolderSnapshot::end()
{
    m_bound.stop();
    if (m_job)
        m_job->cancel();
    if (const auto done = std::exchange(m_done, nullptr))
        done();
}

WorkspaceSnapshot::WorkspaceSnapshot(const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
{
    for (const QString &folder : parts.folders) {
        const bool isInOther = std::any_of(parts.folders.cbegin(), parts.folders.cend(),
            [&folder](const QString &other) { return folder.startsWith(other + u'/') && repositoryOf(folder) == repositoryOf(other); });
        if (!isInOther)
            m_folders.append(new FolderSnapshot(parts, folder, this));
    }
}

WorkspaceSnapshot::~WorkspaceSnapshot() = default;

//! Of a call that is covered everything is, so that one folder of which nothing is known is enough to leave it.
bool WorkspaceSnapshot::canBeTaken(const network::ProcessHost &host, const QStringList &folders)
{
    return !folders.isEmpty() && folders.size() <= mostFolders && host.isKnown()
        && std::none_of(folders.cbegin(), folders.cend(), [](const QString &folder) { return repositoryOf(folder).isEmpty(); })
        && !network::findProgram(u"git"_s, host.path()).isEmpty();
}

void WorkspaceSnapshot::take(std::function<void()> done)
{
    m_done = std::move(done);
    m_waiting = m_folders.size();
    for (FolderSnapshot *folder : std::as_const(m_folders)) {
        folder->take([this] {
            if (--m_waiting == 0)
                std::exchange(m_done, nullptr)();
        });
    }
}

void WorkspaceSnapshot::compare(const QStringList &calls, std::function<void()> done)
{
    m_done = std::move(done);
    m_waiting = m_folders.size();
    for (FolderSnapshot *folder : std::as_const(m_folders)) {
        folder->compare([this, calls] {
            if (--m_waiting == 0)
                keep(calls);
        });
    }
}

void WorkspaceSnapshot::keep(const QStringList &calls)
{
    QList<FolderSnapshot::Kept> all;
    // Without a path: that a call was looked after, also where it has changed nothing.
    for (const QString &call : calls) {
        FolderSnapshot::Kept kept;
        kept.checkpoint.turn = m_parts.call.turn;
        kept.checkpoint.conversation = m_parts.call.conversation;
        kept.checkpoint.folder = m_parts.folders.first();
        kept.checkpoint.invocation = call;
        kept.checkpoint.after = model::FileState();
        all.append(kept);
    }
    bool isWhole = true;
    for (const FolderSnapshot *folder : std::as_const(m_folders)) {
        isWhole = isWhole && folder->isWhole();
        all += folder->changed();
    }
    if (!isWhole) {
        std::exchange(m_done, nullptr)();
        return;
    }
    for (FolderSnapshot::Kept &kept : all) {
        if (kept.checkpoint.invocation.isEmpty())
            kept.checkpoint.invocation = calls.value(0);
    }
    const auto work = [all](model::Database &database) -> model::Result<void> {
        // A command may change hundreds, and the disk is waited for once.
        model::Database::Transaction transaction(database);
        for (const FolderSnapshot::Kept &kept : all) {
            const auto row = model::CheckpointStore(database).keep(kept.checkpoint, kept.bytes);
            if (!row)
                return tl::make_unexpected(row.error());
        }
        return transaction.commit();
    };
    m_parts.store.run(this, work, [this](const model::Result<void> &) { std::exchange(m_done, nullptr)(); });
}

} // namespace invocables
