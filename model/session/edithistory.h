// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/store/edit.h"

#include <QObject>

#include <functional>

namespace model {

//! What a person has done to conversations, newest last, to be undone and done again, in all windows of the program. It holds how each
//! edit is reversed, which are identifiers, and has the store do that; what comes back from there is how to reverse that again. So
//! nothing leaves the history before it is really undone, and one that fails leaves everything as it is. (Qt's QUndoStack has undone
//! a command when undo() returns; the store says later.) Asked for again meanwhile, it does one after the other. Owned by Sessions.
class EditHistory final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EditHistory)

public:
    //! Says later what came of it; or at once that it cannot be done now.
    using Apply = std::function<Result<void>(const Edit &edit, std::function<void(const Result<Edit> &)> done)>;
    static constexpr qsizetype mostKept = 200;

    //! Calls back once everything that was begun before has been recorded.
    using Await = std::function<void(std::function<void()> done)>;

    EditHistory(Apply apply, Await await, QObject *parent = nullptr);
    ~EditHistory() override;

    //! What a person calls `name` has been done, and is undone by `back`. What had been undone cannot be done again then.
    void record(const QString &name, const Edit &back);
    //! `asker` is told with what comes of it.
    void undo(const QObject *asker) { begin({Direction::Undo, asker}); }
    void redo(const QObject *asker) { begin({Direction::Redo, asker}); }
    //! Whether undo() would do this.
    bool undoes(const Edit &edit) const { return !m_done.isEmpty() && m_done.last().edit == edit; }
    //! What would be undone, or done again, next; empty where there is nothing.
    QString undoName() const { return nameOf(m_done); }
    QString redoName() const { return nameOf(m_undone); }
    //! It has been erased: nothing of it can be brought back.
    void forget(const ConversationId &id);

Q_SIGNALS:
    void changed();
    //! An edit has been undone or done again; this is what it was set to.
    void applied(const model::Edit &edit, const QObject *asker);
    void failed(const model::Error &error, const QObject *asker);

private:
    enum class Direction { Undo, Redo };
    struct Asked {
        Direction direction;
        //! Only told apart from others, since it may be gone.
        const QObject *asker;
    };
    struct Entry {
        QString name;
        Edit edit;
    };

    static QString nameOf(const QList<Entry> &entries) { return entries.isEmpty() ? QString() : entries.last().name; }
    void begin(const Asked &asked);
    void goOn();
    void next();
    void settle(const Asked &asked, const Entry &entry, const Result<Edit> &back);

    const Apply m_apply;
    const Await m_await;
    QList<Entry> m_done;
    QList<Entry> m_undone;
    //! What has been asked for meanwhile.
    QList<Asked> m_asked;
    bool m_isApplying = false;
};

} // namespace model
