// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/memberredaction.h"
#include "tests/support/patience.h"

using namespace network;

class MemberRedactionTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesOutNamedValues_data();
    void takesOutNamedValues();
    void touchesNothingWithoutNames();
};

void MemberRedactionTest::takesOutNamedValues_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *bytes, const char *expected) {
        QTest::newRow(name) << QByteArray(bytes) << QByteArray(expected);
    };
    row("JSON", "{\"code\":\"abc\",\"a\":1}", "{\"code\":\"[redacted]\",\"a\":1}");
    row("JSON with room", "{ \"Access_Token\" :\n \"a\\\"b\\\\\" , \"x\":\"y\"}", "{ \"Access_Token\" :\n \"[redacted]\" , \"x\":\"y\"}");
    row("an escaped name", "{\"\\u0063ode\":\"abc\"}", "{\"\\u0063ode\":\"[redacted]\"}");
    row("an empty value", "{\"code\":\"\"}", "{\"code\":\"[redacted]\"}");
    row("no text", "{\"code\":-32600,\"x\":1}", "{\"code\":-32600,\"x\":1}");
    row("as a value", "[\"code\",\"abc\"]", "[\"code\",\"abc\"]");
    row("a longer name", "{\"barcode\":\"abc\",\"code2\":\"d\"}", "{\"barcode\":\"abc\",\"code2\":\"d\"}");
    row("nested", "{\"a\":{\"code\":\"b\"},\"code\":\"c\"}", "{\"a\":{\"code\":\"[redacted]\"},\"code\":\"[redacted]\"}");
    row("cut off", "{\"code\":\"abc", "{\"code\":\"[redacted]");
    row("a form", "code=abc&x=code&access_token=a%3Db", "code=[redacted]&x=code&access_token=[redacted]");
    row("an address", "see http://h/cb?x=1&code=abc#f <a>", "see http://h/cb?x=1&code=[redacted]#f <a>");
    row("in quotes", "<a href=\"?code=a=b\">code</a>", "<a href=\"?code=[redacted]\">code</a>");
    row("binary", "\xff\xfe code=\xff\xfe;", "\xff\xfe code=[redacted];");
}

void MemberRedactionTest::takesOutNamedValues()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, expected);
    for (qsizetype cut = 0; cut <= bytes.size(); ++cut) {
        MemberRedaction redaction({"code", "access_token"});
        QByteArray result = redaction.feed(bytes.first(cut));
        result += redaction.feed(bytes.sliced(cut));
        QCOMPARE(result, expected);
    }
}

void MemberRedactionTest::touchesNothingWithoutNames()
{
    MemberRedaction redaction;
    QCOMPARE(redaction.feed("{\"code\":\"abc\"}"), QByteArray("{\"code\":\"abc\"}"));
}

QTEST_GUILESS_MAIN(MemberRedactionTest)
#include "tst_memberredaction.moc"
