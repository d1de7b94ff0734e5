// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/approvals.h"
#include "model/session/questions.h"

#include <QFileSystemWatcher>
#include <QHash>
#include <QPointer>
#include <QSet>
#include <QThreadPool>
#include <QTimer>

namespace model {

//! What the folders of a workspace say to models that work in them: their AGENTS.md and CLAUDE.md. Whoever wrote those may want anything
//! of a model, so a person is asked first, and shown all of it. What is allowed holds for exactly that text: when it changes it is asked
//! again. "Allow" holds as long as the program runs, "Allow always" for the profile. Owned by Sessions.
class WorkspaceInstructions final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WorkspaceInstructions)

public:
    //! Bytes of one file; of a longer one nothing is said, since half of it may say the contrary.
    static constexpr qint64 largestFile = 64 * 1024;
    //! Which files are read, in this order; those that say the same as one before only once.
    static QStringList fileNames();

    struct File {
        QString path;
        QString text = {};
        //! Why it is not used, whatever is allowed; a sentence.
        QString problem = {};
    };
    //! What is in a folder now. Takes as long as the disk does.
    static QList<File> read(const QString &folder);
    //! How a request says it to the model, which begins with opening(); empty where the files say nothing.
    static QLatin1StringView opening();
    static QString wording(const QString &folder, const QList<File> &files);

    WorkspaceInstructions(Questions &questions, Approvals &profile, QObject *parent = nullptr);
    ~WorkspaceInstructions() override;

    //! The folders that the person works in now. Asks at once about what is not known yet, and again when that changes.
    void setFolders(const QStringList &folders);
    //! The same without waiting for what is in them: asks once that has been read.
    void enterFolders(const QStringList &folders);
    //! Nobody has to be waited for.
    bool isSettled() const { return !m_question; }
    //! As if the person had allowed what the folders say now.
    void allowForNow();

    //! What requests with these folders say to the model: of each what is allowed.
    QString text(const QStringList &folders) const;
    //! What the folders that the person works in have and is not used, a sentence each.
    QStringList unused() const;

Q_SIGNALS:
    void settled();
    //! Other texts are in use now, or may be.
    void changed();

private:
    using Read = QHash<QString, QList<File>>;
    void refresh();
    void adopt(const Read &read);
    void consider();
    void ask(const QString &folder);
    void answered(const Answer &answer);
    void watch();
    bool isAllowed(const QString &folder, const QList<File> &files) const;

    Questions &m_questions;
    Approvals &m_profile;
    //! What is allowed as long as the program runs, over what is always.
    Approvals m_now;
    QSet<QString> m_refused;
    QStringList m_folders;
    //! Of these folders, as far as they have been read.
    Read m_read;
    QPointer<Question> m_question;
    //! What the open question is about.
    QString m_askedFolder;
    QString m_asked;
    QFileSystemWatcher m_watcher;
    QTimer m_settle;
    //! What is being read is of no use any more when this is another.
    int m_reading = 0;
    QThreadPool m_thread;
};

} // namespace model
