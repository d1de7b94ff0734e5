// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/web/readabletext.h"
#include "tests/support/patience.h"
#include "tests/support/processorclock.h"

using namespace Qt::StringLiterals;
using namespace invocables;

class ReadableTextTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAPage_data();
    void readsAPage();
    void doesNotHangOnHostilePages_data();
    void doesNotHangOnHostilePages();
};

void ReadableTextTest::readsAPage_data()
{
    QTest::addColumn<QString>("html");
    QTest::addColumn<QString>("text");
    QTest::newRow("text") << u"just  text\n here"_s << u"just text here"_s;
    QTest::newRow("paragraphs") << u"<p>one <b>two</b></p>\n<p>three"_s << u"one two\n\nthree"_s;
    QTest::newRow("headings") << u"<title>T</title><h1 class=\"x\">A</h1>text<h2>B</h2>"_s << u"T\n\n# A\n\ntext\n\n## B"_s;
    QTest::newRow("list") << u"<ul><li>a</li><li>b <i>c</i></li></ul>d"_s << u"- a\n- b c\nd"_s;
    QTest::newRow("table") << u"<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>"_s << u"a | b\n1 | 2"_s;
    QTest::newRow("script") << u"a<script>if (x < 3) \"<p>\";</script>b<STYLE>p{}</style>c"_s << u"abc"_s;
    QTest::newRow("comment") << u"a<!-- <p>no</p> -->b<!doctype html><?x y?>c"_s << u"abc"_s;
    QTest::newRow("breaks") << u"a<br>b<br/>c<hr>d"_s << u"a\nb\nc\nd"_s;
    QTest::newRow("preformatted") << u"<pre>a\n  b</pre>c  d"_s << u"a\n  b\nc d"_s;
    QTest::newRow("entities")
        << u"&lt;b&gt; &amp;amp; &quot;x&quot;&nbsp;&euro;&#8364;&#x20AC;&auml; &unknown; &; & &#0; &#xD800; &#1114112;"_s
        << u"<b> &amp; \"x\" €€€ä &unknown; &; & \uFFFD \uFFFD \uFFFD"_s;
    QTest::newRow("rare entities") << u"&ZeroWidthSpace;&rarr; &lang; &CounterClockwiseContourIntegral; &copy 1 &notit;"_s
                                   << u"\u200B\u2192 \u27E8 \u2233 \u00A9 1 \u00ACit;"_s;
    QTest::newRow("a bare sign") << u"1 < 2 and 3 > 2"_s << u"1 < 2 and 3 > 2"_s;
    QTest::newRow("a tag left open") << u"a<p class=\"x"_s << u"a"_s;
    QTest::newRow("a script left open") << u"a<script>b"_s << u"a"_s;
    QTest::newRow("a comment left open") << u"a<!-- b"_s << u"a"_s;
    QTest::newRow("closed but never opened") << u"</pre></p>a</li></ul>"_s << u"a"_s;
    QTest::newRow("nothing") << QString() << QString();
}

void ReadableTextTest::readsAPage()
{
    QFETCH(QString, html);
    QTEST(readableText(html), "text");
}

void ReadableTextTest::doesNotHangOnHostilePages_data()
{
    QTest::addColumn<QString>("piece");
    for (const char *piece : {"<", "<p", "</", "<!--", "<script>", "<script></", "&", "&#", "<pre>", "<li>", "</p>", "<td>", " ", "<a<b>"})
        QTest::newRow(piece) << QString::fromLatin1(piece);
}

void ReadableTextTest::doesNotHangOnHostilePages()
{
    QFETCH(QString, piece);
    const support::ProcessorClock elapsed;
    readableText(piece.repeated(1'000'000 / piece.size()));
    QVERIFY(elapsed.elapsed() < support::patience);
}

QTEST_GUILESS_MAIN(ReadableTextTest)
#include "tst_readabletext.moc"
