// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QTest>

//! A test of a program that the tests of a tier share, known by the name of its source. Registers itself before the program begins;
//! the macros that else start a test as a program make one.
class JoinedTest final
{
    Q_DISABLE_COPY_MOVE(JoinedTest)

public:
    using Main = int (*)(int count, char **arguments);

    JoinedTest(const char *source, Main main);

    //! Runs the test that the first argument names, which gets the arguments after it. \return its exit status.
    static int run(int count, char **arguments);

    template <typename Test>
    static int runAlone(int count, char **arguments)
    {
        Test test;
        return QTest::qExec(&test, count, arguments);
    }
    template <typename Application, typename Test>
    static int runWithin(int count, char **arguments)
    {
        const Application application(count, arguments);
        QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
        return runAlone<Test>(count, arguments);
    }
};

#undef QTEST_MAIN
#undef QTEST_GUILESS_MAIN
#undef QTEST_APPLESS_MAIN
#define QTEST_MAIN(Test) static const JoinedTest joined##Test(__FILE__, &JoinedTest::runWithin<QApplication, Test>);
#define QTEST_GUILESS_MAIN(Test) static const JoinedTest joined##Test(__FILE__, &JoinedTest::runWithin<QCoreApplication, Test>);
#define QTEST_APPLESS_MAIN(Test) static const JoinedTest joined##Test(__FILE__, &JoinedTest::runAlone<Test>);
