// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/files/fileundo.h"

#include <QCoreApplication>
#include <QHash>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

struct FileUndoTexts {
    Q_DECLARE_TR_FUNCTIONS(FileUndo)
};

void addTo(FilePast &past, const model::Checkpoint &checkpoint)
{
    if (past.uncovered.isEmpty())
        past.uncovered = checkpoint.uncovered;
    if (checkpoint.after)
        past.after += *checkpoint.after;
    past.isAfterUnknown = past.isAfterUnknown || !checkpoint.after;
}

} // namespace

QString toWire(UndoState state)
{
    switch (state) {
    case UndoState::AsBefore: return u"as-before"_s;
    case UndoState::Undoable: return u"undoable"_s;
    case UndoState::Changed: return u"changed"_s;
    case UndoState::NotCovered: return u"not-covered"_s;
    }
    return {};
}

QList<FilePast> FilePast::of(const QList<model::Checkpoint> &checkpoints)
{
    QList<FilePast> pasts;
    QHash<QString, qsizetype> places;
    for (const model::Checkpoint &checkpoint : checkpoints) {
        // It tells of a call and of no file.
        if (checkpoint.path.isEmpty())
            continue;
        const QString absolute = checkpoint.folder + u'/' + checkpoint.path;
        if (!places.contains(absolute)) {
            places.insert(absolute, pasts.size());
            pasts += FilePast {checkpoint.folder, checkpoint.path, checkpoint};
        }
        addTo(pasts[places.value(absolute)], checkpoint);
    }
    // Calls of one round run side by side, so that one may have found what another, kept after it, has left.
    for (const model::Checkpoint &checkpoint : checkpoints) {
        if (checkpoint.path.isEmpty())
            continue;
        FilePast &past = pasts[places.value(checkpoint.folder + u'/' + checkpoint.path)];
        if (checkpoint.before != past.first.before && !past.after.contains(checkpoint.before))
            past.isMixed = true;
    }
    return pasts;
}

model::Result<GuardedPath> FilePast::place(const QStringList &hiddenFolders) const
{
    auto found = PathGuard({folder}, hiddenFolders).locate(absolute());
    if (found && (found->folder != folder || found->shown() != path))
        return model::failure(
            model::ErrorCategory::Permission, FileUndoTexts::tr("“%1” leads elsewhere by now, to “%2”.").arg(path, found->absolute()));
    return found;
}

model::Result<FileLook> FilePast::look(const QStringList &hiddenFolders) const
{
    return place(hiddenFolders).and_then([](const GuardedPath &found) {
        return FileLook::at(found, std::make_shared<std::atomic_bool>(false));
    });
}

UndoVerdict FilePast::verdict(const model::Result<model::FileState> &now) const
{
    if (!uncovered.isEmpty())
        return {UndoState::NotCovered, uncovered};
    if (!now)
        return {UndoState::Changed, now.error().message};
    if (*now == first.before)
        return {UndoState::AsBefore};
    if (isMixed)
        return {UndoState::Changed, FileUndoTexts::tr("Somebody else has changed it while the turn ran.")};
    if (after.contains(*now))
        return {UndoState::Undoable};
    if (isAfterUnknown)
        return {UndoState::Changed, FileUndoTexts::tr("It is not known whether the turn or somebody else left it like this.")};
    return {UndoState::Changed,
        now->exists ? FileUndoTexts::tr("Somebody else has changed it since.") : FileUndoTexts::tr("Somebody else has removed it since.")};
}

} // namespace invocables
