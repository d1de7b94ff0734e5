// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/gui/panelfixture.h"

#include <QBuffer>
#include <QFile>
#include <QImage>

using namespace gui;
using namespace Qt::StringLiterals;
using model::TurnState;
using support::FakeConversers;

//! What was written and attached, and has not been said.
class DraftsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsADraft();
    void keepsTheFilesOfADraft();
    void isTheSameInTwoWindows();
    void keepsTheDraftWhileAMessageIsEdited();
    void givesTheDraftItsFilesBackAfterEditing();
    void givesBackTheFilesOfATurnThatCameToNothing();
    void givesBackTheFilesOfATurnThatIsUndone();
    void offersWhatCameBackBesideNewerText();
    void takesThemAwayWhereTheTurnIsTriedAgain();

private:
    //! A picture and a text file, attached, with a text.
    void write(PanelFixture &panel, const QString &text);
    static QStringList attached(PanelFixture &panel);
};

void DraftsTest::write(PanelFixture &panel, const QString &text)
{
    QImage image(32, 20, QImage::Format_RGB32);
    image.fill(Qt::darkGreen);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QVERIFY(buffer.open(QIODevice::WriteOnly) && image.save(&buffer, "PNG"));
    panel.composer->add(attachmentFrom(u"green.png"_s, bytes));
    panel.composer->add(attachmentFrom(u"notes.txt"_s, "one\n"));
    panel.edit().insertPlainText(text);
}

QStringList DraftsTest::attached(PanelFixture &panel)
{
    QStringList names;
    while (auto *button = panel.shown(u"attachment%1"_s.arg(names.size())))
        names.append(button->text().section(u' ', 0, 0));
    return names;
}

void DraftsTest::keepsADraft()
{
    PanelFixture panel;
    panel.edit().insertPlainText(u"half a thought"_s);
    QTRY_COMPARE(panel.session->settings().draft, u"half a thought"_s);
    Composer other(*panel.session);
    QCOMPARE(other.editor().toPlainText(), u"half a thought"_s);
}

void DraftsTest::isTheSameInTwoWindows()
{
    PanelFixture panel;
    auto other = std::make_unique<Composer>(*panel.session);
    write(panel, u"one"_s);
    QTRY_COMPARE(other->written().contents, panel.composer->written().contents);
    QCOMPARE(other->written().documents.size(), 1);
    other->editor().insertPlainText(u" and two"_s);
    QTRY_COMPARE(panel.edit().toPlainText(), u"one and two"_s);
    // What is closed has nothing older to keep.
    panel.edit().insertPlainText(u" and three"_s);
    QTRY_COMPARE(panel.session->settings().draft, u"one and two and three"_s);
    other.reset();
    QCOMPARE(panel.session->settings().draft, u"one and two and three"_s);
    // What has not been kept yet is gone over by nothing.
    Composer third(*panel.session);
    third.editor().insertPlainText(u" unkept"_s);
    model::SessionSettings settings = panel.session->settings();
    settings.draft = u"from elsewhere"_s;
    panel.session->setSettings(settings);
    QCOMPARE(third.editor().toPlainText(), u"one and two and three unkept"_s);
    QCOMPARE(panel.edit().toPlainText(), u"from elsewhere"_s);
}

void DraftsTest::keepsTheDraftWhileAMessageIsEdited()
{
    PanelFixture panel(true);
    panel.edit().insertPlainText(u"half a thought"_s);
    panel.composer->editMessage(0, u"Hello again"_s);
    panel.edit().insertPlainText(u" and again"_s);
    QTRY_COMPARE(panel.session->settings().draft, u"half a thought"_s);
    // Whoever opens the conversation next, after a crash too, gets what was begun and not what was being mended.
    Composer other(*panel.session);
    QCOMPARE(other.editor().toPlainText(), u"half a thought"_s);
    QTest::keyClick(&panel.edit(), Qt::Key_Escape);
    QCOMPARE(panel.edit().toPlainText(), u"half a thought"_s);
}

void DraftsTest::givesTheDraftItsFilesBackAfterEditing()
{
    PanelFixture panel(true);
    write(panel, u"And this?"_s);
    panel.composer->editMessage(0, u"Hello again"_s);
    QVERIFY(!panel.shown(u"attachment0"_s));
    QTest::keyClick(&panel.edit(), Qt::Key_Escape);
    QCOMPARE(panel.edit().toPlainText(), u"And this?"_s);
    QTRY_VERIFY(panel.shown(u"attachment0"_s));
    panel.composer->editMessage(0, u"Hello again"_s);
    QVERIFY(panel.click(u"sendButton"_s));
    QVERIFY(panel.endsAs(TurnState::Committed));
    QCOMPARE(panel.canisterAt(0)->contents.size(), 1);
    QTRY_VERIFY(panel.shown(u"attachment0"_s));
}

void DraftsTest::keepsTheFilesOfADraft()
{
    PanelFixture panel;
    write(panel, {});
    QTRY_VERIFY(!panel.session->settings().draftAttachments.isEmpty());
    // Also where nothing else is written, and over the end of the program.
    const auto kept = model::SessionSettings::fromJson(panel.session->settings().toJson());
    QVERIFY(kept == panel.session->settings());
    Composer other(*panel.session);
    QCOMPARE(other.written().contents, panel.composer->written().contents);
    QCOMPARE(other.written().documents.size(), 1);
    QCOMPARE(other.written().documents.first().text(), u"one\n"_s);
    panel.edit().insertPlainText(u"What is it?"_s);
    QVERIFY(panel.click(u"sendButton"_s));
    QVERIFY(panel.endsAs(TurnState::Committed));
    QVERIFY(panel.session->settings().draftAttachments.isEmpty());
    QVERIFY(Composer(*panel.session).written().contents.isEmpty());
}

void DraftsTest::givesBackTheFilesOfATurnThatCameToNothing()
{
    PanelFixture panel;
    write(panel, u"What is it?"_s);
    const auto before = panel.composer->written();
    panel.fixture.conversers.expect({FakeConversers::fail({model::ErrorCategory::Provider, u"The key was refused."_s})});
    QVERIFY(panel.click(u"sendButton"_s));
    QVERIFY(panel.endsAs(TurnState::Cancelled));
    QTRY_COMPARE(panel.edit().toPlainText(), u"What is it?"_s);
    QCOMPARE(attached(panel), (QStringList {u"notes.txt"_s, u"green.png"_s}));
    QCOMPARE(panel.composer->written().contents, before.contents);
    // It goes as it went before.
    panel.events->clear();
    QVERIFY(panel.click(u"sendButton"_s));
    QVERIFY(panel.endsAs(TurnState::Committed));
    QCOMPARE(panel.rows(), 3);
    QCOMPARE(panel.canisterAt(0)->title, u"notes.txt"_s);
    QCOMPARE(panel.canisterAt(1)->contents, before.contents);
}

void DraftsTest::givesBackTheFilesOfATurnThatIsUndone()
{
    PanelFixture panel;
    write(panel, u"What is it?"_s);
    const auto before = panel.composer->written();
    QVERIFY(panel.click(u"sendButton"_s));
    QVERIFY(panel.endsAs(TurnState::Committed));
    QVERIFY(attached(panel).isEmpty());
    panel.view().perform(RowAction::UndoTurn, panel.rows() - 1);
    QTRY_COMPARE(panel.rows(), 0);
    QTRY_COMPARE(panel.edit().toPlainText(), u"What is it?"_s);
    QCOMPARE(attached(panel), (QStringList {u"notes.txt"_s, u"green.png"_s}));
    QCOMPARE(panel.composer->written().contents, before.contents);
    QCOMPARE(panel.composer->written().documents.first().text(), u"one\n"_s);
}

void DraftsTest::offersWhatCameBackBesideNewerText()
{
    PanelFixture panel;
    write(panel, u"What is it?"_s);
    panel.fixture.conversers.expect({});
    QVERIFY(panel.click(u"sendButton"_s));
    QTRY_COMPARE(panel.fixture.conversers.requests.size(), 1);
    panel.edit().insertPlainText(u"Something else"_s);
    QVERIFY(panel.click(u"stopButton"_s));
    QVERIFY(panel.endsAs(TurnState::Cancelled));
    QCOMPARE(panel.edit().toPlainText(), u"Something else"_s);
    QVERIFY(attached(panel).isEmpty());
    QVERIFY(panel.click(u"putBackButton"_s));
    QCOMPARE(panel.edit().toPlainText(), u"Something else\nWhat is it?"_s);
    QCOMPARE(attached(panel), (QStringList {u"notes.txt"_s, u"green.png"_s}));
    QVERIFY(!panel.shown(u"putBackButton"_s));
}

void DraftsTest::takesThemAwayWhereTheTurnIsTriedAgain()
{
    PanelFixture panel;
    write(panel, u"Break it"_s);
    panel.fixture.conversers.expect({FakeConversers::call({support::invocation(u"b"_s, u"t:break"_s)})});
    panel.fixture.invocations.expectError(u"t:break"_s, model::ErrorCategory::Fatal, true);
    QVERIFY(panel.click(u"sendButton"_s));
    QVERIFY(panel.endsAs(TurnState::RolledBack));
    QTRY_COMPARE(attached(panel).size(), 2);
    panel.events->clear();
    QVERIFY(panel.session->retryRolledBack());
    QVERIFY(panel.endsAs(TurnState::Committed));
    QCOMPARE(panel.edit().toPlainText(), QString());
    QVERIFY(attached(panel).isEmpty());
    QCOMPARE(panel.canisterAt(1)->contents.size(), 2);
}

QTEST_MAIN(DraftsTest)
#include "tst_drafts.moc"
