// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/userprompts.h"
#include "gui/workbench/libraryfiles.h"
#include "tests/support/patience.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

class DialogPromptsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNoticeOffersOneWayToCloseIt();
    void aQuestionIsCarriedOutOnlyWhenAffirmed();
    void aNewFileGetsTheEndingOfItsForm();
    void eachFormOfAConversationHasItsEnding();

private:
    //! Writes a name in the dialog that is open, and saves.
    void saveAs(const QString &name);

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

void DialogPromptsTest::saveAs(const QString &name)
{
    const QPointer<QFileDialog> dialog = m_window.findChild<QFileDialog *>(u"fileDialog"_s);
    QVERIFY(dialog);
    dialog->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(name);
    dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Save)->click();
    QTRY_VERIFY(!dialog);
}

void DialogPromptsTest::aNewFileGetsTheEndingOfItsForm()
{
    const QTemporaryDir folder;
    QString chosen;
    const auto choose = [&](const gui::NewFile &file) {
        m_prompts.chooseFileToSave(&m_window, u"Save"_s, file, this, [&chosen](const QString &path) { chosen = path; });
    };
    m_window.show();
    choose({folder.filePath(u"Lamps.md"_s), {u"JSON Lines (*.jsonl)"_s, u"Markdown (*.md *.markdown)"_s, u"HTML (*.html *.htm)"_s}});
    auto *dialog = m_window.findChild<QFileDialog *>(u"fileDialog"_s);
    QVERIFY(dialog);
    QCOMPARE(dialog->selectedNameFilter(), u"Markdown (*.md *.markdown)"_s);
    auto *forms = dialog->findChild<QComboBox *>(u"fileTypeCombo"_s);
    QTest::keyClick(forms, Qt::Key_Down);
    QCOMPARE(forms->currentText(), u"HTML (*.html *.htm)"_s);
    QCOMPARE(dialog->findChild<QLineEdit *>(u"fileNameEdit"_s)->text(), u"Lamps.html"_s);
    saveAs(u"Lanterns"_s);
    QCOMPARE(chosen, folder.filePath(u"Lanterns.html"_s));
    // What the person writes counts, and where there is one form its ending goes without saying.
    choose({folder.filePath(u"Lamps.md"_s), {u"Markdown (*.md)"_s, u"HTML (*.html)"_s}});
    saveAs(u"Lanterns.txt"_s);
    QCOMPARE(chosen, folder.filePath(u"Lanterns.txt"_s));
    choose(folder.filePath(u"answers.csv"_s));
    saveAs(u"mine"_s);
    QCOMPARE(chosen, folder.filePath(u"mine.csv"_s));
}

void DialogPromptsTest::eachFormOfAConversationHasItsEnding()
{
    const QStringList filters = gui::libraryFilters();
    const QStringList formats = gui::libraryFormats();
    QCOMPARE(filters.size(), formats.size());
    for (qsizetype index = 0; index < formats.size(); ++index) {
        const QString ending = filters.at(index).section(u"(*."_s, 1).section(u' ', 0, 0).remove(u')');
        QCOMPARE(gui::formatOf(u"lamps."_s + ending), formats.at(index));
    }
}

QTEST_MAIN(DialogPromptsTest)
#include "tst_dialogprompts.moc"
