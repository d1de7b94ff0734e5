// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/contract/contractprompt.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using namespace network;

class ToolContractTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsToolsAsTheContractDoes();
    void tellsHowToCallAndToAnswer();
    void saysNothingWithoutTools();
};

namespace {

QList<model::ToolDeclaration> weather()
{
    const auto schema = model::JsonText::trusted(
        R"({"type":"object","properties":{"location":{"type":"string"}},"required":["location"]})");
    return {{u"weather:get_weather"_s, u"get_weather"_s, u"Get the current weather for a location."_s, schema, {u"weather"_s, u"w"_s}}};
}

} // namespace

void ToolContractTest::listsToolsAsTheContractDoes()
{
    QCOMPARE(contractToolsJson(weather()).bytes(),
        QByteArray(R"({"tools":[{"name":"get_weather","description":"Get the current weather for a location.",)"
                   R"("parameters":{"type":"object","properties":{"location":{"type":"string"}},"required":["location"]},)"
                   R"("aliases":["weather","w"]}]})"));
}

void ToolContractTest::tellsHowToCallAndToAnswer()
{
    const QString text = toolContract(weather());
    QVERIFY(text.contains(uR"({"type": "tool_call", "name": "TOOL_NAME", "arguments": {"arg": "value"}})"_s));
    QVERIFY(text.contains(uR"({"type": "final", "content": "Your message here"})"_s));
    QVERIFY(text.contains(u"ASK the user first"_s));
    QVERIFY(text.contains(contractToolsJson(weather()).indented().toString()));
    QCOMPARE(text, toolContract(weather()));
}

void ToolContractTest::saysNothingWithoutTools()
{
    QVERIFY(toolContract({}).isEmpty());
}

QTEST_GUILESS_MAIN(ToolContractTest)
#include "tst_toolcontract.moc"
