// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/workspaceinstructions.h"

#include "model/basics/aside.h"
#include "model/text/visibletext.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QStringDecoder>

#include <algorithm>

#include <fcntl.h>
#include <sys/stat.h>

namespace model {

using namespace Qt::StringLiterals;

namespace {

// Editors write a file in several steps.
constexpr int writtenMilliseconds = 300;
// A build may change what is in the folder all the time.
constexpr int mostFolders = 32;

QString trustNameOf(const QString &folder)
{
    return u"instructions of "_s + folder;
}

QString digestOf(const QList<WorkspaceInstructions::File> &files)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const WorkspaceInstructions::File &file : files) {
        if (file.problem.isEmpty())
            hash.addData(file.path.toUtf8() + '\0' + file.text.toUtf8() + '\0');
    }
    return QString::fromLatin1(hash.result().toHex());
}

//! What is no plain file is not waited for.
Result<QByteArray> bytesOf(const QString &path)
{
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY);
    QFile file;
    struct stat state {
    };
    if (descriptor < 0 || !file.open(descriptor, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle) || fstat(descriptor, &state) != 0)
        return failure(ErrorCategory::Storage, WorkspaceInstructions::tr("it cannot be read"));
    if (!S_ISREG(state.st_mode))
        return failure(ErrorCategory::Storage, WorkspaceInstructions::tr("it is not a file"));
    const QByteArray bytes = file.read(WorkspaceInstructions::largestFile + 1);
    if (bytes.size() > WorkspaceInstructions::largestFile)
        return failure(
            ErrorCategory::Storage, WorkspaceInstructions::tr("it has more than %1 KiB").arg(WorkspaceInstructions::largestFile / 1024));
    return bytes;
}

WorkspaceInstructions::File fileAt(const QString &path, const QString &folder)
{
    WorkspaceInstructions::File file {path};
    // A link may lead to what the person would not have said to anybody.
    const QString canonical = QFileInfo(path).canonicalFilePath();
    const QString within = QFileInfo(folder).canonicalFilePath();
    if (canonical.isEmpty() || !canonical.startsWith(within + u'/')) {
        file.problem = WorkspaceInstructions::tr("it leads out of the workspace");
        return file;
    }
    const auto bytes = bytesOf(canonical);
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    if (bytes)
        file.text = decoder(*bytes);
    if (!bytes)
        file.problem = bytes.error().message;
    else if (decoder.hasError())
        file.problem = WorkspaceInstructions::tr("it is not UTF-8");
    if (!file.problem.isEmpty())
        file.text.clear();
    return file;
}

} // namespace

QStringList WorkspaceInstructions::fileNames()
{
    return {u"AGENTS.md"_s, u"CLAUDE.md"_s};
}

QList<WorkspaceInstructions::File> WorkspaceInstructions::read(const QString &folder)
{
    QList<File> files;
    const auto isKnown = [&files](const File &file) {
        return std::any_of(files.cbegin(), files.cend(),
            [&file](const File &before) { return before.problem.isEmpty() && before.text.trimmed() == file.text.trimmed(); });
    };
    for (const QString &name : fileNames()) {
        const QString path = folder + u'/' + name;
        const QFileInfo info(path);
        if (!info.exists() && !info.isSymLink())
            continue;
        const File file = fileAt(path, folder);
        if (!file.problem.isEmpty() || (!file.text.trimmed().isEmpty() && !isKnown(file)))
            files.append(file);
    }
    return files;
}

QLatin1StringView WorkspaceInstructions::opening()
{
    return "[Instructions of the workspace "_L1;
}

//! Not translated: it goes over the wire.
QString WorkspaceInstructions::wording(const QString &folder, const QList<File> &files)
{
    QString text;
    for (const File &file : files) {
        if (file.problem.isEmpty())
            text += u"# "_s + QFileInfo(file.path).fileName() + u"\n\n"_s + file.text.trimmed() + u"\n\n"_s;
    }
    return text.isEmpty() ? text : opening() + folder + u"]\n\n"_s + text.trimmed();
}

WorkspaceInstructions::WorkspaceInstructions(Questions &questions, Approvals &profile, QObject *parent)
    : QObject(parent)
    , m_questions(questions)
    , m_profile(profile)
    , m_now(&profile, {}, nullptr)
{
    m_thread.setMaxThreadCount(1);
    m_settle.setSingleShot(true);
    m_settle.setInterval(writtenMilliseconds);
    connect(&m_settle, &QTimer::timeout, this, &WorkspaceInstructions::refresh);
    const auto settle = [this] {
        if (!m_settle.isActive())
            m_settle.start();
    };
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, settle);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, settle);
}

WorkspaceInstructions::~WorkspaceInstructions()
{
    m_thread.waitForDone();
}

void WorkspaceInstructions::setFolders(const QStringList &folders)
{
    m_folders = folders.first(std::min<qsizetype>(folders.size(), mostFolders));
    Read read;
    for (const QString &folder : std::as_const(m_folders))
        read.insert(folder, WorkspaceInstructions::read(folder));
    ++m_reading;
    adopt(read);
}

void WorkspaceInstructions::enterFolders(const QStringList &folders)
{
    const QStringList entered = folders.first(std::min<qsizetype>(folders.size(), mostFolders));
    if (entered == m_folders)
        return;
    m_folders = entered;
    refresh();
}

void WorkspaceInstructions::refresh()
{
    m_settle.stop();
    const auto readAll = [folders = m_folders] {
        Read read;
        for (const QString &folder : folders)
            read.insert(folder, WorkspaceInstructions::read(folder));
        return read;
    };
    runAside(m_thread, this, readAll, [this, reading = ++m_reading](const Read &read) {
        if (reading == m_reading)
            adopt(read);
    });
}

void WorkspaceInstructions::adopt(const Read &read)
{
    const auto digests = [this](const Read &of) {
        QStringList all;
        for (const QString &folder : std::as_const(m_folders))
            all.append(folder + digestOf(of.value(folder)));
        return all;
    };
    const bool isNews = digests(m_read) != digests(read) || m_read.size() != read.size();
    m_read = read;
    watch();
    consider();
    if (isNews)
        Q_EMIT changed();
}

void WorkspaceInstructions::watch()
{
    const QStringList before = m_watcher.files() + m_watcher.directories();
    QStringList now;
    for (const QString &folder : std::as_const(m_folders)) {
        if (QFileInfo(folder).isDir())
            now.append(folder);
        for (const File &file : m_read.value(folder))
            now.append(file.path);
    }
    // A file that was replaced is no longer watched although its name is still there, so files are always added anew.
    if (!before.isEmpty())
        m_watcher.removePaths(before);
    if (!now.isEmpty())
        m_watcher.addPaths(now);
}

bool WorkspaceInstructions::isAllowed(const QString &folder, const QList<File> &files) const
{
    return m_now.isAllowed(trustNameOf(folder), digestOf(files));
}

void WorkspaceInstructions::consider()
{
    QString wanted;
    for (const QString &folder : std::as_const(m_folders)) {
        const QList<File> files = m_read.value(folder);
        const bool isThere = !wording(folder, files).isEmpty();
        if (wanted.isEmpty() && isThere && !isAllowed(folder, files) && !m_refused.contains(folder + digestOf(files)))
            wanted = folder;
    }
    const QString digest = wanted.isEmpty() ? QString() : digestOf(m_read.value(wanted));
    if (m_question && (wanted != m_askedFolder || digest != m_asked)) {
        // What was asked about is not there any more.
        m_question->disconnect(this);
        m_question->cancel();
        m_question->deleteLater();
        m_question = nullptr;
        if (wanted.isEmpty())
            Q_EMIT settled();
    }
    if (!wanted.isEmpty() && !m_question)
        ask(wanted);
}

void WorkspaceInstructions::ask(const QString &folder)
{
    const QList<File> files = m_read.value(folder);
    QStringList names;
    for (const File &file : files) {
        if (file.problem.isEmpty())
            names.append(QFileInfo(file.path).fileName());
    }
    Question::Subject subject;
    subject.kind = QuestionKind::Trust;
    subject.text = tr("The workspace %1 has instructions for models, in %2. Give them to the model in conversations that work there?")
                       .arg(visibleLine(folder), names.join(u", "_s));
    subject.preview = wording(folder, files);
    m_askedFolder = folder;
    m_asked = digestOf(files);
    m_question = m_questions.ask(subject, this);
    connect(m_question, &Question::answered, this, &WorkspaceInstructions::answered);
}

void WorkspaceInstructions::answered(const Answer &answer)
{
    m_question->deleteLater();
    m_question = nullptr;
    switch (answer.verdict) {
    case Verdict::AllowAlways: m_profile.allowAlways(trustNameOf(m_askedFolder), m_asked); break;
    case Verdict::AllowOnce:
    case Verdict::AllowConversation: m_now.allow(trustNameOf(m_askedFolder), m_asked); break;
    default: m_refused.insert(m_askedFolder + m_asked);
    }
    consider();
    Q_EMIT changed();
    if (!m_question)
        Q_EMIT settled();
}

void WorkspaceInstructions::allowForNow()
{
    for (const QString &folder : std::as_const(m_folders))
        m_now.allow(trustNameOf(folder), digestOf(m_read.value(folder)));
    consider();
    Q_EMIT changed();
}

QString WorkspaceInstructions::text(const QStringList &folders) const
{
    QStringList texts;
    for (const QString &folder : folders) {
        const auto known = m_read.constFind(folder);
        const QList<File> files = known == m_read.cend() ? read(folder) : *known;
        const QString said = isAllowed(folder, files) ? wording(folder, files) : QString();
        if (!said.isEmpty())
            texts.append(said);
    }
    return texts.join(u"\n\n"_s);
}

QStringList WorkspaceInstructions::unused() const
{
    QStringList sentences;
    for (const QString &folder : m_folders) {
        const QList<File> files = m_read.value(folder);
        for (const File &file : files) {
            const QString path = visibleLine(file.path);
            if (!file.problem.isEmpty())
                sentences.append(tr("%1 is not given to the model: %2.").arg(path, file.problem));
            else if (!isAllowed(folder, files))
                sentences.append(tr("%1 is not given to the model: nobody has allowed it.").arg(path));
        }
    }
    return sentences;
}

} // namespace model
