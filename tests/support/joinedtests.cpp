// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/joinedtests.h"

#include <QFileInfo>
#include <QMap>

#include <cstdio>

namespace {

QMap<QString, JoinedTest::Main> &joinedTests()
{
    static QMap<QString, JoinedTest::Main> tests;
    return tests;
}

} // namespace

JoinedTest::JoinedTest(const char *source, Main main)
{
    joinedTests().insert(QFileInfo(QString::fromUtf8(source)).completeBaseName(), main);
}

int JoinedTest::run(int count, char **arguments)
{
    const QString name = QStringLiteral("tst_") + QString::fromLocal8Bit(count > 1 ? arguments[1] : "");
    if (const Main main = joinedTests().value(name)) {
        arguments[1] = arguments[0];
        return main(count - 1, arguments + 1);
    }
    std::fputs("The first argument is the name of a test:\n", stderr);
    for (auto test = joinedTests().cbegin(); test != joinedTests().cend(); ++test)
        std::fprintf(stderr, "  %s\n", qPrintable(test.key().mid(4)));
    return EXIT_FAILURE;
}

int main(int count, char **arguments)
{
    return JoinedTest::run(count, arguments);
}
