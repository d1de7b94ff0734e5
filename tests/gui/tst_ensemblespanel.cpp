// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/ensembles/ensemblesmodel.h"
#include "tests/support/patience.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using gui::EnsemblesModel;
using invocables::Ensemble;
using invocables::Invoker;

namespace {

Ensemble ensembleOf(const QString &name, const QStringList &tools, const QStringList &off = {})
{
    Ensemble ensemble;
    ensemble.name = name;
    for (const QString &tool : tools) {
        Invoker invoker;
        invoker.ensemble = name;
        invoker.name = tool;
        invoker.enabled = !off.contains(tool);
        ensemble.invokers.append(std::make_shared<const Invoker>(invoker));
    }
    return ensemble;
}

//! A tool that says as what it runs.
class Confined final : public invocables::Invocable
{
public:
    invocables::InvocableJob *invoke(const model::JsonText &, const invocables::InvocationContext &, QObject *) override { return nullptr; }
    QString confinement() const override { return u"sandboxed: workspace writable"_s; }
};

Qt::CheckState stateOf(const QModelIndex &index)
{
    return index.data(Qt::CheckStateRole).value<Qt::CheckState>();
}

} // namespace

class EnsemblesPanelTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showsWhatTheDescriptorsSay();
    void standsInTheOrderOfWhatIsShown();
    void switchesOneToolOnly();
    void switchesAWholeEnsemble();
    void turnsOnOneToolOfAnEnsembleThatIsOff();
    void saysWhatAsksFirst();
    void saysAsWhatAToolRuns();

private:
    QModelIndex tool(int ensemble, int row) const { return m_model->index(row, 0, m_model->index(ensemble, 0)); }

    std::unique_ptr<EnsemblesModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void EnsemblesPanelTest::init()
{
    m_tester.reset();
    m_model = std::make_unique<EnsemblesModel>();
    m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    Ensemble off = ensembleOf(u"web"_s, {u"fetch"_s, u"post"_s});
    off.enabled = false;
    m_model->setEnsembles({ensembleOf(u"io"_s, {u"read_file"_s, u"write_file"_s}, {u"write_file"_s}), off});
}

void EnsemblesPanelTest::showsWhatTheDescriptorsSay()
{
    QCOMPARE(m_model->rowCount(), 2);
    QCOMPARE(stateOf(m_model->index(0, 0)), Qt::PartiallyChecked);
    QCOMPARE(stateOf(tool(0, 0)), Qt::Checked);
    QCOMPARE(stateOf(tool(0, 1)), Qt::Unchecked);
    QCOMPARE(stateOf(m_model->index(1, 0)), Qt::Unchecked);
    QCOMPARE(stateOf(tool(1, 0)), Qt::Unchecked);
}

//! Whichever names there are behind the titles.
void EnsemblesPanelTest::standsInTheOrderOfWhatIsShown()
{
    Ensemble first = ensembleOf(u"zz"_s, {u"a"_s});
    first.title = u"Files"_s;
    Ensemble last = ensembleOf(u"aa"_s, {u"b"_s});
    last.title = u"Probability"_s;
    m_model->setEnsembles({last, first});
    QCOMPARE(m_model->index(0, 0).data().toString(), u"Files"_s);
    QCOMPARE(m_model->index(1, 0).data().toString(), u"Probability"_s);
    QVERIFY(m_model->setData(tool(0, 0), Qt::Unchecked, Qt::CheckStateRole));
    QVERIFY(m_model->switches().contains(u"zz:a"_s) || m_model->switches().contains(u"zz"_s));
}

void EnsemblesPanelTest::switchesOneToolOnly()
{
    QSignalSpy switched(m_model.get(), &EnsemblesModel::switched);
    QVERIFY(m_model->setData(tool(0, 1), Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(switched.size(), 1);
    QCOMPARE(m_model->switches(), (model::Switches {{u"io:write_file"_s, true}}));
    QCOMPARE(stateOf(m_model->index(0, 0)), Qt::Checked);
}

void EnsemblesPanelTest::switchesAWholeEnsemble()
{
    QVERIFY(m_model->setData(m_model->index(0, 0), Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(stateOf(tool(0, 0)), Qt::Checked);
    QCOMPARE(stateOf(tool(0, 1)), Qt::Checked);
    QVERIFY(m_model->setData(m_model->index(0, 0), Qt::Unchecked, Qt::CheckStateRole));
    QCOMPARE(stateOf(tool(0, 0)), Qt::Unchecked);
    QCOMPARE(stateOf(tool(0, 1)), Qt::Unchecked);
    QCOMPARE(m_model->switches().value(u"io"_s, true), false);
}

void EnsemblesPanelTest::turnsOnOneToolOfAnEnsembleThatIsOff()
{
    QVERIFY(m_model->setData(tool(1, 1), Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(stateOf(tool(1, 0)), Qt::Unchecked);
    QCOMPARE(stateOf(tool(1, 1)), Qt::Checked);
    QCOMPARE(stateOf(m_model->index(1, 0)), Qt::PartiallyChecked);
}

void EnsemblesPanelTest::saysWhatAsksFirst()
{
    QCOMPARE(tool(0, 0).data(EnsemblesModel::TagRole).toString(), u"asks"_s);
    m_model->setAllowed([](const Invoker &invoker) { return invoker.name == u"read_file"_s; });
    QCOMPARE(tool(0, 0).data(EnsemblesModel::TagRole).toString(), u"allowed"_s);
    QCOMPARE(tool(0, 1).data(EnsemblesModel::TagRole).toString(), u"asks"_s);
}

void EnsemblesPanelTest::saysAsWhatAToolRuns()
{
    Ensemble ensemble = ensembleOf(u"git"_s, {});
    Invoker invoker;
    invoker.description = u"Lists commits"_s;
    invoker.invocable = std::make_shared<Confined>();
    ensemble.invokers.append(std::make_shared<const Invoker>(invoker));
    m_model->setEnsembles({ensemble});
    for (const Qt::ItemDataRole role : {Qt::ToolTipRole, Qt::AccessibleDescriptionRole})
        QCOMPARE(tool(0, 0).data(role).toString(), u"Lists commits\nsandboxed: workspace writable"_s);
}

QTEST_MAIN(EnsemblesPanelTest)
#include "tst_ensemblespanel.moc"
