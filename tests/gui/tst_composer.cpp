// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/composerstatus.h"
#include "gui/composer/contextreading.h"
#include "gui/theme/palette.h"
#include "tests/gui/panelfixture.h"

#include <QAbstractItemView>
#include <QBuffer>
#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QInputMethodEvent>
#include <QLabel>
#include <QMimeData>
#include <QSignalSpy>

using namespace gui;
using namespace Qt::StringLiterals;
using model::TurnState;
using support::FakeConversers;

class ComposerTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sendsByTheKeyOfChoice_data();
    void sendsByTheKeyOfChoice();
    void neverSendsWhileComposing();
    void sendsNoTextThatIsBeingComposed();
    void sendsNothingWhereNothingIsWritten();
    void attachesATextFileAsADocument();
    void attachesAPicture();
    void waitsForTheFilesOfAMessage();
    void sendsNothingWhoseFileCannotBeRead_data();
    void sendsNothingWhoseFileCannotBeRead();
    void sendsFilesWithAnEditedMessage();
    void keepsThePicturesOfAnEditedMessage();
    void saysThatAModelSeesNoPictures();
    void refusesWhatIsNeither();
    void takesAnAttachmentAwayAgain();
    void attachesAPastedPicture();
    void attachesWhatIsDropped();
    void insertsATextThatIsDropped();
    void bringsBackWhatWasSaid();
    void neverBringsItOverTypedText();
    void doesACommandByOneEnter();
    void cutsNoCommand();
    void doesSlashCommands();
    void sendsWhatIsNoCommand();
    void saysHowItStands();
    void showsThePartsOfTheNextRequest();

private:
    static QString write(PanelFixture &panel, const QString &name, const QByteArray &bytes);
    static QByteArray picture();
};

QString ComposerTest::write(PanelFixture &panel, const QString &name, const QByteArray &bytes)
{
    QFile file(panel.fixture.folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qWarning("the file cannot be written");
    return file.fileName();
}

QByteArray ComposerTest::picture()
{
    QImage image(320, 200, QImage::Format_RGB32);
    image.fill(QColor(0x2f, 0x6f, 0x6a));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

void ComposerTest::sendsByTheKeyOfChoice_data()
{
    QTest::addColumn<QString>("choice");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<bool>("sends");
    const auto add = [](const char *name, const QString &choice, Qt::KeyboardModifiers modifiers, bool sends) {
        QTest::newRow(name) << choice << int(modifiers.toInt()) << sends;
    };
    add("Enter sends", u"enter"_s, Qt::NoModifier, true);
    add("Shift+Enter starts a new line", u"enter"_s, Qt::ShiftModifier, false);
    add("Control+Enter sends", u"control-enter"_s, Qt::ControlModifier, true);
    add("Enter begins a line beside Control+Enter", u"control-enter"_s, Qt::NoModifier, false);
    add("Shift+Enter sends", u"shift-enter"_s, Qt::ShiftModifier, true);
    add("Enter begins a line beside Shift+Enter", u"shift-enter"_s, Qt::NoModifier, false);
    add("Enter sends where the choice is unknown", u"double-enter"_s, Qt::NoModifier, true);
}

void ComposerTest::sendsByTheKeyOfChoice()
{
    QFETCH(QString, choice);
    QFETCH(int, modifiers);
    QFETCH(bool, sends);
    PanelFixture panel;
    panel.composer->setSendKey(sendKeyFromName(choice));
    panel.edit().setFocus();
    panel.edit().insertPlainText(u"text"_s);
    QTest::keyClick(&panel.edit(), Qt::Key_Return, Qt::KeyboardModifiers(modifiers));
    QCOMPARE(panel.edit().toPlainText(), sends ? QString() : u"text\n"_s);
    QCOMPARE(panel.session->isBusy(), sends);
    if (sends)
        QVERIFY(panel.endsAs(TurnState::Committed));
}

void ComposerTest::neverSendsWhileComposing()
{
    PanelFixture panel;
    for (const QString &choice : {u"enter"_s, u"control-enter"_s, u"shift-enter"_s}) {
        panel.composer->setSendKey(sendKeyFromName(choice));
        panel.edit().setFocus();
        QInputMethodEvent composing(u"にほ"_s, {});
        QApplication::sendEvent(&panel.edit(), &composing);
        for (const auto modifier : {Qt::NoModifier, Qt::ControlModifier, Qt::ShiftModifier})
            QTest::keyClick(&panel.edit(), Qt::Key_Return, modifier);
        QVERIFY(!panel.session->isBusy());
        QVERIFY(!panel.edit().toPlainText().contains(u'\n'));
    }
    QInputMethodEvent done;
    done.setCommitString(u"日本"_s);
    QApplication::sendEvent(&panel.edit(), &done);
    panel.composer->setSendKey(SendKey::Enter);
    QTest::keyClick(&panel.edit(), Qt::Key_Return);
    QVERIFY(panel.endsAs(TurnState::Committed));
    QVERIFY(panel.nameOf(0).endsWith(u"日本"_s));
}

void ComposerTest::sendsNoTextThatIsBeingComposed()
{
    PanelFixture panel;
    panel.edit().setFocus();
    QTest::keyClicks(&panel.edit(), u"go "_s);
    QInputMethodEvent composing(u"にほ"_s, {});
    QApplication::sendEvent(&panel.edit(), &composing);
    QVERIFY(!panel.shown(u"sendButton"_s) || panel.edit().toPlainText() == u"go "_s);
    // What the keyboard's own keys mean while it composes is the input method's.
    QTest::keyClick(&panel.edit(), Qt::Key_Enter);
    QVERIFY(!panel.session->isBusy());
    panel.composer->send();
    QVERIFY(panel.endsAs(TurnState::Committed));
    QCOMPARE(panel.canisterAt(0)->text(), u"go "_s);
    // It goes on where it was, and its text is the next message's.
    QInputMethodEvent done;
    done.setCommitString(u"日本"_s);
    QApplication::sendEvent(&panel.edit(), &done);
    QCOMPARE(panel.edit().toPlainText(), u"日本"_s);
    // Nothing is being composed any more: an event that takes the composed text away ends it, too.
    QInputMethodEvent again(u"か"_s, {});
    QApplication::sendEvent(&panel.edit(), &again);
    QInputMethodEvent none;
    QApplication::sendEvent(&panel.edit(), &none);
    QTest::keyClick(&panel.edit(), Qt::Key_Return);
    QTRY_VERIFY(panel.rows() >= 4);
    QCOMPARE(panel.canisterAt(2)->text(), u"日本"_s);
}

void ComposerTest::sendsNothingWhereNothingIsWritten()
{
    PanelFixture panel;
    panel.say(u"  \n "_s);
    QVERIFY(!panel.session->isBusy());
    QVERIFY(!panel.shown(u"sendButton"_s)->isEnabled());
}

void ComposerTest::attachesATextFileAsADocument()
{
    PanelFixture panel;
    panel.composer->attachFiles({write(panel, u"notes.txt"_s, "Grüße\n")});
    QTRY_VERIFY(panel.shown(u"attachment0"_s));
    QVERIFY(panel.shown(u"attachment0"_s)->text().startsWith(u"notes.txt"_s));
    panel.say(u"Read it"_s);
    QVERIFY(panel.endsAs(TurnState::Committed));
    const auto document = panel.canisterAt(0);
    QCOMPARE(document->role, model::Role::Document);
    QCOMPARE(document->title, u"notes.txt"_s);
    QCOMPARE(document->text(), u"Grüße\n"_s);
    QCOMPARE(panel.canisterAt(1)->role, model::Role::User);
    QVERIFY(!panel.shown(u"attachment0"_s));
}

void ComposerTest::attachesAPicture()
{
    PanelFixture panel;
    const QByteArray bytes = picture();
    panel.composer->attachFiles({write(panel, u"green.png"_s, bytes)});
    QTRY_VERIFY(panel.shown(u"attachment0"_s));
    // A picture alone is a message.
    QVERIFY(panel.click(u"sendButton"_s));
    QVERIFY(panel.endsAs(TurnState::Committed));
    const auto &contents = panel.canisterAt(0)->contents;
    QCOMPARE(contents.size(), 1);
    QCOMPARE(std::get<model::ImageContent>(contents.first()), (model::ImageContent {bytes, u"image/png"_s, u"green.png"_s}));
    // Its thumbnail is shown as soon as it is decoded.
    const QColor green(0x2f, 0x6f, 0x6a);
    QTRY_VERIFY([&] {
        panel.view().refresh();
        const QImage shown = panel.view().viewport()->grab().toImage();
        const QRect row = panel.view().rectangleOf(0);
        return shown.pixelColor(row.left() + 60, row.bottom() - 60) == green;
    }());
}

void ComposerTest::waitsForTheFilesOfAMessage()
{
    PanelFixture panel;
    const QByteArray bytes = picture();
    panel.composer->attachFiles({write(panel, u"green.png"_s, bytes), write(panel, u"notes.txt"_s, "a")});
    // Nothing has been read before the event loop is reached again.
    panel.say(u"What is this?"_s);
    QVERIFY(!panel.session->isBusy());
    QCOMPARE(panel.edit().toPlainText(), u"What is this?"_s);
    QVERIFY(panel.endsAs(TurnState::Committed));
    QCOMPARE(panel.canisterAt(0)->title, u"notes.txt"_s);
    const auto &contents = panel.canisterAt(1)->contents;
    QCOMPARE(contents.size(), 2);
    QCOMPARE(std::get<model::ImageContent>(contents.at(1)).data, bytes);
    QVERIFY(panel.edit().toPlainText().isEmpty());
    QVERIFY(!panel.shown(u"attachment0"_s));
}

void ComposerTest::sendsNothingWhoseFileCannotBeRead_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("not there") << QByteArray();
    QTest::newRow("bytes") << QByteArray("\xff\xfe\x01");
    QTest::newRow("broken off within a character") << QByteArray("Gr\xc3");
}

void ComposerTest::sendsNothingWhoseFileCannotBeRead()
{
    QFETCH(const QByteArray, bytes);
    PanelFixture panel;
    const QString path = panel.fixture.folder.filePath(u"gone.txt"_s);
    panel.composer->attachFiles({bytes.isEmpty() ? path : write(panel, u"gone.txt"_s, bytes)});
    panel.say(u"What is this?"_s);
    QTRY_VERIFY(panel.shown<QLabel>(u"composerMessage"_s));
    QTRY_VERIFY(panel.shown<QLabel>(u"composerMessage"_s)->text().contains(u"gone.txt"_s));
    QVERIFY(!panel.session->isBusy());
    QCOMPARE(panel.edit().toPlainText(), u"What is this?"_s);
}

void ComposerTest::sendsFilesWithAnEditedMessage()
{
    PanelFixture panel(true);
    panel.composer->editMessage(0, u"Read it"_s);
    panel.composer->attachFiles({write(panel, u"notes.txt"_s, "a")});
    QTRY_VERIFY(panel.shown(u"attachment0"_s));
    QVERIFY(panel.click(u"sendButton"_s));
    QVERIFY(panel.endsAs(TurnState::Committed));
    QCOMPARE(panel.canisterAt(0)->title, u"notes.txt"_s);
    QCOMPARE(panel.canisterAt(1)->text(), u"Read it"_s);
}

void ComposerTest::keepsThePicturesOfAnEditedMessage()
{
    PanelFixture panel;
    const QByteArray bytes = picture();
    panel.composer->attachFiles({write(panel, u"green.png"_s, bytes), write(panel, u"again.png"_s, bytes)});
    QTRY_VERIFY(panel.shown(u"attachment1"_s));
    panel.say(u"What is ths?"_s);
    QVERIFY(panel.endsAs(TurnState::Committed));
    panel.composer->editMessage(0, u"What is this?"_s);
    QVERIFY(panel.shown(u"attachment0"_s)->text().contains(u"green.png"_s));
    // One of them is not to go again.
    QVERIFY(panel.click(u"attachment1"_s));
    panel.events->clear();
    QVERIFY(panel.click(u"sendButton"_s));
    QVERIFY(panel.endsAs(TurnState::Committed));
    const auto &contents = panel.canisterAt(0)->contents;
    QCOMPARE(contents.size(), 2);
    QCOMPARE(std::get<model::TextContent>(contents.at(0)).text, u"What is this?"_s);
    QCOMPARE(std::get<model::ImageContent>(contents.at(1)), (model::ImageContent {bytes, u"image/png"_s, u"green.png"_s}));
    QVERIFY(!panel.shown(u"attachment0"_s));
}

void ComposerTest::saysThatAModelSeesNoPictures()
{
    PanelFixture panel;
    panel.composer->refusePictures(u"It sees none."_s);
    panel.composer->attachFiles({write(panel, u"green.png"_s, picture())});
    QTRY_VERIFY(panel.shown(u"attachment0"_s));
    QCOMPARE(panel.shown<QLabel>(u"composerMessage"_s)->text(), u"It sees none."_s);
    panel.say(u"Look"_s);
    QVERIFY(!panel.session->isBusy());
    QCOMPARE(panel.shown<QLabel>(u"composerMessage"_s)->text(), u"It sees none."_s);
    QCOMPARE(panel.edit().toPlainText(), u"Look"_s);
    panel.composer->refusePictures({});
    QVERIFY(panel.click(u"sendButton"_s));
    QVERIFY(panel.endsAs(TurnState::Committed));
}

void ComposerTest::refusesWhatIsNeither()
{
    PanelFixture panel;
    panel.composer->attachFiles({write(panel, u"bytes.bin"_s, QByteArray("\x00\xff\xfe", 3))});
    QTRY_VERIFY(panel.shown<QLabel>(u"composerMessage"_s));
    QVERIFY(panel.shown<QLabel>(u"composerMessage"_s)->text().contains(u"bytes.bin"_s));
    QVERIFY(!panel.shown(u"attachment0"_s));
    panel.composer->attachFiles({panel.fixture.folder.path()});
    QTRY_VERIFY(panel.shown<QLabel>(u"composerMessage"_s)->text().endsWith(u"is not a file."_s));
}

void ComposerTest::takesAnAttachmentAwayAgain()
{
    PanelFixture panel;
    panel.composer->attachFiles({write(panel, u"a.txt"_s, "a")});
    QVERIFY(panel.click(u"attachment0"_s));
    QTRY_VERIFY(!panel.shown(u"attachment0"_s));
    panel.say(u"Nothing with it"_s);
    QVERIFY(panel.endsAs(TurnState::Committed));
    QCOMPARE(panel.rows(), 2);
}

void ComposerTest::attachesAPastedPicture()
{
    PanelFixture panel;
    auto *data = new QMimeData;
    data->setImageData(QImage::fromData(picture()));
    QGuiApplication::clipboard()->setMimeData(data);
    panel.edit().paste();
    QTRY_VERIFY(panel.shown(u"attachment0"_s));
    QCOMPARE(panel.edit().toPlainText(), QString());
}

//! As the window system brings it to the editor.
static void drop(ComposerEdit &edit, const QMimeData &data)
{
    const QPoint place = edit.viewport()->rect().center();
    QDragEnterEvent enters(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(edit.viewport(), &enters);
    QVERIFY(enters.isAccepted());
    QDropEvent drops(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(edit.viewport(), &drops);
    QVERIFY(drops.isAccepted());
}

void ComposerTest::attachesWhatIsDropped()
{
    PanelFixture panel;
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(write(panel, u"notes.txt"_s, "Grüße\n")), QUrl::fromLocalFile(write(panel, u"a.png"_s, picture()))});
    drop(panel.edit(), files);
    QTRY_VERIFY(panel.shown(u"attachment1"_s));
    QVERIFY(panel.shown(u"attachment0"_s)->text().startsWith(u"notes.txt"_s));
    QVERIFY(panel.shown(u"attachment1"_s)->text().startsWith(u"a.png"_s));
    QCOMPARE(panel.edit().toPlainText(), QString());
    QMimeData image;
    image.setImageData(QImage::fromData(picture()));
    drop(panel.edit(), image);
    QTRY_VERIFY(panel.shown(u"attachment2"_s));
}

void ComposerTest::insertsATextThatIsDropped()
{
    PanelFixture panel;
    QMimeData text;
    text.setText(u"from elsewhere"_s);
    drop(panel.edit(), text);
    QCOMPARE(panel.edit().toPlainText(), u"from elsewhere"_s);
    // An address that is no file on this machine is text.
    QMimeData address;
    address.setUrls({QUrl(u"https://example.org/a"_s)});
    address.setText(u"https://example.org/a"_s);
    panel.edit().clear();
    drop(panel.edit(), address);
    QCOMPARE(panel.edit().toPlainText(), u"https://example.org/a"_s);
    QVERIFY(!panel.shown(u"attachment0"_s));
}

void ComposerTest::bringsBackWhatWasSaid()
{
    PanelFixture panel(true);
    panel.say(u"second\nquestion"_s);
    QVERIFY(panel.endsAs(TurnState::Committed));
    QTRY_VERIFY(!panel.session->isBusy());
    panel.edit().setFocus();
    QTest::keyClick(&panel.edit(), Qt::Key_Up);
    QCOMPARE(panel.edit().toPlainText(), u"second\nquestion"_s);
    // Within a text the key goes from line to line.
    QTest::keyClick(&panel.edit(), Qt::Key_Up);
    QCOMPARE(panel.edit().toPlainText(), u"second\nquestion"_s);
    QTest::keyClick(&panel.edit(), Qt::Key_Up);
    QCOMPARE(panel.edit().toPlainText(), u"first question"_s);
    QTest::keyClick(&panel.edit(), Qt::Key_Up);
    QCOMPARE(panel.edit().toPlainText(), u"first question"_s);
    QTest::keyClick(&panel.edit(), Qt::Key_Down);
    QCOMPARE(panel.edit().toPlainText(), u"second\nquestion"_s);
    QTest::keyClick(&panel.edit(), Qt::Key_Down);
    QCOMPARE(panel.edit().toPlainText(), QString());
    QTest::keyClick(&panel.edit(), Qt::Key_Down);
    QCOMPARE(panel.edit().toPlainText(), QString());
}

void ComposerTest::neverBringsItOverTypedText()
{
    PanelFixture panel(true);
    panel.edit().setFocus();
    QTest::keyClicks(&panel.edit(), u"half a thought"_s);
    QTest::keyClick(&panel.edit(), Qt::Key_Up);
    QCOMPARE(panel.edit().toPlainText(), u"half a thought"_s);
    panel.edit().clear();
    QTest::keyClick(&panel.edit(), Qt::Key_Up);
    QCOMPARE(panel.edit().toPlainText(), u"first question"_s);
    // Once it is changed it is the person's.
    QTest::keyClicks(&panel.edit(), u"!"_s);
    QTest::keyClick(&panel.edit(), Qt::Key_Up);
    QTest::keyClick(&panel.edit(), Qt::Key_Down);
    QCOMPARE(panel.edit().toPlainText(), u"first question!"_s);
    // While it composes, the keys are the input method's.
    panel.edit().clear();
    QInputMethodEvent composing(u"に"_s, {});
    QApplication::sendEvent(&panel.edit(), &composing);
    QTest::keyClick(&panel.edit(), Qt::Key_Up);
    QCOMPARE(panel.edit().toPlainText(), QString());
}

//! The list below the editor.
static QAbstractItemView *commandList()
{
    for (QWidget *widget : QApplication::allWidgets()) {
        if (widget->objectName() == u"slashCommands" && widget->isVisible())
            return qobject_cast<QAbstractItemView *>(widget);
    }
    return nullptr;
}

void ComposerTest::doesACommandByOneEnter()
{
    PanelFixture panel;
    QSignalSpy commanded(panel.composer, &Composer::commandRequested);
    panel.edit().setFocus();
    QTest::keyClicks(&panel.edit(), u"/pref"_s);
    QTRY_VERIFY(commandList());
    QKeyEvent press(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
    QApplication::sendEvent(commandList(), &press);
    QTRY_COMPARE(commanded.size(), 1);
    QCOMPARE(commanded.first().first().toString(), u"preferences"_s);
    QCOMPARE(panel.edit().toPlainText(), QString());
    QVERIFY(!panel.session->isBusy());
    // Tab takes it only.
    QTest::keyClicks(&panel.edit(), u"/mode"_s);
    QTRY_VERIFY(commandList());
    QKeyEvent tab(QEvent::KeyPress, Qt::Key_Tab, Qt::NoModifier, u"\t"_s);
    QApplication::sendEvent(commandList(), &tab);
    QCOMPARE(panel.edit().toPlainText(), u"/model "_s);
    QCOMPARE(commanded.size(), 1);
}

void ComposerTest::cutsNoCommand()
{
    PanelFixture panel;
    panel.edit().setFocus();
    QTest::keyClicks(&panel.edit(), u"/"_s);
    QTRY_VERIFY(commandList());
    const QAbstractItemView *list = commandList();
    QVERIFY(list->model()->rowCount() > 30);
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        const int needed = panel.edit().fontMetrics().horizontalAdvance(list->model()->index(row, 0).data().toString());
        QVERIFY2(list->viewport()->width() >= needed, qPrintable(list->model()->index(row, 0).data().toString()));
    }
}

void ComposerTest::doesSlashCommands()
{
    PanelFixture panel;
    QSignalSpy commanded(panel.composer, &Composer::commandRequested);
    panel.edit().setPlainText(u"/model fake/other"_s);
    panel.composer->send();
    QCOMPARE(commanded.size(), 1);
    QCOMPARE(commanded.last().at(0).toString(), u"model"_s);
    QCOMPARE(commanded.last().at(1).toString(), u"fake/other"_s);
    QVERIFY(!panel.session->isBusy());
    QCOMPARE(panel.edit().toPlainText(), QString());
}

void ComposerTest::sendsWhatIsNoCommand()
{
    PanelFixture panel;
    QSignalSpy commanded(panel.composer, &Composer::commandRequested);
    panel.say(u"/usr/bin is a folder"_s);
    QVERIFY(panel.endsAs(TurnState::Committed));
    QVERIFY(commanded.isEmpty());
    QVERIFY(panel.nameOf(0).endsWith(u"/usr/bin is a folder"_s));
}

void ComposerTest::saysHowItStands()
{
    PanelFixture panel;
    QVERIFY(panel.shown<QWidget>(u"composerStatus"_s));
    QCOMPARE(panel.shown<QLabel>(u"sendKeyText"_s)->text(), u"Enter sends"_s);
    panel.composer->setSendKey(SendKey::ShiftEnter);
    QCOMPARE(panel.shown<QLabel>(u"sendKeyText"_s)->text(), u"Shift+Enter sends"_s);
    panel.composer->setSendKey(SendKey::Enter);
    QVERIFY(!panel.shown<QAbstractButton>(u"contextGauge"_s));
    ContextReading reading;
    reading.forecast.load = {.supervisor = 400, .tools = 600, .history = 14'000};
    reading.forecast.whole = reading.forecast.load;
    panel.composer->status().setReading(reading);
    auto *gauge = panel.shown<QAbstractButton>(u"contextGauge"_s);
    QVERIFY(gauge);
    QCOMPARE(gauge->text(), u"about 15 k tokens"_s);
    reading.forecast.isMeasured = true;
    reading.context = 32'000;
    reading.forecast.fit.room = 24'000;
    panel.composer->status().setReading(reading);
    QCOMPARE(gauge->text(), u"15 k of 32 k tokens"_s);
    reading.forecast.fit.over = {.supervisor = 5, .tools = 20};
    panel.composer->status().setReading(reading);
    QCOMPARE(gauge->text(), u"15 k of 32 k tokens · system text 5 and tools 20 tokens over their parts"_s);
    QVERIFY(gauge->toolTip().contains(u"less room"_s));
    reading.forecast.fit.over = {};
    reading.forecast.whole.history = 20'000;
    panel.composer->status().setReading(reading);
    QCOMPARE(gauge->text(), u"15 k of 32 k tokens · 88 % full"_s);
    reading.forecast.whole.history = 40'000;
    reading.forecast.fit.leftOut = 3;
    panel.composer->status().setReading(reading);
    QCOMPARE(gauge->text(), u"15 k of 32 k tokens · 3 earlier message(s) left out"_s);
    QVERIFY(gauge->toolTip().contains(u"pinned"_s));
    QCOMPARE(gauge->accessibleDescription(), gauge->text());
}

void ComposerTest::showsThePartsOfTheNextRequest()
{
    PanelFixture panel;
    ContextReading reading;
    reading.context = 32'000;
    reading.forecast.load = {.supervisor = 400, .agent = 100, .tools = 1'900, .history = 12'000, .documents = 3'000, .pictures = 1'500};
    reading.forecast.fit.room = 24'000;
    panel.composer->status().setReading(reading);
    auto *gauge = panel.shown<QAbstractButton>(u"contextGauge"_s);
    gauge->setFocus();
    QTest::keyClick(gauge, Qt::Key_Space);
    auto *details = panel.composer->findChild<QWidget *>(u"contextDetails"_s);
    QVERIFY(details && details->isVisible());
    const auto tokens = [details](const QString &part) { return details->findChild<QLabel *>(u"contextTokens-"_s + part)->text(); };
    QStringList shown;
    for (const ContextReading::Part &part : reading.parts(Palette::light()))
        shown.append(tokens(part.name));
    shown.append(tokens(u"answer"_s));
    QCOMPARE(shown.join(u','), u"400,100,0,1.9 k,12 k,3.0 k,1.5 k,8.0 k"_s);
    auto *cost = details->findChild<QLabel *>(u"contextCost"_s);
    QVERIFY(!cost->isVisible());
    // It follows while it is open.
    reading.spent = Money {0.31, u"EUR"_s};
    reading.next = Money {0.0123, u"EUR"_s};
    reading.forecast.load.history = 13'000;
    panel.composer->status().setReading(reading);
    QCOMPARE(tokens(u"history"_s), u"13 k"_s);
    QVERIFY(cost->isVisible());
    QVERIFY(cost->text().contains(u"€ 0.31"_s));
    QVERIFY(cost->text().contains(u"€ 0.012"_s));
    QTest::keyClick(details, Qt::Key_Escape);
    QVERIFY(!details->isVisible());
}

QTEST_MAIN(ComposerTest)
#include "tst_composer.moc"
