// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/settings/controlsbutton.h"
#include "tests/support/patience.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using gui::ControlsButton, gui::ControlsPanel, gui::ControlSpinBox;
using model::JsonText;
using network::ModelControl;

namespace {

JsonText controlJson(const QByteArray &text)
{
    return *JsonText::parse(text);
}

ModelControl temperature()
{
    ModelControl control;
    control.name = u"temperature"_s;
    control.label = u"Temperature"_s;
    control.description = u"How freely it chooses."_s;
    control.minimum = 0;
    control.maximum = 2;
    control.step = 0.1;
    control.standard = controlJson("1.0");
    return control;
}

ModelControl seed()
{
    ModelControl control;
    control.name = u"seed"_s;
    control.label = u"Seed"_s;
    return control;
}

ModelControl effort()
{
    ModelControl control;
    control.name = u"effort"_s;
    control.label = u"Effort"_s;
    control.kind = ModelControl::Kind::Options;
    control.options = {{u"low"_s, controlJson("\"low\"")}, {u"Much"_s, controlJson("\"high\"")}};
    control.standard = controlJson("\"low\"");
    return control;
}

ModelControl fast()
{
    ModelControl control;
    control.name = u"fast"_s;
    control.label = u"Fast"_s;
    control.kind = ModelControl::Kind::Boolean;
    return control;
}

} // namespace

//! The panel that is made from a model's controls, and the button that opens it.
class ControlsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void makesARowOfEachControl();
    void showsWhatIsSetAndWhatIsNot();
    void tellsNumbersAsJson();
    void beginsAtTheStandard();
    void unsetsANumberThatIsDeleted();
    void tellsChoices();
    void setsNothingAgain();
    void keepsItsRowsWhileValuesChange();
    void saysWhereNothingCanBeSet();
    void keepsTheValuesOfOtherModels();
    void namesWhatIsSet();

private:
    template <typename Widget>
    Widget *find(const QString &name)
    {
        return m_button->findChild<Widget *>(name);
    }
    ControlSpinBox *number(const QString &name) { return find<ControlSpinBox>(u"control-"_s + name); }
    QComboBox *choice(const QString &name) { return find<QComboBox>(u"control-"_s + name); }
    JsonText lastEdited(const QString &name) const { return m_edited->last().first().value<QMap<QString, JsonText>>().value(name); }

    std::unique_ptr<ControlsButton> m_button;
    std::unique_ptr<QSignalSpy> m_edited;
};

void ControlsTest::init()
{
    m_button = std::make_unique<ControlsButton>();
    m_edited = std::make_unique<QSignalSpy>(m_button.get(), &ControlsButton::edited);
    m_button->setControls({temperature(), seed(), effort(), fast()}, {});
    m_button->show();
    m_button->click();
}

void ControlsTest::makesARowOfEachControl()
{
    QVERIFY(find<QWidget>(u"controlsPopup"_s)->isVisible());
    QCOMPARE(number(u"temperature"_s)->accessibleName(), u"Temperature"_s);
    QCOMPARE(number(u"temperature"_s)->accessibleDescription(), u"How freely it chooses."_s);
    QCOMPARE(number(u"temperature"_s)->decimals(), 1);
    QCOMPARE(number(u"temperature"_s)->maximum(), 2.0);
    QCOMPARE(number(u"seed"_s)->decimals(), 0);
    QCOMPARE(choice(u"effort"_s)->count(), 3);
    QCOMPARE(choice(u"effort"_s)->itemText(2), u"Much"_s);
    QCOMPARE(choice(u"fast"_s)->count(), 3);
    QStringList labels;
    for (const QLabel *label : m_button->findChildren<QLabel *>()) {
        if (label->buddy())
            labels.append(label->text() + u" of "_s + label->buddy()->accessibleName());
    }
    QCOMPARE(labels, QStringList({u"Temperature of Temperature"_s, u"Seed of Seed"_s, u"Effort of Effort"_s, u"Fast of Fast"_s}));
}

void ControlsTest::showsWhatIsSetAndWhatIsNot()
{
    QVERIFY(number(u"temperature"_s)->text().contains(u"Default"_s));
    QVERIFY(number(u"temperature"_s)->text().contains(u"1.0"_s));
    QVERIFY(choice(u"effort"_s)->currentText().contains(u"low"_s));
    QVERIFY(!find<QPushButton>(u"controlsReset"_s)->isEnabled());
    m_button->setControls({temperature(), seed(), effort(), fast()},
        {{u"temperature"_s, controlJson("0.70")}, {u"effort"_s, controlJson("\"high\"")}, {u"fast"_s, controlJson("false")},
            {u"seed"_s, controlJson("\"no number\"")}});
    QCOMPARE(number(u"temperature"_s)->value(), 0.7);
    QCOMPARE(choice(u"effort"_s)->currentText(), u"Much"_s);
    QCOMPARE(choice(u"fast"_s)->currentIndex(), 2);
    QVERIFY(number(u"seed"_s)->control().isEmpty());
    QVERIFY(find<QPushButton>(u"controlsReset"_s)->isEnabled());
    QCOMPARE(m_edited->count(), 0);
}

void ControlsTest::tellsNumbersAsJson()
{
    ControlSpinBox *box = number(u"temperature"_s);
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, QLocale().toString(0.7));
    QTest::keyClick(box, Qt::Key_Return);
    QCOMPARE(lastEdited(u"temperature"_s).bytes(), QByteArray("0.7"));
    number(u"seed"_s)->setValue(1'234'567);
    QCOMPARE(lastEdited(u"seed"_s).bytes(), QByteArray("1234567"));
    QCOMPARE(lastEdited(u"temperature"_s).bytes(), QByteArray("0.7"));
}

void ControlsTest::beginsAtTheStandard()
{
    number(u"temperature"_s)->stepUp();
    QCOMPARE(lastEdited(u"temperature"_s).bytes(), QByteArray("1"));
    number(u"temperature"_s)->stepUp();
    QCOMPARE(lastEdited(u"temperature"_s).bytes(), QByteArray("1.1"));
    number(u"seed"_s)->stepUp();
    QCOMPARE(lastEdited(u"seed"_s).bytes(), QByteArray("0"));
}

void ControlsTest::unsetsANumberThatIsDeleted()
{
    ControlSpinBox *box = number(u"temperature"_s);
    box->setValue(0.5);
    QVERIFY(!lastEdited(u"temperature"_s).isEmpty());
    box->setFocus();
    box->selectAll();
    QTest::keyClick(box, Qt::Key_Delete);
    QTest::keyClick(box, Qt::Key_Return);
    QVERIFY(lastEdited(u"temperature"_s).isEmpty());
    QVERIFY(box->text().contains(u"Default"_s));
}

void ControlsTest::tellsChoices()
{
    choice(u"effort"_s)->setFocus();
    QTest::keyClick(choice(u"effort"_s), Qt::Key_End);
    QCOMPARE(lastEdited(u"effort"_s).bytes(), QByteArray("\"high\""));
    QTest::keyClick(choice(u"fast"_s), Qt::Key_Down);
    QCOMPARE(lastEdited(u"fast"_s).bytes(), QByteArray("true"));
    QTest::keyClick(choice(u"fast"_s), Qt::Key_Home);
    QVERIFY(lastEdited(u"fast"_s).isEmpty());
}

void ControlsTest::setsNothingAgain()
{
    m_button->setControls({temperature(), effort()}, {{u"temperature"_s, controlJson("1")}, {u"elsewhere"_s, controlJson("3")}});
    QTest::mouseClick(find<QPushButton>(u"controlsReset"_s), Qt::LeftButton);
    const auto left = m_edited->last().first().value<QMap<QString, JsonText>>();
    QCOMPARE(left.keys(), QStringList {u"elsewhere"_s});
    QVERIFY(number(u"temperature"_s)->control().isEmpty());
    QVERIFY(!find<QPushButton>(u"controlsReset"_s)->isEnabled());
}

void ControlsTest::keepsItsRowsWhileValuesChange()
{
    const QPointer<ControlSpinBox> box = number(u"temperature"_s);
    m_button->setControls({temperature(), seed(), effort(), fast()}, {{u"temperature"_s, controlJson("1")}});
    QCOMPARE(number(u"temperature"_s), box.data());
    m_button->setControls({seed()}, {});
    QTRY_VERIFY(!box);
    QVERIFY(number(u"seed"_s));
    QVERIFY(!choice(u"effort"_s));
}

void ControlsTest::saysWhereNothingCanBeSet()
{
    m_button->setControls({}, {});
    QVERIFY(!find<QPushButton>(u"controlsReset"_s)->isVisible());
    QVERIFY(!find<QLabel>(u"controlsRemark"_s)->text().isEmpty());
}

void ControlsTest::keepsTheValuesOfOtherModels()
{
    m_button->setControls({temperature()}, {{u"top_k"_s, controlJson("7")}});
    number(u"temperature"_s)->setValue(0.2);
    QCOMPARE(lastEdited(u"top_k"_s).bytes(), QByteArray("7"));
    QCOMPARE(lastEdited(u"temperature"_s).bytes(), QByteArray("0.2"));
}

void ControlsTest::namesWhatIsSet()
{
    QVERIFY(!m_button->text().contains(u'•'));
    m_button->setControls({temperature()}, {{u"temperature"_s, controlJson("0.5")}, {u"top_k"_s, controlJson("7")}});
    QVERIFY(m_button->text().contains(u'•'));
    QVERIFY(m_button->accessibleName().contains(u"Temperature: 0.5"_s));
    QVERIFY(!m_button->accessibleName().contains(u'7'));
}

QTEST_MAIN(ControlsTest)
#include "tst_controls.moc"
