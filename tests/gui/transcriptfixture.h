// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/transcriptview.h"
#include "tests/gui/fakerows.h"
#include "tests/support/patience.h"

#include <QScrollBar>

//! A transcript of rows that a test makes, in a window of its own; made anew for each function.
class TranscriptFixture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_rows = std::make_unique<FakeRows>();
        m_view = std::make_unique<gui::TranscriptView>(*m_rows);
        m_view->resize(800, 600);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }
    void cleanup() { m_view.reset(); }

protected:
    void settle()
    {
        m_view->refresh();
        m_view->grab();
    }
    //! Until what is due has been painted, however late a busy machine comes to it.
    static void rest()
    {
        constexpr int looks = 10;
        for (int look = 0; look < looks; ++look)
            QTest::qWait(10);
    }
    void fill(int pairs)
    {
        using namespace Qt::StringLiterals;
        for (int pair = 0; pair < pairs; ++pair) {
            m_rows->addText(model::Role::User, u"Question %1"_s.arg(pair));
            m_rows->addText(model::Role::Assistant,
                u"Answer %1\n\n"_s.arg(pair) + u"word "_s.repeated(100 + 37 * (pair % 7)) + u"\n\n```py\nx = 1\n```"_s);
        }
    }

    std::unique_ptr<FakeRows> m_rows;
    std::unique_ptr<gui::TranscriptView> m_view;
};
