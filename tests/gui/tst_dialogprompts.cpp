// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/userprompts.h"
#include "tests/support/patience.h"

#include <QMessageBox>
#include <QPointer>
#include <QPushButton>

using namespace Qt::StringLiterals;

class DialogPromptsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNoticeOffersOneWayToCloseIt();
    void aQuestionIsCarriedOutOnlyWhenAffirmed();

private:
    QWidget m_window;
    gui::DialogPrompts m_prompts;
};

void DialogPromptsTest::aNoticeOffersOneWayToCloseIt()
{
    m_prompts.tell(&m_window, u"<b>It is there already.</b>\u202e"_s);
    const QPointer<QMessageBox> box = m_window.findChild<QMessageBox *>(u"noticeDialog"_s);
    QVERIFY(box && box->isVisible());
    QCOMPARE(box->windowTitle(), u"Parlance"_s);
    QCOMPARE(box->textFormat(), Qt::PlainText);
    QCOMPARE(box->text(), u"<b>It is there already.</b>\\u202e"_s);
    QCOMPARE(box->buttons().size(), 1);
    box->buttons().constFirst()->click();
    QTRY_VERIFY(!box);
}

void DialogPromptsTest::aQuestionIsCarriedOutOnlyWhenAffirmed()
{
    int done = 0;
    for (const bool affirmed : {false, true}) {
        m_prompts.confirm(&m_window, u"Delete it?"_s, u"&Delete it"_s, this, [&] { ++done; });
        const QPointer<QMessageBox> box = m_window.findChild<QMessageBox *>(u"confirmDialog"_s);
        QVERIFY(box && box->isVisible());
        QCOMPARE(box->windowTitle(), u"Parlance"_s);
        QCOMPARE(box->buttons().size(), 2);
        for (QAbstractButton *button : box->buttons()) {
            if ((box->buttonRole(button) == QMessageBox::AcceptRole) == affirmed)
                button->click();
        }
        QTRY_VERIFY(!box);
        QCOMPARE(done, affirmed ? 1 : 0);
    }
}

QTEST_MAIN(DialogPromptsTest)
#include "tst_dialogprompts.moc"
