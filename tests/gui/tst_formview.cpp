// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/forms/formview.h"
#include "gui/forms/growingedit.h"
#include "tests/support/patience.h"
#include "tests/support/processorclock.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using gui::FormView;
using gui::GrowingEdit;
using model::JsonText;

namespace {

JsonText formJson(const QByteArray &text)
{
    const auto parsed = JsonText::parse(text);
    return parsed ? *parsed : JsonText();
}

const QByteArray personSchema = R"({"type":"object","required":["name","age"],"properties":{
    "name":{"type":"string","description":"What they are called","maxLength":20},
    "age":{"type":"integer","minimum":0,"maximum":150},
    "kind":{"enum":["cat","dog"]},
    "tame":{"type":"boolean","default":true},
    "note":{"type":"string"},
    "weight":{"type":["number","null"]},
    "toys":{"type":"array","items":{"type":"string","maxLength":9}},
    "home":{"type":"object","required":["city"],"properties":{"city":{"type":"string","pattern":"^[A-Z]"}}}}})";

} // namespace

class FormViewTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void isFilledInByKeyboard();
    void marksWhatIsRequiredAndExplains();
    void saysAtTheFieldWhatIsWrong();
    void leavesOutAndGivesBack();
    void addsReordersAndRemovesByKeys();
    void keepsTheTabOrderOfTheSchema();
    void switchesToJsonAndBackUnchanged();
    void staysWhereWhatWasTypedCannotBeShown();
    void checksJsonToo();
    void holdsWhatIsTypedToPlainFormats();
    void followsAChangedSchema();
    void staysUsableWithHostileSchemas();
    void namesEachControl();

private:
    template <typename Widget>
    Widget *find(const QString &name) const
    {
        return m_form->findChild<Widget *>(name);
    }
    QString problem(const QString &pointer) const { return find<QLabel>(u"problem:"_s + pointer)->text(); }
    void type(const QString &name, const QString &text)
    {
        auto *control = find<QWidget>(name);
        control->setFocus();
        QTest::keyClicks(control, text);
    }

    std::unique_ptr<QWidget> m_window;
    FormView *m_form = nullptr;
};

void FormViewTest::init()
{
    m_window = std::make_unique<QWidget>();
    m_form = new FormView;
    (new QVBoxLayout(m_window.get()))->addWidget(m_form);
    m_form->reset(formJson(personSchema));
    m_window->resize(420, 800);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void FormViewTest::cleanup()
{
    m_window.reset();
}

void FormViewTest::isFilledInByKeyboard()
{
    QSignalSpy edited(m_form, &FormView::edited);
    m_form->focusFirst();
    QTest::keyClicks(m_window->focusWidget(), u"Tom"_s);
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Tab);
    QTest::keyClicks(m_window->focusWidget(), u"7"_s);
    QVERIFY(!edited.isEmpty());
    QCOMPARE(m_form->value().bytes(), QByteArray(R"({"name":"Tom","age":7,"tame":true})"));
    type(u"value:/note"_s, u"one"_s);
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Return);
    QTest::keyClicks(m_window->focusWidget(), u"two"_s);
    auto *kind = find<QComboBox>(u"value:/kind"_s);
    kind->setFocus();
    QTest::keyClick(kind, Qt::Key_Down);
    QTest::keyClick(kind, Qt::Key_Down);
    QTest::mouseClick(find<QCheckBox>(u"value:/tame"_s), Qt::LeftButton, {}, QPoint(8, find<QCheckBox>(u"value:/tame"_s)->height() / 2));
    QCOMPARE(m_form->value().bytes(), QByteArray(R"({"name":"Tom","age":7,"kind":"dog","tame":false,"note":"one\ntwo"})"));
}

void FormViewTest::marksWhatIsRequiredAndExplains()
{
    QStringList texts;
    for (const QLabel *label : m_form->findChildren<QLabel *>()) {
        if (label->isVisible())
            texts.append(label->text());
    }
    QVERIFY(texts.contains(u"name *"_s));
    QVERIFY(texts.contains(u"What they are called · at most 20 character(s)"_s));
    QVERIFY(texts.contains(u"0 to 150"_s));
    // Nothing is wrong until the person has had a chance.
    QVERIFY(!texts.contains(u"This is required."_s));
    m_form->showMissing();
    QCOMPARE(problem(u"/name"_s), u"This is required."_s);
    QVERIFY(m_form->focusProblem());
    QCOMPARE(m_window->focusWidget()->objectName(), u"value:/name"_s);
}

void FormViewTest::saysAtTheFieldWhatIsWrong()
{
    type(u"value:/name"_s, u"Tom"_s);
    type(u"value:/age"_s, u"1500"_s);
    QTRY_VERIFY(problem(u"/age"_s).contains(u"1500 is greater than 150"_s));
    QVERIFY(find<QLabel>(u"problem:/age"_s)->isVisible());
    QVERIFY(find<QWidget>(u"value:/age"_s)->accessibleDescription().contains(u"greater than 150"_s));
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Backspace);
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Backspace);
    QTRY_VERIFY(problem(u"/age"_s).isEmpty());
    QVERIFY(!m_form->hasProblems());
    QTest::keyClicks(m_window->focusWidget(), u"x"_s);
    QVERIFY(problem(u"/age"_s).contains(u"not a number"_s));
    QVERIFY(m_form->value().isEmpty());
}

void FormViewTest::leavesOutAndGivesBack()
{
    auto *give = find<QCheckBox>(u"give:/weight"_s);
    QVERIFY(!give->isChecked());
    type(u"value:/weight"_s, u"4.50"_s);
    QVERIFY(give->isChecked());
    QVERIFY(m_form->value().bytes().contains(R"("weight":4.50)"));
    give->click();
    QVERIFY(!m_form->value().bytes().contains("weight"));
    give->click();
    QVERIFY(m_form->value().bytes().contains(R"("weight":4.50)"));
    find<QCheckBox>(u"null:/weight"_s)->click();
    QVERIFY(m_form->value().bytes().contains(R"("weight":null)"));
    QVERIFY(!find<QWidget>(u"value:/city"_s));
    find<QCheckBox>(u"give:/home"_s)->click();
    QCOMPARE(m_window->focusWidget()->objectName(), u"value:/home/city"_s);
    QTest::keyClicks(m_window->focusWidget(), u"Rome"_s);
    QVERIFY(m_form->value().bytes().contains(R"("home":{"city":"Rome"})"));
}

void FormViewTest::addsReordersAndRemovesByKeys()
{
    auto *add = find<QPushButton>(u"add:/toys"_s);
    for (const QString &toy : {u"ball"_s, u"mouse"_s, u"string"_s}) {
        add->setFocus();
        QTest::keyClick(add, Qt::Key_Space);
        QTest::keyClicks(m_window->focusWidget(), toy);
    }
    QVERIFY(m_form->value().bytes().contains(R"("toys":["ball","mouse","string"])"));
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(m_window->focusWidget()->objectName(), u"value:/toys/1"_s);
    QVERIFY(m_form->value().bytes().contains(R"("toys":["ball","string","mouse"])"));
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Down, Qt::AltModifier);
    QVERIFY(m_form->value().bytes().contains(R"("toys":["ball","mouse","string"])"));
    find<QToolButton>(u"up:/toys/1"_s)->click();
    QVERIFY(m_form->value().bytes().contains(R"("toys":["mouse","ball","string"])"));
    QVERIFY(!find<QToolButton>(u"up:/toys/0"_s)->isEnabled());
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Delete, Qt::AltModifier);
    QVERIFY(m_form->value().bytes().contains(R"("toys":["ball","string"])"));
    QTest::keyClicks(m_window->focusWidget(), u"-much-too-long"_s);
    QTRY_VERIFY(!problem(u"/toys/0"_s).isEmpty() || m_form->value().bytes().contains(R"("ball-much)"));
}

void FormViewTest::keepsTheTabOrderOfTheSchema()
{
    // What is made later stands where it is seen, not at the end.
    find<QPushButton>(u"add:/toys"_s)->click();
    auto *age = find<QWidget>(u"value:/age"_s);
    age->setFocus();
    QStringList names;
    for (int step = 0; step < 15; ++step) {
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Tab);
        names.append(m_window->focusWidget()->objectName());
    }
    const QStringList expected {u"give:/kind"_s, u"value:/kind"_s, u"give:/tame"_s, u"value:/tame"_s, u"give:/note"_s, u"value:/note"_s,
        u"give:/weight"_s, u"null:/weight"_s, u"value:/weight"_s, u"give:/toys"_s, u"value:/toys/0"_s, u"add:/toys"_s};
    names.removeAll(u"remove:/toys/0"_s);
    QVERIFY(names.size() >= 12);
    QCOMPARE(names.mid(0, 12), expected);
}

void FormViewTest::switchesToJsonAndBackUnchanged()
{
    QVERIFY(m_form->setMode(FormView::Mode::Json));
    auto *edit = find<GrowingEdit>(u"formJson"_s);
    QVERIFY(edit->isVisible());
    const QString typed = u"{ \"age\" : 7.0,\n\n  \"name\":\"\\u0041\", \"n\": 12345678901234567890123 }"_s;
    edit->setPlainText(typed);
    QVERIFY(m_form->setMode(FormView::Mode::Fields));
    QCOMPARE(find<GrowingEdit>(u"formJson"_s)->isVisible(), false);
    QCOMPARE(find<QLineEdit>(u"value:/age"_s)->text(), u"7.0"_s);
    QCOMPARE(find<QLineEdit>(u"value:/name"_s)->text(), u"A"_s);
    QCOMPARE(m_form->value().toString(), typed);
    QVERIFY(m_form->setMode(FormView::Mode::Json));
    QCOMPARE(edit->text(), typed);
    QVERIFY(m_form->setMode(FormView::Mode::Fields));
    type(u"value:/age"_s, u"1"_s);
    QCOMPARE(m_form->value().bytes(), QByteArray(R"({"age":7.01,"name":"\u0041","n":12345678901234567890123})"));
}

void FormViewTest::staysWhereWhatWasTypedCannotBeShown()
{
    type(u"value:/age"_s, u"old"_s);
    QVERIFY(!m_form->setMode(FormView::Mode::Json));
    QCOMPARE(m_form->mode(), FormView::Mode::Fields);
    find<QLineEdit>(u"value:/age"_s)->clear();
    type(u"value:/age"_s, u"7"_s);
    QVERIFY(m_form->setMode(FormView::Mode::Json));
    find<GrowingEdit>(u"formJson"_s)->setPlainText(u"{\"age\": "_s);
    QVERIFY(!m_form->setMode(FormView::Mode::Fields));
    QCOMPARE(m_form->mode(), FormView::Mode::Json);
    QVERIFY(!find<QLabel>(u"formJsonProblem"_s)->text().isEmpty());
}

void FormViewTest::checksJsonToo()
{
    QVERIFY(m_form->setMode(FormView::Mode::Json));
    find<GrowingEdit>(u"formJson"_s)->setPlainText(u"{\"name\":\"A\",\"age\":-1}"_s);
    QTRY_VERIFY(find<QLabel>(u"formJsonProblem"_s)->text().contains(u"/age"_s));
    find<GrowingEdit>(u"formJson"_s)->setPlainText(u"{\"name\":\"A\",\"age\":1}"_s);
    QTRY_VERIFY(find<QLabel>(u"formJsonProblem"_s)->text().isEmpty());
    QVERIFY(!m_form->hasProblems());
}

void FormViewTest::holdsWhatIsTypedToPlainFormats()
{
    m_form->setSchema(formJson(R"({"type":"object","properties":{"mail":{"type":"string","format":"email"}}})"));
    type(u"value:/mail"_s, u"nobody"_s);
    QTRY_VERIFY(problem(u"/mail"_s).contains(u"email"_s));
    type(u"value:/mail"_s, u"@example.org"_s);
    QTRY_VERIFY(problem(u"/mail"_s).isEmpty());
}

void FormViewTest::followsAChangedSchema()
{
    type(u"value:/name"_s, u"Tom"_s);
    type(u"value:/age"_s, u"7"_s);
    m_form->setSchema(formJson(R"({"type":"object","required":["species"],"properties":{"species":{"type":"string","maxLength":9},
        "name":{"type":"string","maxLength":20},"age":{"type":"string"}}})"));
    QCOMPARE(find<QLineEdit>(u"value:/name"_s)->text(), u"Tom"_s);
    type(u"value:/species"_s, u"cat"_s);
    QCOMPARE(m_form->value().bytes(), QByteArray(R"({"species":"cat","name":"Tom"})"));
}

void FormViewTest::staysUsableWithHostileSchemas()
{
    QByteArray wide = R"({"type":"object","properties":{)";
    for (int property = 0; property < 10'000; ++property)
        wide += (property ? ",\"p" : "\"p") + QByteArray::number(property) + R"(":{"type":"string","enum":["a","b"]})";
    const QList<QByteArray> schemas {wide + "}}",
        R"({"$defs":{"n":{"type":"object","required":["l","r"],"properties":{"l":{"$ref":"#/$defs/n"},"r":{"$ref":"#/$defs/n"}}}},"$ref":"#/$defs/n"})",
        R"({"type":"object","required":["a"],"properties":{"a":{"type":"array","minItems":9,"items":{"$ref":"#"}}}})",
        R"({"type":"nonsense"})", R"({"$ref":"#/nowhere"})"};
    for (const QByteArray &schema : schemas) {
        const support::ProcessorClock clock;
        m_form->reset(formJson(schema));
        QCoreApplication::processEvents();
        QVERIFY2(clock.elapsed() < 4'000, schema.left(80).constData());
        QVERIFY(m_form->setMode(FormView::Mode::Json));
        find<GrowingEdit>(u"formJson"_s)->setPlainText(u"{\"p9999\": \"a\"}"_s);
        QVERIFY(m_form->setMode(FormView::Mode::Fields));
        QCOMPARE(m_form->value().bytes(), QByteArray(R"({"p9999": "a"})"));
    }
    // The last one is no schema: what is filled in can be used all the same.
    QTRY_VERIFY(find<QLabel>(u"formRemark"_s)->text().contains(u"cannot be checked"_s));
    QVERIFY(!m_form->hasProblems());
}

void FormViewTest::namesEachControl()
{
    find<QCheckBox>(u"give:/home"_s)->click();
    find<QPushButton>(u"add:/toys"_s)->click();
    for (const QWidget *control : m_form->findChildren<QWidget *>()) {
        if (!(control->focusPolicy() & Qt::TabFocus) || !control->isVisible())
            continue;
        QVERIFY2(!control->objectName().isEmpty(), control->metaObject()->className());
        const auto *button = qobject_cast<const QAbstractButton *>(control);
        QVERIFY2(!control->accessibleName().isEmpty() || (button && !button->text().isEmpty()), qPrintable(control->objectName()));
    }
}

QTEST_MAIN(FormViewTest)
#include "tst_formview.moc"
