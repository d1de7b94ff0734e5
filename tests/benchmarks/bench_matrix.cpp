// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// The matrix of an evaluation of 10,000 cases and six variants against one of 100, each full of runs that have ended, in the window of
// evaluations: until it is shown, for each page that is scrolled, and for a run that ends: bench_matrix [--json]

#include "gui/evaluate/evaluatewindow.h"
#include "gui/evaluate/evaluationmatrix.h"
#include "gui/workbench/workbench.h"
#include "tests/benchmarks/measurement.h"
#include "tests/support/answeringprompts.h"

#include <QApplication>
#include <QFile>
#include <QScrollBar>
#include <QTableView>
#include <QTemporaryDir>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr int large = 10'000;
constexpr int small = 100;
constexpr int variants = 6;
constexpr int rounds = 15;
constexpr int pages = 40;

QString nameOf(int number)
{
    return u"case %1"_s.arg(number, 5, 10, QLatin1Char('0'));
}

QString writeSuite(const QString &folder, int cases)
{
    const QString name = u"%1.jsonl"_s.arg(cases);
    QFile lines(folder + u'/' + name);
    QFile suite(folder + u"/%1.toml"_s.arg(cases));
    if (!lines.open(QIODevice::WriteOnly) || !suite.open(QIODevice::WriteOnly))
        return {};
    for (int number = 0; number < cases; ++number)
        lines.write("{\"id\":\"" + nameOf(number).toUtf8() + "\",\"input\":\"What is " + QByteArray::number(number) + "*7?\"}\n");
    suite.write("[suite]\nname = \"matrix\"\ncases-from = \"" + name.toUtf8() + "\"\n");
    for (int number = 0; number < variants; ++number)
        suite.write("[[variants]]\nname = \"variant " + QByteArray::number(number) + "\"\n");
    return suite.fileName();
}

//! Notices when a widget is painted.
class Painting final : public QObject
{
public:
    explicit Painting(QWidget &widget) { widget.installEventFilter(this); }
    bool isSeen() const { return m_isSeen; }

private:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        m_isSeen = m_isSeen || event->type() == QEvent::Paint;
        return QObject::eventFilter(watched, event);
    }

    bool m_isSeen = false;
};

//! The window with a suite all of whose runs have ended.
class FullWindow final
{
public:
    FullWindow(gui::Workbench &workbench, const QString &suite, int cases)
        : m_window(workbench, m_prompts)
    {
        m_window.open(suite);
        m_table = m_window.findChild<QTableView *>(u"evaluateMatrix"_s);
        m_matrix = qobject_cast<gui::EvaluationMatrix *>(m_table->model());
        for (int row = 0; row < cases; ++row) {
            for (int column = 0; column < variants; ++column)
                m_matrix->add(outcome(row, column));
        }
        settle();
    }

    bool isFull() const { return m_matrix->done() == m_matrix->total() && m_matrix->done() > 0; }

    void open()
    {
        const Painting painting(*m_table->viewport());
        m_window.show();
        while (!painting.isSeen())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        settle();
    }
    void close()
    {
        m_window.hide();
        settle();
    }
    //! A page further, and from the end to the beginning.
    void scroll()
    {
        QScrollBar *bar = m_table->verticalScrollBar();
        bar->setValue(bar->value() == bar->maximum() ? 0 : bar->value() + bar->pageStep());
        settle();
    }
    //! Another of the first cell, which is seen.
    void endRun()
    {
        m_table->verticalScrollBar()->setValue(0);
        model::EvaluationOutcome another = outcome(0, 0);
        another.place.repeat = ++m_repeats;
        m_matrix->add(another);
        settle();
    }

private:
    static void settle()
    {
        for (int time = 0; time < 3; ++time)
            QCoreApplication::processEvents();
    }
    static model::EvaluationOutcome outcome(int row, int column)
    {
        model::EvaluationOutcome outcome;
        outcome.place = {nameOf(row), u"variant %1"_s.arg(column), 1};
        outcome.verdict = model::RunVerdict((row + column) % 3);
        outcome.run.state = model::RunState::Committed;
        outcome.run.text = u"It is %1."_s.arg(row * 7);
        outcome.run.milliseconds = row % 100;
        return outcome;
    }

    AnsweringPrompts m_prompts;
    gui::EvaluateWindow m_window;
    QTableView *m_table = nullptr;
    gui::EvaluationMatrix *m_matrix = nullptr;
    int m_repeats = 1;
};

} // namespace

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    const QTemporaryDir folder;
    const auto profile = model::Profile::inFolder(folder.path());
    const auto workbench = profile.create() ? gui::Workbench::open(profile) : model::failure(model::ErrorCategory::Storage, QString());
    if (!workbench)
        return 1;
    FullWindow many(**workbench, writeSuite(folder.path(), large), large);
    FullWindow few(**workbench, writeSuite(folder.path(), small), small);
    if (!many.isFull() || !few.isFull()) {
        std::fputs("the matrix could not be filled\n", stderr);
        return 1;
    }
    const auto opened = benchmark::compare(
        rounds, [&] { many.open(), many.close(); }, [&] { few.open(), few.close(); });
    many.open();
    few.open();
    const auto pagewise = [](FullWindow &window) {
        for (int page = 0; page < pages; ++page)
            window.scroll();
    };
    const auto scrolled = benchmark::compare(
        rounds, [&] { pagewise(many); }, [&] { pagewise(few); });
    const auto ended = benchmark::compare(
        rounds, [&] { many.endRun(); }, [&] { few.endRun(); });
    return benchmark::report({{"matrix of 10,000 × 6: shown (100 × 6)", opened.measured, opened.reference, "ms", 1.5},
                                 {"matrix of 10,000 × 6: 40 pages (100 × 6)", scrolled.measured, scrolled.reference, "ms", 1.5},
                                 {"matrix of 10,000 × 6: a run ends (100 × 6)", ended.measured, ended.reference, "ms", 1.5}},
        argc, argv);
}
