// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/identifier.h"
#include "model/conversation/canister.h"

#include <QMap>
#include <QTemporaryDir>

//! A store whose every text is known, damaged in one of many ways: what was kept is shown as it was, or it is said that it is not.
class DamagedStores final
{
public:
    DamagedStores();

    //! What a number, counted from 0, is damaged by.
    static QString kindOf(int number);
    //! Damages a copy in the way of this number, and looks at all of it, before and after a repair.
    //! \return what is missing in silence; nothing where nothing is.
    QStringList silentGaps(int number);
    //! Of the copies so far: how many said at once that they are damaged, how many when they were read, how many showed nothing of it.
    int refused() const { return m_refused; }
    int told() const { return m_told; }
    int unharmed() const { return m_unharmed; }

private:
    struct Kept {
        QString title;
        QStringList texts;
        //! In the list of conversations.
        bool isListed = true;
    };
    void fill();
    void damage(int number, const QString &path) const;
    QStringList look(const QString &path, bool &wasTold, bool &isOpen) const;

    QTemporaryDir m_folder;
    QMap<model::ConversationId, Kept> m_kept;
    int m_refused = 0;
    int m_told = 0;
    int m_unharmed = 0;
};
