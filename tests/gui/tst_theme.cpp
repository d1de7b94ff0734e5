// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/differencetext.h"
#include "gui/shared/dropdownbutton.h"
#include "gui/shared/paragraph.h"
#include "gui/shared/shortcutdelegate.h"
#include "gui/shared/tooltips.h"
#include "gui/theme/palette.h"
#include "gui/theme/theme.h"
#include "tests/support/patience.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QStyle>
#include <QStyleOptionButton>
#include <QStyleOptionComboBox>
#include <QStyleOptionMenuItem>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QToolTip>
#include <QTreeWidget>

#include <algorithm>
#include <cstdlib>

using namespace gui;
using namespace Qt::StringLiterals;

namespace {

//! Near enough for edges that are smoothed.
bool hasColour(const QImage &picture, const QColor &colour)
{
    const auto isNear = [](int one, int other) { return std::abs(one - other) <= 8; };
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            const QColor pixel = picture.pixelColor(x, y);
            if (pixel.alpha() == 255 && isNear(pixel.red(), colour.red()) && isNear(pixel.green(), colour.green())
                && isNear(pixel.blue(), colour.blue()))
                return true;
        }
    }
    return false;
}

} // namespace

class ThemeTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textIsReadableOnEverySurface_data();
    void textIsReadableOnEverySurface();
    void linesCanBeSeenWithHighContrast();
    void followsWhatTheDesktopWishes();
    void wearsTheDesktopsAccent_data();
    void wearsTheDesktopsAccent();
    void followsTheScheme();
    void drawsTheDefaultButtonInTheAccentColour();
    void drawsChoicesAndNumbersAsItDoesTheRest_data();
    void drawsChoicesAndNumbersAsItDoesTheRest();
    void keepsWhatWidgetsWereGivenReadable();
    void marksDifferencesInTheColoursOfTheMoment();
    void shortensHeadingsThatHaveNoRoom();
    void tablesAndDialogsGrowWithTexts();
    void arrowsPointFromTheOtherSideInArabic();
    void textAndRemarkOfALineDoNotOverlap();
    void hasRoomForEachEntryOfAMenu();
    void hasRoomForTheLongestChoice();
    void drawsSmallIconsInTheDimColour_data();
    void drawsSmallIconsInTheDimColour();
    void paragraphsAreAsHighAsTheirText();
    void showsTheFocusOfEveryButton_data();
    void showsTheFocusOfEveryButton();
    void loadsNoPictureThatATextNames_data();
    void loadsNoPictureThatATextNames();
    void breaksLongLinesOfToolTips();
};

void ThemeTest::textIsReadableOnEverySurface_data()
{
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("surface");
    QTest::addColumn<double>("least");
    const std::tuple<const char *, const Palette *, double> palettes[] = {{"light", &Palette::light(), 4.5},
        {"dark", &Palette::dark(), 4.5}, {"high contrast light", &Palette::contrastLight(), 7},
        {"high contrast dark", &Palette::contrastDark(), 7}};
    for (const auto &[name, palette, least] : palettes) {
        const Palette &p = *palette;
        const QColor surfaces[] = {p.ground, p.panel, p.card, p.userTint, p.accentTint, p.codeGround};
        int number = 0;
        for (const QColor &surface : surfaces) {
            for (const QColor &text : {p.ink, p.dim, p.accent, p.keyword, p.string, p.number, p.comment})
                QTest::addRow("%s %d", name, ++number) << text << surface << least;
        }
        for (const QColor &surface : {p.ground, p.panel, p.card, p.warningTint})
            QTest::addRow("%s warning %d", name, ++number) << p.warning << surface << least;
        for (const QColor &surface : {p.ground, p.panel, p.card})
            QTest::addRow("%s good %d", name, ++number) << p.good << surface << least;
        QTest::addRow("%s accented", name) << p.onAccent << p.accent << least;
        QTest::addRow("%s selected", name) << p.ink << p.selection << least;
        QTest::addRow("%s found", name) << p.ink << p.found << least;
        QTest::addRow("%s found here", name) << p.ink << p.foundHere << least;
        QTest::addRow("%s dim on warning", name) << p.dim << p.warningTint << least;
    }
}

void ThemeTest::textIsReadableOnEverySurface()
{
    QFETCH(QColor, text);
    QFETCH(QColor, surface);
    QFETCH(double, least);
    QVERIFY2(contrast(text, surface) >= least, qPrintable(u"%1 on %2: %3"_s.arg(text.name(), surface.name()).arg(contrast(text, surface))));
}

void ThemeTest::linesCanBeSeenWithHighContrast()
{
    for (const Palette *p : {&Palette::contrastLight(), &Palette::contrastDark()}) {
        for (const QColor &surface : {p->ground, p->panel, p->card, p->userTint, p->accentTint, p->warningTint, p->codeGround})
            QVERIFY2(contrast(p->line, surface) >= 3, qPrintable(surface.name()));
    }
}

void ThemeTest::followsWhatTheDesktopWishes()
{
    Theme theme(*qApp, Theme::Scheme::Desktop);
    theme.setWishes({true, false, false});
    QVERIFY(theme.isDark());
    QCOMPARE(Palette::of(QWidget()).ground, Palette::dark().ground);
    theme.setWishes({true, true, false});
    QCOMPARE(&Palette::of(QWidget()), &Palette::contrastDark());
    theme.setWishes({false, true, true});
    QCOMPARE(&Palette::of(QWidget()), &Palette::contrastLight());
    QCOMPARE(QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration), 0);
    // What the person has chosen here comes over it.
    theme.setScheme(Theme::Scheme::Dark);
    QCOMPARE(&Palette::of(QWidget()), &Palette::contrastDark());
    theme.setWishes({});
    QCOMPARE(&Palette::of(QWidget()), &Palette::dark());
    QVERIFY(QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0);
}

void ThemeTest::wearsTheDesktopsAccent_data()
{
    QTest::addColumn<QColor>("accent");
    for (int hue = 0; hue < 360; hue += 20)
        QTest::addRow("%d degrees", hue) << QColor::fromHsv(hue, 255, 255);
    QTest::newRow("grey") << QColor(Qt::gray);
    QTest::newRow("black") << QColor(Qt::black);
    QTest::newRow("white") << QColor(Qt::white);
}

//! Its hue, as light or dark as it has to be.
void ThemeTest::wearsTheDesktopsAccent()
{
    QFETCH(QColor, accent);
    Theme theme(*qApp, Theme::Scheme::Light);
    const QColor before = Palette::of(QWidget()).accent;
    theme.setWishes({{}, false, false, accent.rgb()});
    QCOMPARE(Palette::of(QWidget()).accent.hslHue(), accent.hslHue());
    QCOMPARE(QApplication::palette().color(QPalette::Link), Palette::light().accent);
    const std::pair<const Palette *, double> palettes[] = {
        {&Palette::light(), 4.5}, {&Palette::dark(), 4.5}, {&Palette::contrastLight(), 7}, {&Palette::contrastDark(), 7}};
    for (const auto &[palette, least] : palettes) {
        const Palette &p = *palette;
        for (const QColor &surface : {p.ground, p.panel, p.card, p.userTint, p.accentTint, p.codeGround})
            QVERIFY2(contrast(p.accent, surface) >= least, qPrintable(surface.name()));
        for (const QColor &text : {p.ink, p.dim, p.keyword, p.string, p.number})
            QVERIFY2(contrast(text, p.accentTint) >= least, qPrintable(text.name()));
        QVERIFY(contrast(p.onAccent, p.accent) >= least && contrast(p.ink, p.selection) >= least);
    }
    theme.setWishes({});
    QCOMPARE(Palette::of(QWidget()).accent, before);
}

void ThemeTest::followsTheScheme()
{
    Theme theme(*qApp, Theme::Scheme::Light);
    QCOMPARE(Palette::of(QWidget()).ground, Palette::light().ground);
    QSignalSpy changed(&theme, &Theme::changed);
    theme.setScheme(Theme::Scheme::Dark);
    QCOMPARE(changed.size(), 1);
    QVERIFY(theme.isDark());
    QCOMPARE(Palette::of(QWidget()).ground, Palette::dark().ground);
    QCOMPARE(qApp->palette().color(QPalette::Window), Palette::dark().ground);
}

void ThemeTest::drawsTheDefaultButtonInTheAccentColour()
{
    Theme theme(*qApp, Theme::Scheme::Light);
    QPushButton button(u"Retry"_s);
    button.setDefault(true);
    button.resize(100, 32);
    const QImage picture = button.grab().toImage();
    QCOMPARE(picture.pixelColor(10, 16), Palette::light().accent);
}

void ThemeTest::drawsChoicesAndNumbersAsItDoesTheRest_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void ThemeTest::drawsChoicesAndNumbersAsItDoesTheRest()
{
    QFETCH(bool, dark);
    const Theme theme(*qApp, dark ? Theme::Scheme::Dark : Theme::Scheme::Light);
    const Palette &colours = theme.palette();
    // The circle of one that is not chosen is to be seen as well as the box of one that is not ticked; its middle is empty.
    QRadioButton choice;
    choice.resize(24, 24);
    const QRect circle = [&choice] {
        QStyleOptionButton option;
        option.initFrom(&choice);
        return choice.style()->subElementRect(QStyle::SE_RadioButtonIndicator, &option, &choice);
    }();
    QImage picture = choice.grab().toImage();
    QCOMPARE(picture.pixelColor(circle.center()), colours.card);
    // Smoothed, and all the same nearer to the colour of small text than to the ground.
    const auto distance = [](const QColor &one, const QColor &other) { return std::abs(one.lightness() - other.lightness()); };
    const QColor edge = picture.pixelColor(circle.left() + 1, circle.center().y());
    QVERIFY2(distance(edge, colours.dim) < distance(edge, colours.card), qPrintable(edge.name()));
    choice.setChecked(true);
    picture = choice.grab().toImage();
    QCOMPARE(picture.pixelColor(circle.center()), colours.accent);
    QSpinBox number;
    number.resize(120, 28);
    picture = number.grab().toImage();
    QCOMPARE(picture.pixelColor(60, 0), colours.line);
    QVERIFY(hasColour(picture, colours.card));
}

void ThemeTest::keepsWhatWidgetsWereGivenReadable()
{
    Theme theme(*qApp, Theme::Scheme::Light);
    QLabel label(u"Nobody answers."_s);
    QPalette colours = label.palette();
    colours.setColor(QPalette::WindowText, theme.palette().warning);
    label.setPalette(colours);
    theme.setScheme(Theme::Scheme::Dark);
    QCOMPARE(label.palette().color(QPalette::WindowText), Palette::dark().warning);
    theme.setWishes({true, true, false, {}});
    QCOMPARE(label.palette().color(QPalette::WindowText), Palette::contrastDark().warning);
    // One that is none of the house's is somebody's own.
    colours.setColor(QPalette::WindowText, QColor(1, 2, 3));
    label.setPalette(colours);
    theme.setScheme(Theme::Scheme::Light);
    QCOMPARE(label.palette().color(QPalette::WindowText), QColor(1, 2, 3));
}

void ThemeTest::marksDifferencesInTheColoursOfTheMoment()
{
    Theme theme(*qApp, Theme::Scheme::Light);
    QPlainTextEdit view;
    const QList<model::DiffLine> lines = model::LineDiff::between({}, u"new"_s);
    view.setPlainText(differenceText(lines));
    markDifference(view, lines);
    view.show();
    const auto ground = [&view] { return view.extraSelections().value(0).format.background().color(); };
    QCOMPARE(ground(), Palette::light().accentTint);
    theme.setScheme(Theme::Scheme::Dark);
    QTRY_COMPARE(ground(), Palette::dark().accentTint);
    view.setPlainText(QString());
    markDifference(view, {});
    theme.setScheme(Theme::Scheme::Light);
    QVERIFY(view.extraSelections().isEmpty());
}

void ThemeTest::shortensHeadingsThatHaveNoRoom()
{
    const Theme theme(*qApp, Theme::Scheme::Light);
    const auto headed = [](const QString &text) {
        QTreeWidget tree;
        tree.setHeaderLabels({text});
        tree.header()->setStretchLastSection(false);
        tree.resize(300, 60);
        tree.header()->resizeSection(0, 90);
        return tree.header()->grab().toImage();
    };
    const QString whole = u"Fehlgeschlagene Aufrufe"_s;
    QTreeWidget tree;
    const int room = 90 - 2 * tree.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, tree.header());
    const QString shortened = tree.header()->fontMetrics().elidedText(whole, Qt::ElideRight, room);
    QVERIFY(shortened != whole);
    QCOMPARE(headed(whole), headed(shortened));
}

void ThemeTest::tablesAndDialogsGrowWithTexts()
{
    Theme theme(*qApp, Theme::Scheme::Light);
    QDialog dialog;
    QTableWidget table(3, 2, &dialog);
    table.setColumnWidth(0, 70);
    QTreeWidget tree(&dialog);
    dialog.resize(300, 200);
    dialog.show();
    const int row = table.rowHeight(0);
    theme.setFonts({200, {}, {}});
    QCOMPARE(table.columnWidth(0), 140);
    QCOMPARE(table.rowHeight(0), 2 * row);
    QCOMPARE(dialog.size(), QSize(600, 400));
    // What has the room that is left keeps to it.
    QCOMPARE(tree.columnWidth(0), tree.viewport()->width());
    QVERIFY(table.rowHeight(0) >= table.fontMetrics().height());
    // One that is made then is as large from the beginning.
    const QTableWidget later(3, 2);
    QCOMPARE(later.rowHeight(0), 2 * row);
    theme.setFonts({});
    QCOMPARE(table.columnWidth(0), 70);
    QCOMPARE(table.rowHeight(0), row);
    QCOMPARE(dialog.size(), QSize(300, 200));
}

void ThemeTest::arrowsPointFromTheOtherSideInArabic()
{
    const Theme theme(*qApp, Theme::Scheme::Light);
    DropDownButton button;
    button.resize(101, 32);
    const QImage usual = button.grab().toImage();
    button.setLayoutDirection(Qt::RightToLeft);
    const QImage mirrored = button.grab().toImage();
    QVERIFY(usual != mirrored);
    const auto inkOf = [](const QImage &picture) {
        int ink = 0;
        for (int y = 4; y < picture.height() - 4; ++y) {
            for (int x = 4; x < picture.width() / 2; ++x)
                ink += 255 - qGray(picture.pixel(x, y));
        }
        return ink;
    };
    QCOMPARE(inkOf(mirrored.mirrored(true, false)), inkOf(usual));
}

void ThemeTest::textAndRemarkOfALineDoNotOverlap()
{
    const Theme theme(*qApp, Theme::Scheme::Light);
    QStandardItemModel rows;
    auto *item = new QStandardItem(u"Anthropic › Claude Opus"_s);
    rows.appendRow(item);
    ShortcutDelegate delegate(Qt::UserRole, nullptr);
    QStyleOptionViewItem option;
    option.palette = QApplication::palette();
    option.font = QApplication::font();
    option.fontMetrics = QFontMetrics(option.font);
    option.rect = QRect(0, 0, QFontMetrics(QApplication::font()).horizontalAdvance(item->text()) * 3 / 2, 24);
    const auto painted = [&](const QString &remark) {
        item->setData(remark, Qt::UserRole);
        QImage image(option.rect.size(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        delegate.paint(&painter, option, rows.index(0, 0));
        return image;
    };
    // However long the remark is, the name in front of it stays as it is.
    const int name = QFontMetrics(QApplication::font()).horizontalAdvance(item->text()) / 2;
    const QRect front(0, 0, name, option.rect.height());
    QCOMPARE(painted(u"needs the key ANTHROPIC_API_KEY of its own"_s).copy(front), painted({}).copy(front));
}

//! Also where the access key stands behind the text in letters of another font.
void ThemeTest::hasRoomForEachEntryOfAMenu()
{
    const Theme theme(*qApp, Theme::Scheme::Light);
    QStyleOptionMenuItem entry;
    entry.text = u"\u65b0\u5efa gram \u683c\u5f0f\u7684\u667a\u80fd\u4f53(&G)\tCtrl+G"_s;
    entry.font = QApplication::font();
    const int painted = QFontMetrics(entry.font).horizontalAdvance(entry.text.section(u'\t', 0, 0));
    const auto room = [&entry](int measured) {
        return qApp->style()->sizeFromContents(QStyle::CT_MenuItem, &entry, QSize(measured, 20), nullptr).width();
    };
    QCOMPARE(room(painted - 20), room(painted));
    QCOMPARE(room(painted + 20), room(painted) + 20);
}

void ThemeTest::hasRoomForTheLongestChoice()
{
    const Theme theme(*qApp, Theme::Scheme::Light);
    const QString longest = u"\u904e\u53bb 30 \u65e5\u9593"_s;
    QComboBox choices;
    QFont large = choices.font();
    large.setPointSizeF(2 * large.pointSizeF());
    choices.setFont(large);
    choices.addItems({u"1"_s, longest});
    choices.resize(choices.sizeHint());
    QStyleOptionComboBox option;
    option.initFrom(&choices);
    const int room = qApp->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &choices).width();
    // The style keeps a pixel free on both sides.
    QVERIFY2(room - 2 > choices.fontMetrics().horizontalAdvance(longest), qPrintable(QString::number(room)));
}

void ThemeTest::drawsSmallIconsInTheDimColour_data()
{
    QTest::addColumn<QStyle::StandardPixmap>("icon");
    QTest::newRow("clear") << QStyle::SP_LineEditClearButton;
    QTest::newRow("close") << QStyle::SP_TitleBarCloseButton;
    QTest::newRow("float") << QStyle::SP_TitleBarNormalButton;
    QTest::newRow("more") << QStyle::SP_ToolBarHorizontalExtensionButton;
}

void ThemeTest::drawsSmallIconsInTheDimColour()
{
    QFETCH(QStyle::StandardPixmap, icon);
    Theme theme(*qApp, Theme::Scheme::Light);
    const QIcon drawn = qApp->style()->standardIcon(icon);
    for (const bool isDark : {false, true}) {
        theme.setScheme(isDark ? Theme::Scheme::Dark : Theme::Scheme::Light);
        const QImage picture = drawn.pixmap(QSize(64, 64), 1).toImage().convertToFormat(QImage::Format_ARGB32);
        QCOMPARE(picture.pixelColor(0, 0).alpha(), 0);
        QVERIFY(hasColour(picture, theme.palette().dim));
    }
}

void ThemeTest::paragraphsAreAsHighAsTheirText()
{
    const QString text = u"A text that has so many words in it that it takes several lines."_s;
    Paragraph paragraph(text);
    QLabel label(text);
    label.setWordWrap(true);
    label.setTextFormat(Qt::PlainText);
    const auto isAsHigh = [&] {
        for (int width = 60; width < 400; width += 5) {
            if (paragraph.heightForWidth(width) != label.heightForWidth(width))
                return false;
        }
        return true;
    };
    QVERIFY(isAsHigh());
    QFont large = label.font();
    large.setPointSizeF(large.pointSizeF() * 2);
    for (QLabel *each : {static_cast<QLabel *>(&paragraph), &label})
        each->setFont(large);
    QVERIFY(isAsHigh());
    for (QLabel *each : {static_cast<QLabel *>(&paragraph), &label})
        each->setText(text + u' ' + text);
    QVERIFY(isAsHigh());
    QVERIFY(paragraph.minimumSizeHint().width() <= paragraph.sizeHint().width());
}

void ThemeTest::showsTheFocusOfEveryButton_data()
{
    QTest::addColumn<Theme::Scheme>("scheme");
    QTest::addColumn<bool>("isDefault");
    QTest::addColumn<bool>("isFlat");
    for (const Theme::Scheme scheme : {Theme::Scheme::Light, Theme::Scheme::Dark}) {
        const char *of = scheme == Theme::Scheme::Light ? "light" : "dark";
        QTest::addRow("the default one, %s", of) << scheme << true << false;
        QTest::addRow("another, %s", of) << scheme << false << false;
        QTest::addRow("a flat one, %s", of) << scheme << false << true;
    }
}

void ThemeTest::showsTheFocusOfEveryButton()
{
    QFETCH(Theme::Scheme, scheme);
    QFETCH(bool, isDefault);
    QFETCH(bool, isFlat);
    const Theme theme(*qApp, scheme);
    QWidget window;
    QPushButton first(u"First"_s, &window);
    QPushButton second(u"Second"_s, &window);
    second.setDefault(isDefault);
    second.setFlat(isFlat);
    second.move(120, 0);
    window.show();
    window.activateWindow();
    QTRY_VERIFY(window.isActiveWindow());
    first.setFocus();
    const QImage without = second.grab().toImage();
    QTest::keyClick(&first, Qt::Key_Tab);
    QVERIFY(second.hasFocus());
    QVERIFY(second.grab().toImage() != without);
}

void ThemeTest::loadsNoPictureThatATextNames_data()
{
    QTest::addColumn<QString>("scheme");
    QTest::newRow("a path") << QString();
    QTest::newRow("an address") << u"file://"_s;
}

void ThemeTest::loadsNoPictureThatATextNames()
{
    QFETCH(QString, scheme);
    const Theme theme(*qApp);
    QTemporaryDir folder;
    const QString path = folder.filePath(u"large.png"_s);
    QImage large(3000, 200, QImage::Format_RGB32);
    large.fill(Qt::red);
    QVERIFY(large.save(path));
    const QString markup = u"<img src='%1%2'>"_s.arg(scheme, path);
    QLabel label(markup);
    QVERIFY(!hasColour(label.grab().toImage(), Qt::red));
    // As high and as wide as it is written.
    QVERIFY(label.sizeHint().width() < large.width() / 2 && label.sizeHint().height() < 2 * label.fontMetrics().lineSpacing());
    QWidget window;
    window.show();
    QToolTip::showText({}, markup, &window);
    const QWidgetList shown = QApplication::topLevelWidgets();
    const auto tip = std::find_if(shown.begin(), shown.end(), [](const QWidget *each) { return each->inherits("QTipLabel"); });
    QVERIFY(tip != shown.end());
    QVERIFY((*tip)->width() < large.width() / 2 && !hasColour((*tip)->grab().toImage(), Qt::red));
    QToolTip::hideText();
}

void ThemeTest::breaksLongLinesOfToolTips()
{
    QCOMPARE(toolTipText(u"<b>short</b>\u202e"_s), u"<b>short</b>\\u202e"_s);
    const QString broken = toolTipText(QString(u"word "_s.repeated(100) + QString(200, u'a') + u"\nlast"_s));
    const QStringList lines = broken.split(u'\n');
    QCOMPARE(lines.size(), 8);
    for (const QString &line : lines)
        QVERIFY2(line.size() <= 90 || line == QString(200, u'a'), qPrintable(line));
    QCOMPARE(lines.last(), u"last"_s);
}

QTEST_MAIN(ThemeTest)
#include "tst_theme.moc"
