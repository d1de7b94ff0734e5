// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/diagnosticsmodel.h"
#include "gui/settings/modelselector.h"
#include "gui/shared/filtermodel.h"
#include "gui/window/palettemodel.h"
#include "gui/workbench/keylessproviders.h"
#include "network/secrets/keychain.h"
#include "tests/support/patience.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace Qt::StringLiterals;

namespace {

network::Provider provider(const QString &name, const QStringList &models, bool enabled = true)
{
    network::Provider made;
    made.name = name;
    made.enabled = enabled;
    made.baseUrl = QUrl(u"https://a.example"_s);
    for (const QString &title : models) {
        network::ModelEntry entry;
        entry.name = title;
        entry.context = 8192;
        made.models.append(entry);
    }
    return made;
}

QStringList textsOf(const QAbstractItemModel &model)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts.append(model.index(row, 0).data().toString());
    return texts;
}

} // namespace

//! The small list models, each under Qt's tester of models, and filtered as palette and selector filter them.
class ListModelsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsTheModelsOfProviders();
    void putsModelsWithoutAKeyLast();
    void looksForTheKeysOfProviders();
    void saysOfTheRehearsalWhatItIs();
    void saysWhatIsNotedOfAModel();
    void listsWhatThePaletteOffers();
    void listsDiagnostics();
    void filtersByWordsInAnyOrder();
};

void ListModelsTest::listsTheModelsOfProviders()
{
    gui::ModelListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setProviders({provider(u"a"_s, {u"one"_s, u"two"_s}), provider(u"off"_s, {u"x"_s}, false), provider(u"b"_s, {u"one"_s})});
    QCOMPARE(textsOf(model), QStringList({u"a › one"_s, u"a › two"_s, u"b › one"_s}));
    QCOMPARE(model.rowOf({u"b"_s, u"one"_s}), 2);
    QCOMPARE(model.rowOf({u"off"_s, u"x"_s}), -1);
    QCOMPARE(model.addressAt(1), (model::ModelAddress {u"a"_s, u"two"_s}));
    QVERIFY(model.addressAt(3).isEmpty() && model.addressAt(-1).isEmpty());
    QCOMPARE(model.titleOf({u"gone"_s, u"y"_s}), u"gone › y"_s);
    QVERIFY(model.index(0).data(gui::ModelListModel::RemarkRole).toString().contains(u'8'));
    model.setProviders({provider(u"b"_s, {u"one"_s})});
    QCOMPARE(textsOf(model), QStringList {u"b › one"_s});
    model.setProviders({});
    QCOMPARE(model.rowCount(), 0);
}

void ListModelsTest::putsModelsWithoutAKeyLast()
{
    gui::ModelListModel model;
    network::Provider far = provider(u"far"_s, {u"one"_s, u"two"_s});
    far.keyName = u"FAR_KEY"_s;
    model.setProviders({far, provider(u"near"_s, {u"x"_s})}, {u"far"_s});
    QCOMPARE(textsOf(model), QStringList({u"near › x"_s, u"far › one"_s, u"far › two"_s}));
    QCOMPARE(model.index(1).data(gui::ModelListModel::RemarkRole).toString(), u"needs the key FAR_KEY"_s);
    QVERIFY(!model.index(0).data(gui::ModelListModel::RemarkRole).toString().contains(u"key"));
    model.setProviders({far, provider(u"near"_s, {u"x"_s})});
    QCOMPARE(textsOf(model).first(), u"far › one"_s);
}

void ListModelsTest::looksForTheKeysOfProviders()
{
    // No desktop's keychain is to be asked.
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent");
    qputenv("PARLANCE_TEST_THERE", "sk-there");
    qunsetenv("PARLANCE_TEST_MISSING");
    network::Provider there = provider(u"there"_s, {u"x"_s});
    there.keyName = u"PARLANCE_TEST_THERE"_s;
    network::Provider missing = provider(u"missing"_s, {u"x"_s});
    missing.keyName = u"PARLANCE_TEST_MISSING"_s;
    network::Keychain keychain;
    gui::KeylessProviders keyless(keychain);
    QSignalSpy looked(&keyless, &gui::KeylessProviders::looked);
    keyless.look({missing, provider(u"free"_s, {u"x"_s}), there});
    QTRY_COMPARE(looked.count(), 1);
    QCOMPARE(keyless.names(), QSet<QString> {u"missing"_s});
    qputenv("PARLANCE_TEST_MISSING", "sk-now");
    keyless.look({missing, there});
    QTRY_COMPARE(looked.count(), 2);
    QVERIFY(keyless.names().isEmpty());
    keyless.look({});
    QTRY_COMPARE(looked.count(), 3);
}

void ListModelsTest::saysOfTheRehearsalWhatItIs()
{
    gui::ModelListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    network::Provider rehearsal = provider(u"rehearsal"_s, {u"rehearsal"_s});
    rehearsal.baseUrl = QUrl(u"rehearsal:"_s);
    model.setProviders({rehearsal});
    QVERIFY(model.index(0).data(gui::ModelListModel::RemarkRole).toString().contains(u"no language model"_s));
    QVERIFY(model.index(0).data(Qt::AccessibleTextRole).toString().contains(u"no language model"_s));
}

void ListModelsTest::saysWhatIsNotedOfAModel()
{
    gui::ModelListModel model;
    model.setProviders({provider(u"a"_s, {u"one"_s, u"two"_s})});
    QCOMPARE(model.index(0).data(Qt::ToolTipRole).toString(), u"a/one"_s);
    model.setNotes([](const model::ModelAddress &address) { return address.model == u"one" ? u"3 valid"_s : QString(); });
    QCOMPARE(model.index(0).data(Qt::ToolTipRole).toString(), u"a/one\n3 valid"_s);
    QCOMPARE(model.index(1).data(Qt::ToolTipRole).toString(), u"a/two"_s);
}

void ListModelsTest::listsWhatThePaletteOffers()
{
    gui::PaletteModel model({u"action:goes"_s, u"action:gone"_s});
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.add({{u"action:new"_s, u"New"_s, u"Ctrl+N"_s}, {u"action:goes"_s, u"Goes"_s}});
    // What was lately done comes first.
    QCOMPARE(textsOf(model), QStringList({u"Goes"_s, u"New"_s}));
    QCOMPARE(model.entryAt(1).id, u"action:new"_s);
    QCOMPARE(model.entryAt(7).id, QString());
    QCOMPARE(model.index(1).data(gui::PaletteModel::DetailRole).toString(), u"Ctrl+N"_s);
    QCOMPARE(model.index(1).data(gui::PaletteModel::WordsRole).toString(), u"New, Ctrl+N"_s);
    // Further ones come behind.
    model.add({{u"model:a/b"_s, u"A › b"_s, u"model"_s}});
    QCOMPARE(textsOf(model), QStringList({u"Goes"_s, u"New"_s, u"A › b"_s}));
}

void ListModelsTest::listsDiagnostics()
{
    gui::DiagnosticsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model::Diagnostic diagnostic;
    diagnostic.file = u"a.toml"_s;
    diagnostic.position = {3, 7};
    diagnostic.message = u"There is no key “titel”."_s;
    model.setDiagnostics({diagnostic, diagnostic}, u"a = 1"_s);
    QCOMPARE(model.rowCount(), 2);
    QVERIFY(model.index(0).data().toString().contains(u"3:7"_s));
    QVERIFY(model.index(0).data().toString().contains(diagnostic.message));
    model.setDiagnostics({}, {});
    QCOMPARE(model.rowCount(), 0);
}

void ListModelsTest::filtersByWordsInAnyOrder()
{
    gui::ModelListModel model;
    gui::FilterModel filter;
    filter.setSourceModel(&model);
    const QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setProviders({provider(u"acme"_s, {u"small"_s, u"large"_s}), provider(u"beta"_s, {u"small"_s})});
    QCOMPARE(filter.rowCount(), 3);
    filter.setWords(u"SMALL  acme"_s);
    QCOMPARE(textsOf(filter), QStringList {u"acme › small"_s});
    filter.setWords(u"small"_s);
    QCOMPARE(filter.rowCount(), 2);
    model.setProviders({provider(u"beta"_s, {u"small"_s, u"large"_s})});
    QCOMPARE(textsOf(filter), QStringList {u"beta › small"_s});
    filter.setWords(u"nothing of that name"_s);
    QCOMPARE(filter.rowCount(), 0);
    filter.setWords({});
    QCOMPARE(filter.rowCount(), 2);
}

QTEST_MAIN(ListModelsTest)
#include "tst_listmodels.moc"
