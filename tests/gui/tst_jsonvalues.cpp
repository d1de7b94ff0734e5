// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/jsontablemodel.h"
#include "gui/shared/jsontreemodel.h"
#include "gui/shared/jsonvalueview.h"
#include "tests/support/patience.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTreeView>

using namespace Qt::StringLiterals;
using gui::JsonTableModel;
using gui::JsonTreeModel;
using model::JsonText;

//! JSON as a tree and as a table.
class JsonValuesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensLevelByLevel();
    void findsFromWhereOneIsAndFromTheStart();
    void standsWhatIsNestedDeeply();
    void isATableWhereItIsRows_data();
    void isATableWhereItIsRows();
    void fillsColumnsWhoseNamesHaveEscapes();
    void searchesTreeAndTable();
};

void JsonValuesTest::opensLevelByLevel()
{
    JsonTreeModel tree;
    tree.setJson(JsonText::trusted(R"({"z":1.0,"a":{"list":[true,null,"x"],"none":{}}})"));
    QCOMPARE(tree.rowCount(), 2);
    // As it stands in the text: in its order, and 1.0 is not made 1.
    QCOMPARE(tree.index(0, JsonTreeModel::Name).data().toString(), u"z"_s);
    QCOMPARE(tree.index(0, JsonTreeModel::Value).data().toString(), u"1.0"_s);
    const QModelIndex inner = tree.index(1, 0);
    QVERIFY(tree.hasChildren(inner) && tree.rowCount(inner) == 0);
    tree.fetchMore(inner);
    QCOMPARE(tree.rowCount(inner), 2);
    QVERIFY(!tree.hasChildren(tree.index(1, 0, inner)));
    const QModelIndex list = tree.index(0, 0, inner);
    tree.fetchMore(list);
    QCOMPARE(tree.rowCount(list), 3);
    QCOMPARE(tree.index(2, JsonTreeModel::Value, list).data().toString(), u"x"_s);
    QCOMPARE(tree.textAt(inner), uR"({"list":[true,null,"x"],"none":{}})"_s);
    // It opens all that it can, and a reset is not over for it while it does.
    const QAbstractItemModelTester tester(&tree, QAbstractItemModelTester::FailureReportingMode::QtTest);
    tree.setJson(JsonText::trusted("7"));
    QCOMPARE(tree.index(0, JsonTreeModel::Value).data().toString(), u"7"_s);
}

void JsonValuesTest::findsFromWhereOneIsAndFromTheStart()
{
    JsonTreeModel tree;
    tree.setJson(JsonText::trusted(R"([{"lamp":"oil"},{"other":["an Oil lamp"]},3])"));
    const QAbstractItemModelTester tester(&tree, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QModelIndex first = tree.find(u"oil"_s, {});
    QCOMPARE(tree.textAt(first), u"oil"_s);
    const QModelIndex second = tree.find(u"oil"_s, first);
    QCOMPARE(tree.textAt(second), u"an Oil lamp"_s);
    QCOMPARE(tree.find(u"oil"_s, second), first);
    QCOMPARE(tree.find(u"lamp"_s, {}).data().toString(), u"lamp"_s);
    QVERIFY(!tree.find(u"candle"_s, {}).isValid());
    QVERIFY(!tree.find({}, {}).isValid());
}

void JsonValuesTest::standsWhatIsNestedDeeply()
{
    JsonTreeModel tree;
    const auto deep = JsonText::parse("[" + QByteArray(400, '[') + "\"end\"" + QByteArray(400, ']') + "]");
    QVERIFY(deep);
    tree.setJson(*deep);
    QCOMPARE(tree.textAt(tree.find(u"end"_s, {})), u"end"_s);
}

void JsonValuesTest::isATableWhereItIsRows_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::newRow("objects") << R"([{"a":1,"b":"x"},{"b":2,"c":[1]}])"_ba << 2 << 3;
    QTest::newRow("in an object") << R"({"count":2,"rows":[{"a":1},{"a":2}]})"_ba << 2 << 1;
    QTest::newRow("two arrays") << R"({"one":[{"a":1}],"two":[{"a":1}]})"_ba << 0 << 0;
    QTest::newRow("numbers") << "[1,2]"_ba << 0 << 0;
    QTest::newRow("not all") << R"([{"a":1},2])"_ba << 0 << 0;
    QTest::newRow("nothing") << "[]"_ba << 0 << 0;
}

void JsonValuesTest::isATableWhereItIsRows()
{
    QFETCH(QByteArray, json);
    QFETCH(int, rows);
    QFETCH(int, columns);
    JsonTableModel table;
    const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
    table.setJson(JsonText::trusted(json));
    QCOMPARE(table.rowCount(), rows);
    QCOMPARE(table.columnCount(), columns);
    QCOMPARE(JsonTableModel::hasRows(JsonText::trusted(json)), rows > 0);
}

void JsonValuesTest::fillsColumnsWhoseNamesHaveEscapes()
{
    JsonTableModel table;
    table.setJson(JsonText::trusted(R"([{"a":1,"gr\u00f6\u00dfe":"x"},{"größe":2}])"));
    QCOMPARE(table.columnCount(), 2);
    QCOMPARE(table.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), u"größe"_s);
    QCOMPARE(table.index(0, 1).data().toString(), u"x"_s);
    QCOMPARE(table.index(1, 1).data().toString(), u"2"_s);
}

void JsonValuesTest::searchesTreeAndTable()
{
    gui::JsonValueView view;
    view.setJson(JsonText::trusted(R"([{"name":"oil"},{"name":"gas"}])"));
    view.show();
    auto *search = view.findChild<QLineEdit *>(u"valueSearch"_s);
    auto *table = view.findChild<QTableView *>(u"valueTable"_s);
    auto *tree = view.findChild<QTreeView *>(u"valueTree"_s);
    QVERIFY(table->isVisible() && !tree->isVisible());
    QTest::keyClicks(search, u"gas"_s);
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(table->currentIndex().row(), 1);
    view.findChild<QPushButton *>(u"valueAsTable"_s)->setChecked(false);
    QVERIFY(tree->isVisible());
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(tree->currentIndex().siblingAtColumn(JsonTreeModel::Value).data().toString(), u"gas"_s);
    search->setText(u"wood"_s);
    QTest::keyClick(search, Qt::Key_Return);
    QVERIFY(!view.findChild<QLabel *>(u"valueFound"_s)->text().isEmpty());
    view.setJson(JsonText::trusted(R"({"a":1})"));
    QVERIFY(!view.findChild<QPushButton *>(u"valueAsTable"_s)->isVisible());
}

QTEST_MAIN(JsonValuesTest)
#include "tst_jsonvalues.moc"
