// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorcatalog.h"
#include "model/session/approvals.h"
#include "model/session/questions.h"

#include <QPointer>
#include <QSet>

namespace model {

//! Asks the person before the descriptors of a workspace are used, since they can start programs and reach servers. What is allowed
//! holds for exactly what they say: when one changes it is asked again, but for changes that are saved in the program itself.
//! "Allow" holds as long as the program runs, "Allow always" for the profile. Owned by the workbench, ends before the catalog.
class WorkspaceTrust final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WorkspaceTrust)

public:
    WorkspaceTrust(DescriptorCatalog &catalog, Questions &questions, Approvals &profile, QObject *parent = nullptr);

    //! The folder that the person works in now; empty for none. Asks at once where its descriptors are not trusted.
    void setFolder(const QString &folder);
    //! The same without waiting for what is in it: asks once that has been read.
    void enterFolder(const QString &folder);
    //! Nobody has to be waited for.
    bool isSettled() const { return !m_question; }
    //! The workspace has descriptors that are not used.
    bool isRefused() const { return !m_catalog.workspaceFingerprint().isEmpty() && !m_catalog.isWorkspaceTrusted(); }
    //! As if the person had allowed it.
    void allowForNow();

Q_SIGNALS:
    void settled();

private:
    void consider();
    void ask();
    void answered(const Answer &answer);
    void noteSaving(const QString &path);
    void followSaved();
    QString name() const;
    QString description() const;

    DescriptorCatalog &m_catalog;
    Questions &m_questions;
    Approvals &m_profile;
    //! What is allowed as long as the program runs, over what is always.
    Approvals m_now;
    QSet<QString> m_refused;
    QPointer<Question> m_question;
    //! What the open question is about.
    QString m_asked;
    //! A trusted workspace's file is being saved.
    bool m_saving = false;
};

} // namespace model
