// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/storeactions.h"

#include "gui/shared/userprompts.h"
#include "gui/window/windows.h"
#include "gui/workbench/workbench.h"
#include "model/store/dailycopies.h"
#include "model/store/store.h"

#include <QDate>
#include <QDir>
#include <QWidget>

namespace gui {

using namespace Qt::StringLiterals;

StoreActions::StoreActions(Windows &windows, QWidget *window)
    : QObject(window)
    , m_windows(windows)
    , m_window(window)
{
}

void StoreActions::backUp()
{
    const QString name = u"parlance-%1.sqlite"_s.arg(QDate::currentDate().toString(Qt::ISODate));
    m_windows.prompts().chooseFileToSave(m_window, tr("Back up all conversations"), name, this, [this](const QString &path) {
        model::Store &store = m_windows.workbench().store();
        // By the store's thread: it is asked for now and then only, and what is said meanwhile is kept after it.
        store.run(
            this, [place = store.place(), path](model::Database &) { return model::copyStore(place, path); },
            [this, path](const model::Result<void> &copied) {
                Q_EMIT said(copied ? tr("All conversations are in %1.").arg(QDir::toNativeSeparators(path)) : copied.error().message);
            });
    });
}

void StoreActions::repair()
{
    m_windows.prompts().confirm(m_window,
        tr("Repair closes all windows, checks every part of the file in which the conversations are kept, and saves what can be read of a "
           "damaged one to a new file. The old one is kept beside it."),
        tr("&Close and repair"), this, [this] { m_windows.repair(); });
}

} // namespace gui
