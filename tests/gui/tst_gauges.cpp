// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/contextgauge.h"
#include "gui/inspector/fillpage.h"
#include "gui/theme/palette.h"
#include "gui/theme/theme.h"
#include "tests/support/patience.h"

#include <QApplication>
#include <QHeaderView>
#include <QPainter>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTreeView>

using namespace gui;
using namespace Qt::StringLiterals;

namespace {

constexpr QSize bar(200, 12);

//! Of 100 tokens.
QImage gaugeOf(const QList<ContextReading::Part> &parts, Qt::LayoutDirection direction, const Palette &colours)
{
    QImage image(bar, QImage::Format_RGB32);
    image.fill(colours.panel);
    QPainter painter(&image);
    painter.setLayoutDirection(direction);
    paintParts(painter, image.rect(), parts, 100, colours);
    return image;
}

//! At a share of the width, halfway up.
QColor colourAt(const QImage &image, double share)
{
    return image.pixelColor(int(share * image.width()), image.height() / 2);
}

QList<ContextReading::Part> tools()
{
    return {{u"tools"_s, {}, QColor(Qt::red), 20}, {u"conversation"_s, {}, QColor(Qt::blue), 30}};
}

//! Of a request whose first part is by far the largest, and whose last one is small.
class Fill final
{
    Q_DISABLE_COPY_MOVE(Fill)

public:
    explicit Fill(Qt::LayoutDirection direction)
    {
        page.setLayoutDirection(direction);
        page.resize(600, 300);
        QSignalSpy filled(&page, &FillPage::filled);
        const QByteArray words(300, 'a');
        page.setRequest(R"({"system":")" + words + R"(","messages":[{"role":"user","content":")" + words + R"("}]})", {}, 0);
        isFilled = QTest::qWaitFor([&filled] { return !filled.isEmpty(); }, support::patience);
        tree->setCurrentIndex({});
    }
    QImage barOf(int row)
    {
        const QModelIndex index = tree->model()->index(row, FillModel::Bar);
        page.show();
        return tree->viewport()->grab(tree->visualRect(index)).toImage();
    }

    FillPage page;
    QTreeView *tree = page.findChild<QTreeView *>(u"fillTree"_s);
    bool isFilled = false;
};

} // namespace

//! Bars that show by their length how much of something there is.
class GaugesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fillFromTheSideThatIsReadFirst();
    void haveAnEdgeOnlyWhereTheyAreEmpty_data() { palettes(); }
    void haveAnEdgeOnlyWhereTheyAreEmpty();
    void standWhereTheirWordsBegin();
    void takeNoRoomForWordsBeforeThereAreAny();
    void sharesFillFromTheSideThatIsReadFirst();
    void sharesHaveAnEdgeOnlyWhereTheyAreEmpty_data() { palettes(); }
    void sharesHaveAnEdgeOnlyWhereTheyAreEmpty();

private:
    static void palettes();
};

void GaugesTest::palettes()
{
    QTest::addColumn<bool>("isDark");
    QTest::addColumn<bool>("highContrast");
    QTest::newRow("light") << false << false;
    QTest::newRow("dark") << true << false;
    QTest::newRow("light with high contrast") << false << true;
    QTest::newRow("dark with high contrast") << true << true;
}

void GaugesTest::fillFromTheSideThatIsReadFirst()
{
    const Palette &colours = Palette::light();
    const QImage usual = gaugeOf(tools(), Qt::LeftToRight, colours);
    QCOMPARE(colourAt(usual, 0.1), QColor(Qt::red));
    QCOMPARE(colourAt(usual, 0.35), QColor(Qt::blue));
    QCOMPARE(colourAt(usual, 0.75), colours.card);
    const QImage mirrored = gaugeOf(tools(), Qt::RightToLeft, colours);
    QCOMPARE(colourAt(mirrored, 0.9), QColor(Qt::red));
    QCOMPARE(colourAt(mirrored, 0.65), QColor(Qt::blue));
    QCOMPARE(colourAt(mirrored, 0.25), colours.card);
}

//! Lines of high contrast are as strong as what a gauge is full of.
void GaugesTest::haveAnEdgeOnlyWhereTheyAreEmpty()
{
    QFETCH(bool, isDark);
    QFETCH(bool, highContrast);
    const Palette &colours = highContrast ? (isDark ? Palette::contrastDark() : Palette::contrastLight())
                                          : (isDark ? Palette::dark() : Palette::light());
    const QImage empty = gaugeOf({}, Qt::LeftToRight, colours);
    for (const double share : {0.1, 0.5, 0.9})
        QCOMPARE(colourAt(empty, share), colours.card);
    QCOMPARE(empty.pixelColor(bar.width() / 2, 0), colours.line);
}

void GaugesTest::standWhereTheirWordsBegin()
{
    const Theme theme(*qApp, Theme::Scheme::Light);
    ContextReading reading;
    reading.context = 1000;
    reading.forecast.load.tools = 900;
    const auto filled = [&reading](Qt::LayoutDirection direction) {
        QGuiApplication::setLayoutDirection(direction);
        ContextGauge gauge;
        gauge.setReading(reading);
        gauge.resize(400, 30);
        const QImage image = gauge.grab().toImage();
        const QColor tools = reading.parts(Palette::of(gauge)).value(3).colour;
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        QList<int> columns;
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, image.height() / 2) == tools)
                columns.append(x);
        }
        return columns;
    };
    const QList<int> usual = filled(Qt::LeftToRight);
    QVERIFY(usual.size() > 20);
    QVERIFY(usual.last() < 200);
    const QList<int> mirrored = filled(Qt::RightToLeft);
    QCOMPARE(mirrored.size(), usual.size());
    QVERIFY2(mirrored.first() > 200, qPrintable(QString::number(mirrored.first())));
}

void GaugesTest::takeNoRoomForWordsBeforeThereAreAny()
{
    QTest::failOnWarning(QRegularExpression(u"Negative sizes"_s));
    FillPage page;
    page.resize(600, 300);
    page.show();
    QCOMPARE(page.findChild<QWidget *>(u"fillAbout"_s)->minimumHeight(), 0);
}

void GaugesTest::sharesFillFromTheSideThatIsReadFirst()
{
    const Theme theme(*qApp, Theme::Scheme::Light);
    Fill usual(Qt::LeftToRight);
    QVERIFY(usual.isFilled);
    const QImage half = usual.barOf(0);
    const Palette &colours = Palette::of(usual.page);
    QCOMPARE(colourAt(half, 0.15), colours.accent);
    QCOMPARE(colourAt(half, 0.8), colours.card);
    Fill mirrored(Qt::RightToLeft);
    QVERIFY(mirrored.isFilled);
    const QImage other = mirrored.barOf(0);
    QCOMPARE(colourAt(other, 0.85), colours.accent);
    QCOMPARE(colourAt(other, 0.2), colours.card);
}

void GaugesTest::sharesHaveAnEdgeOnlyWhereTheyAreEmpty()
{
    QFETCH(bool, isDark);
    QFETCH(bool, highContrast);
    Theme theme(*qApp, isDark ? Theme::Scheme::Dark : Theme::Scheme::Light);
    theme.setWishes({isDark, highContrast, false, {}});
    Fill fill(Qt::LeftToRight);
    QVERIFY(fill.isFilled);
    const Palette &colours = Palette::of(fill.page);
    const QImage half = fill.barOf(0);
    QCOMPARE(colourAt(half, 0.15), colours.accent);
    QCOMPARE(colourAt(half, 0.8), colours.card);
}

QTEST_MAIN(GaugesTest)

#include "tst_gauges.moc"
