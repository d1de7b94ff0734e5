// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/titles.h"

#include "gui/preferences/preferences.h"
#include "gui/workbench/workbench.h"
#include "model/session/sessions.h"
#include "model/session/titling.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"

namespace gui {

Titles::Titles(Workbench &workbench, const Preferences &preferences, QObject *parent)
    : QObject(parent)
    , m_workbench(workbench)
    , m_preferences(preferences)
{
    connect(&workbench.sessions(), &model::Sessions::opened, this, &Titles::follow);
}

void Titles::suggest(model::Session &session)
{
    if (session.conversation().length() == 0)
        Q_EMIT failed(tr("Nothing has been said yet that a title could be made of."));
    else
        begin(session, Asker::Person);
}

void Titles::follow(model::Session *session)
{
    connect(session, &model::Session::turnEnded, this, [this, session](const model::Turn *turn) {
        const bool isFirst = turn->plan().base == 0 && turn->state() == model::TurnState::Committed;
        if (isFirst && m_preferences.titlesByModel())
            begin(*session, Asker::Preference);
    });
}

void Titles::begin(model::Session &session, Asker asker)
{
    const model::ConversationId id = session.id();
    if (m_underWay.contains(id))
        return;
    m_underWay.insert(id);
    auto *titling = new model::Titling(
        m_workbench.store(), m_workbench.conversers(), session.conversation(), session.settings().model, &session);
    connect(titling, &model::Titling::succeeded, this,
        [this, id, asker](const QString &title, const QString &byRule) { settle(id, title, byRule, asker); });
    connect(titling, &model::Job::failed, this, [this, asker](const model::Error &error) {
        if (asker == Asker::Person)
            Q_EMIT failed(error.message);
    });
    connect(titling, &QObject::destroyed, this, [this, id] { m_underWay.remove(id); });
    connect(titling, &model::Job::finished, titling, &QObject::deleteLater);
}

void Titles::settle(const model::ConversationId &id, const QString &title, const QString &byRule, Asker asker)
{
    const auto info = model::ConversationStore(m_workbench.store().reader()).find(id);
    // Meanwhile the person may have called it something.
    if (!info || info->title == title || (asker == Asker::Preference && info->title != byRule))
        return;
    m_workbench.sessions().edit(tr("Title"), {{id, model::TitleEdit {title}}}, [](const model::Result<void> &) {});
}

} // namespace gui

// Apart from the other classes' meta-objects, so that a test of one panel need not link the whole workbench.
#include <moc_titles.cpp>
