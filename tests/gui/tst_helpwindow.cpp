// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/help/faultreport.h"
#include "gui/help/helpkey.h"
#include "gui/help/helpwindow.h"
#include "gui/help/manualview.h"
#include "gui/theme/theme.h"
#include "tests/support/patience.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QDialog>
#include <QDir>
#include <QLineEdit>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSysInfo>
#include <QTextBlock>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

//! The manual in a window, as somebody reads it.
class HelpWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void showsAChapterAndItsSections();
    void goesToASection();
    void goesWhereALinkLeads();
    void staysWhereALinkLeadsNowhere();
    void goesBackAndForward();
    void comesBackToWhereOneRead();
    void findsWhatIsSearchedFor();
    void saysThatNothingIsFound();
    void endsTheSearchFirstWithEscape();
    void opensOncePerWindow();
    void loadsNothing();
    void staysReadableWhereColoursChange();
    void opensOverADialogByItsKey();
    void leavesTheKeyToTheMainWindow();
    void tellsOfWhereOneIs();
    void namesItsControls();
    void reportsAFaultWithNothingOfThePerson();

private:
    template <typename Widget>
    Widget *find(const QString &name) const
    {
        return m_help->findChild<Widget *>(name);
    }
    gui::ManualView &view() const { return *find<gui::ManualView>(u"helpText"_s); }
    QTreeWidget &list() const { return *find<QTreeWidget>(u"helpChapters"_s); }
    //! The link of these words, pressed by its key.
    void follow(const QString &words);

    std::unique_ptr<QMainWindow> m_window;
    gui::HelpWindow *m_help = nullptr;
};

void HelpWindowTest::init()
{
    m_window = std::make_unique<QMainWindow>();
    m_help = gui::HelpWindow::open(m_window.get(), {u"tools"_s});
    QVERIFY(QTest::qWaitForWindowActive(m_help));
}

void HelpWindowTest::cleanup()
{
    m_window.reset();
}

void HelpWindowTest::follow(const QString &words)
{
    QTextCursor cursor = view().document()->find(words);
    QVERIFY2(!cursor.isNull(), qPrintable(words));
    // The format of a place is that of the letter before it.
    Q_EMIT view().anchorClicked(QUrl(cursor.charFormat().anchorHref()));
}

void HelpWindowTest::showsAChapterAndItsSections()
{
    QCOMPARE(m_help->windowTitle(), u"Tools – Manual"_s);
    QVERIFY(view().toPlainText().startsWith("Tools\n"_L1));
    QCOMPARE(list().topLevelItemCount(), gui::Manual::names().size());
    const QTreeWidgetItem *chapter = list().currentItem();
    QCOMPARE(chapter->text(0), u"Tools"_s);
    QCOMPARE(chapter->child(5)->text(0), u"The sandbox"_s);
}

void HelpWindowTest::goesToASection()
{
    list().setCurrentItem(list().currentItem()->child(5));
    QCOMPARE(m_help->address(), (gui::ManualAddress {u"tools"_s, u"the-sandbox"_s}));
    QVERIFY(view().verticalScrollBar()->value() > 0);
    QVERIFY(view().cursorForPosition(QPoint(view().viewport()->width() / 2, 20)).block().text().contains("sandbox"_L1));
}

void HelpWindowTest::goesWhereALinkLeads()
{
    follow(u"rolls the turn back"_s);
    QCOMPARE(m_help->address(), (gui::ManualAddress {u"conversations"_s, u"when-a-tool-breaks"_s}));
    QVERIFY(view().toPlainText().startsWith("Conversations\n"_L1));
    QCOMPARE(list().currentItem()->text(0), u"When a tool breaks"_s);
}

void HelpWindowTest::staysWhereALinkLeadsNowhere()
{
    Q_EMIT view().anchorClicked(QUrl(u"nowhere.md#at-all"_s));
    QCOMPARE(m_help->address().chapter, u"tools"_s);
    QSignalSpy outside(&view(), &gui::ManualView::addressFollowed);
    m_help->disconnect();
    view().disconnect(m_help);
    Q_EMIT view().anchorClicked(QUrl(u"https://a.example/b"_s));
    QCOMPARE(outside.size(), 1);
}

void HelpWindowTest::goesBackAndForward()
{
    auto *back = find<QToolButton>(u"helpBack"_s);
    auto *forward = find<QToolButton>(u"helpForward"_s);
    follow(u"rolls the turn back"_s);
    QVERIFY(back->isEnabled() && !forward->isEnabled());
    QTest::keyClick(m_help, Qt::Key_Left, Qt::AltModifier);
    // A button that is pressed by its key is seen to go down first.
    QTRY_COMPARE(m_help->address().chapter, u"tools"_s);
    QVERIFY(forward->isEnabled());
    forward->click();
    QCOMPARE(m_help->address().chapter, u"conversations"_s);
    // What was ahead is gone once one goes elsewhere.
    back->click();
    m_help->go({u"store"_s});
    QVERIFY(!forward->isEnabled());
    back->click();
    QCOMPARE(m_help->address().chapter, u"tools"_s);
}

void HelpWindowTest::comesBackToWhereOneRead()
{
    view().verticalScrollBar()->setValue(200);
    m_help->go({u"store"_s});
    QCOMPARE(view().verticalScrollBar()->value(), 0);
    find<QToolButton>(u"helpBack"_s)->click();
    QCOMPARE(view().verticalScrollBar()->value(), 200);
}

void HelpWindowTest::findsWhatIsSearchedFor()
{
    QTest::keyClick(m_help, Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(m_help->focusWidget(), find<QLineEdit>(u"helpSearch"_s));
    QTest::keyClicks(m_help->focusWidget(), u"daily copied"_s);
    QCOMPARE(list().topLevelItem(0)->text(0), u"Store"_s);
    QVERIFY(list().topLevelItem(0)->child(0)->toolTip(0).contains("daily"_L1));
    // What is read stays, until a hit is picked.
    QCOMPARE(m_help->address().chapter, u"tools"_s);
    QTest::keyClick(m_help->focusWidget(), Qt::Key_Return);
    QCOMPARE(m_help->address(), (gui::ManualAddress {u"store"_s, u"copies"_s}));
    QVERIFY(!view().extraSelections().isEmpty());
}

void HelpWindowTest::saysThatNothingIsFound()
{
    find<QLineEdit>(u"helpSearch"_s)->setText(u"xyzzyplugh"_s);
    QCOMPARE(list().topLevelItemCount(), 1);
    QCOMPARE(list().topLevelItem(0)->text(0), u"Nothing found."_s);
    QVERIFY(!(list().topLevelItem(0)->flags() & Qt::ItemIsEnabled));
    QTest::keyClick(find<QLineEdit>(u"helpSearch"_s), Qt::Key_Return);
    QCOMPARE(m_help->address().chapter, u"tools"_s);
}

void HelpWindowTest::endsTheSearchFirstWithEscape()
{
    auto *search = find<QLineEdit>(u"helpSearch"_s);
    search->setFocus();
    QTest::keyClicks(search, u"key"_s);
    QTest::keyClick(search, Qt::Key_Escape);
    QVERIFY(search->text().isEmpty() && m_help->isVisible());
    QCOMPARE(list().topLevelItemCount(), gui::Manual::names().size());
    QTest::keyClick(search, Qt::Key_Escape);
    QVERIFY(!m_help->isVisible());
}

void HelpWindowTest::opensOncePerWindow()
{
    QCOMPARE(gui::HelpWindow::open(m_window.get(), {u"store"_s}), m_help);
    QCOMPARE(m_help->address().chapter, u"store"_s);
    QMainWindow other;
    QVERIFY(gui::HelpWindow::open(&other, {u"store"_s}) != m_help);
}

void HelpWindowTest::loadsNothing()
{
    QVERIFY(view().document()->resource(QTextDocument::ImageResource, QUrl(u":/templates/command.toml"_s)).toByteArray().isEmpty());
    view().setSource(QUrl::fromLocalFile(u"/etc/hostname"_s));
    QVERIFY(view().toPlainText().isEmpty() || view().toPlainText().startsWith("Tools\n"_L1));
}

void HelpWindowTest::staysReadableWhereColoursChange()
{
    gui::Theme theme(*qApp, gui::Theme::Scheme::Light);
    const auto headingColour = [this] { return view().document()->begin().begin().fragment().charFormat().foreground().color(); };
    m_help->go({u"store"_s});
    QCOMPARE(headingColour(), gui::Palette::light().ink);
    view().verticalScrollBar()->setValue(50);
    theme.setScheme(gui::Theme::Scheme::Dark);
    QTRY_COMPARE(headingColour(), gui::Palette::dark().ink);
    QCOMPARE(view().verticalScrollBar()->value(), 50);
}

void HelpWindowTest::opensOverADialogByItsKey()
{
    const gui::HelpKey key;
    QDialog dialog;
    dialog.setObjectName(u"resourcesDialog"_s);
    dialog.setModal(true);
    auto *field = new QLineEdit(&dialog);
    (new QVBoxLayout(&dialog))->addWidget(field);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QTest::keyClick(field, Qt::Key_F1);
    auto *help = dialog.findChild<gui::HelpWindow *>();
    QVERIFY(help && help->isVisible());
    QCOMPARE(help->address(), (gui::ManualAddress {u"mcp"_s, u"resources"_s}));
    QTest::keyClick(help, Qt::Key_F1);
    QVERIFY(!help->findChild<gui::HelpWindow *>());
}

void HelpWindowTest::leavesTheKeyToTheMainWindow()
{
    const gui::HelpKey key;
    QMainWindow other;
    auto *field = new QLineEdit(&other);
    other.setCentralWidget(field);
    other.show();
    QTest::keyClick(field, Qt::Key_F1);
    QVERIFY(!other.findChild<gui::HelpWindow *>());
}

void HelpWindowTest::tellsOfWhereOneIs()
{
    QWidget dock;
    dock.setObjectName(u"inspectorDock"_s);
    QWidget panel(&dock);
    panel.setObjectName(u"somethingInIt"_s);
    QCOMPARE(gui::helpFor(&panel).toString(), u"inspector"_s);
    QCOMPARE(gui::helpFor(nullptr).toString(), u"start"_s);
    const gui::Manual manual;
    for (const QString &name : gui::partsWithHelp()) {
        QWidget part;
        part.setObjectName(name);
        QVERIFY2(manual.has(gui::helpFor(&part)), qPrintable(name));
    }
}

void HelpWindowTest::namesItsControls()
{
    int count = 0;
    for (const QWidget *widget : m_help->findChildren<QWidget *>()) {
        const bool isControl = widget->focusPolicy() != Qt::NoFocus && widget->isVisible() && !widget->objectName().startsWith("qt_"_L1);
        if (!isControl)
            continue;
        QVERIFY2(!widget->objectName().isEmpty() && !widget->accessibleName().isEmpty(), widget->metaObject()->className());
        ++count;
    }
    QVERIFY(count >= 3);
    for (const QString &name : {u"helpBack"_s, u"helpForward"_s})
        QVERIFY(!find<QToolButton>(name)->shortcut().isEmpty());
}

void HelpWindowTest::reportsAFaultWithNothingOfThePerson()
{
    auto *report = new gui::FaultReport(m_window.get());
    report->open();
    const QString text = report->findChild<QPlainTextEdit *>(u"faultFacts"_s)->toPlainText();
    for (const QString &fact : {u"- Parlance: " PARLANCE_VERSION "\n"_s, u"- Qt: %1"_s.arg(QString::fromLatin1(qVersion())),
             QSysInfo::prettyProductName(), QGuiApplication::platformName()})
        QVERIFY2(text.contains(fact), qPrintable(fact));
    for (const QString &own : {QDir::homePath(), QSysInfo::machineHostName(), qEnvironmentVariable("USER")})
        QVERIFY2(own.size() < 4 || !text.contains(own), qPrintable(own));
    QGuiApplication::clipboard()->clear();
    report->findChild<QPushButton *>(u"faultCopy"_s)->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), text);
    report->findChild<QPushButton *>(u"faultClose"_s)->click();
    QTRY_VERIFY(!m_window->findChild<gui::FaultReport *>());
}

QTEST_MAIN(HelpWindowTest)
#include "tst_helpwindow.moc"
