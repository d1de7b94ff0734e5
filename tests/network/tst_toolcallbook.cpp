// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/catalog/dialects.h"
#include "network/providers/contract/toolcallbook.h"
#include "tests/support/patience.h"

#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace network;

//! What is known of how models call tools, and which dialect that makes.
class ToolCallBookTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void choosesByTheDescriptorAndByWhatItKnows();
    void keepsTheFiguresOfEveryModel();
};

void ToolCallBookTest::choosesByTheDescriptorAndByWhatItKnows()
{
    const QString overOpenAi = u"contract+openai-chat-completions"_s;
    const Dialect &native = *Dialects::find(u"openai-chat-completions");
    Provider provider;
    provider.name = u"p"_s;
    ModelEntry entry;
    entry.name = u"m"_s;
    ToolCallBook book;
    QCOMPARE(&dialectFor(native, provider, entry, &book), &native);
    provider.toolCalling = ToolCalling::Contract;
    QCOMPARE(dialectFor(native, provider, entry, &book).name(), overOpenAi);
    entry.toolCalling = ToolCalling::Auto;
    QCOMPARE(dialectFor(native, provider, entry, &book).name(), native.name());
    book.notePrinting({u"p"_s, u"m"_s});
    QCOMPARE(dialectFor(native, provider, entry, &book).name(), overOpenAi);
    entry.name = u"other"_s;
    provider.served = ServerProperties {.knowsTools = false};
    QCOMPARE(dialectFor(native, provider, entry, &book).name(), overOpenAi);
    provider.served->knowsTools.reset();
    QCOMPARE(dialectFor(native, provider, entry, &book).name(), native.name());
    entry.tools = false;
    QCOMPARE(dialectFor(native, provider, entry, &book).name(), overOpenAi);
    entry.toolCalling = ToolCalling::Native;
    QCOMPARE(&dialectFor(native, provider, entry, &book), &native);
}

void ToolCallBookTest::keepsTheFiguresOfEveryModel()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"contract.json"_s);
    const model::ModelAddress one {u"p"_s, u"org/m"_s};
    {
        ToolCallBook book(path);
        ToolCallBook other(path);
        book.add(one, {true, false, 2, 1, 0});
        other.add(one, {true, false, 1, 0, 3});
        other.notePrinting({u"p"_s, u"n"_s});
        QVERIFY(other.of(one) == (ToolCallBook::Figures {3, 1, 3, false}));
    }
    const ToolCallBook book(path);
    QVERIFY(book.of(one) == (ToolCallBook::Figures {3, 1, 3, false}));
    QVERIFY2(book.of(one).inWords().contains(u"3 valid, 1 repaired, 3 failed"_s), qPrintable(book.of(one).inWords()));
    QVERIFY(book.of({u"p"_s, u"n"_s}).printsCalls && book.of({u"p"_s, u"n"_s}).inWords().isEmpty());
    ToolCallBook many;
    for (int number = 0; number < 700; ++number)
        many.add({u"p"_s, QString::number(number)}, {true, false, number == 0 ? 9 : 1, 0, 0});
    QCOMPARE(many.of({u"p"_s, u"0"_s}).valid, 9);
    QCOMPARE(many.of({u"p"_s, u"699"_s}).valid, 1);
}

QTEST_GUILESS_MAIN(ToolCallBookTest)
#include "tst_toolcallbook.moc"
