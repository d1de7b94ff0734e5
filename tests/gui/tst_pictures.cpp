// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/offerings/resourceview.h"
#include "gui/transcript/thumbnails.h"
#include "tests/support/patience.h"
#include "tests/support/scriptedserver.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QLabel>
#include <QtEndian>

#include <array>

#include <sys/resource.h>
#include <zlib.h>

using namespace Qt::StringLiterals;
using gui::decodePicture;
using model::ImageContent;

namespace {

constexpr QSize bound {480, 192};

QByteArray chunk(const QByteArray &kind, const QByteArray &data)
{
    std::array<char, 4> number;
    qToBigEndian(quint32(data.size()), number.data());
    QByteArray whole = QByteArray(number.data(), 4) + kind + data;
    const auto *checked = reinterpret_cast<const Bytef *>(whole.constData()) + 4;
    qToBigEndian(quint32(::crc32(0, checked, uInt(whole.size() - 4))), number.data());
    return whole + QByteArray(number.data(), 4);
}

//! White, one bit a pixel: a few hundred kilobytes whatever its size.
QByteArray png(quint32 width, quint32 height, bool isInterlaced = false)
{
    QByteArray head(13, '\0');
    qToBigEndian(width, head.data());
    qToBigEndian(height, head.data() + 4);
    head[8] = 1;
    head[12] = char(isInterlaced ? 1 : 0);
    const QByteArray lines((width / 8 + 2) * qsizetype(qMin(height, 5000u)), '\0');
    return QByteArray("\x89PNG\r\n\x1a\n") + chunk("IHDR", head) + chunk("IDAT", qCompress(lines).mid(4)) + chunk("IEND", {});
}

//! A picture as the format's own writer makes it.
QByteArray written(const QSize &size, const char *format)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::red);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    return image.save(&buffer, format) ? bytes : QByteArray();
}

QByteArray segment(char marker, const QByteArray &data)
{
    std::array<char, 2> length;
    qToBigEndian(quint16(data.size() + 2), length.data());
    return QByteArray("\xff") + marker + QByteArray(length.data(), 2) + data;
}

//! Progressive, grey, 2,900 x 2,900: scans that say next to nothing and are work each, as many as there is room for.
QByteArray jpegOfManyScans(qsizetype bytes)
{
    const QByteArray table = QByteArray(1, '\1') + QByteArray(15, '\0') + '\0';
    const QByteArray runs = QByteArray(1, '\x10') + QByteArray("\1", 1) + QByteArray(15, '\0') + '\xe0';
    QByteArray jpeg = "\xff\xd8" + segment('\xdb', '\0' + QByteArray(64, '\1'))
        + segment('\xc2', QByteArray("\x08\x0b\x54\x0b\x54\x01\x01\x11\x00", 9)) + segment('\xc4', '\0' + table) + segment('\xc4', runs)
        + segment('\xda', QByteArray("\1\1\0\0\0\0", 6)) + QByteArray(16'700, '\0');
    // Nothing in 16,384 blocks and more, each time.
    const QByteArray scan = segment('\xda', QByteArray("\1\1\0\1\x3f\0", 6)) + QByteArray(20, '\0');
    jpeg.reserve(bytes);
    while (jpeg.size() < bytes)
        jpeg += scan;
    return jpeg + "\xff\xd9";
}

//! So many frames of nothing, on a screen of that size.
QByteArray gif(quint16 width, quint16 height, int frames)
{
    QByteArray size(4, '\0');
    qToLittleEndian(width, size.data());
    qToLittleEndian(height, size.data() + 2);
    const QByteArray frame = ',' + QByteArray(4, '\0') + size + '\0' + QByteArray("\2\2\x4c\1\0", 5);
    return "GIF89a" + size + QByteArray("\x80\0\0\0\0\0\xff\xff\xff", 9) + frame.repeated(frames) + ';';
}

qint64 mostMemory()
{
    rusage usage {};
    ::getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss; // KiB
}

} // namespace

//! Pictures that come from outside: whatever they are, memory and time are bounded, and nothing is loaded that they name.
class PicturesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decodesWhatPicturesAreLike_data();
    void decodesWhatPicturesAreLike();
    void refusesWhatIsTooMuch_data();
    void refusesWhatIsTooMuch();
    void endsWhatTakesTooLong();
    void loadsNothing_data();
    void loadsNothing();
    void showsOfABombThatItCannotBeShown();
};

void PicturesTest::decodesWhatPicturesAreLike_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("a small one") << u"image/png"_s << png(40, 30);
    QTest::newRow("a screen's") << u"image/png"_s << png(3840, 2160);
    QTest::newRow("one that is built up") << u"image/png"_s << png(640, 480, true);
    QTest::newRow("a camera's") << u"image/jpeg"_s << written({6000, 4000}, "jpeg");
    QTest::newRow("one that moves") << u"image/gif"_s << gif(100, 100, 50);
}

void PicturesTest::decodesWhatPicturesAreLike()
{
    QFETCH(QString, type);
    QFETCH(QByteArray, bytes);
    const QImage image = decodePicture({bytes, type, {}}, bound);
    QVERIFY(!image.isNull());
    QVERIFY(image.width() <= bound.width() && image.height() <= bound.height());
}

void PicturesTest::refusesWhatIsTooMuch_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("40,000 x 40,000") << u"image/png"_s << png(40'000, 40'000);
    QTest::newRow("built up, 7,000 x 5,000") << u"image/png"_s << png(7000, 5000, true);
    QTest::newRow("moving, 7,000 x 7,000") << u"image/gif"_s << gif(7000, 7000, 1);
    QTest::newRow("65,535 x 65,535") << u"image/gif"_s << gif(65535, 65535, 1000);
    QTest::newRow("one byte too many") << u"image/png"_s << png(40, 30).leftJustified(16 * 1024 * 1024 + 1, '\0');
    QTest::newRow("no size") << u"image/jpeg"_s << QByteArray("\xff\xd8\xff\xc0\xff");
    QTest::newRow("markers without end") << u"image/jpeg"_s << "\xff\xd8" + QByteArray(100'000, '\xff');
}

void PicturesTest::refusesWhatIsTooMuch()
{
    QFETCH(QString, type);
    QFETCH(QByteArray, bytes);
    const qint64 before = mostMemory();
    QVERIFY(decodePicture({bytes, type, {}}, bound).isNull());
    QVERIFY2(mostMemory() - before < 64 * 1024, qPrintable(QString::number(mostMemory() - before)));
}

void PicturesTest::endsWhatTakesTooLong()
{
    const QByteArray bytes = jpegOfManyScans(15'000'000);
    QElapsedTimer clock;
    clock.start();
    (void)decodePicture({bytes, u"image/jpeg"_s, {}}, bound);
    // Minutes, if nobody ended it.
    QVERIFY2(clock.elapsed() < support::patience, qPrintable(QString::number(clock.elapsed())));
}

void PicturesTest::loadsNothing_data()
{
    QTest::addColumn<QString>("type");
    QTest::newRow("as what it is") << u"image/svg+xml"_s;
    QTest::newRow("as another") << u"image/png"_s;
    QTest::newRow("as nothing") << QString();
}

void PicturesTest::loadsNothing()
{
    QFETCH(QString, type);
    ScriptedServer server;
    QByteArray nested = "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='9' height='9'>"
                        "<image width='9' height='9' xlink:href='"
        + server.url(u"/a.png"_s).toEncoded() + "'/>";
    for (int depth = 0; depth < 20; ++depth)
        nested += "<g id='g" + QByteArray::number(depth + 1) + "'>"
            + QByteArray("<use xlink:href='#g" + QByteArray::number(depth) + "'/>").repeated(10) + "</g>";
    QVERIFY(decodePicture({nested + "</svg>", type, {}}, bound).isNull());
    QCOMPARE(server.connections(), 0);
}

void PicturesTest::showsOfABombThatItCannotBeShown()
{
    gui::ResourcePreview preview;
    model::Canister document;
    document.contents = {ImageContent {png(40'000, 40'000), u"image/png"_s, {}}};
    preview.showDocument(document);
    const auto *words = preview.findChild<QLabel *>(u"resourceWords"_s);
    QTRY_VERIFY(!words->text().isEmpty());
    QCOMPARE(preview.currentWidget(), words);
}

QTEST_MAIN(PicturesTest)
#include "tst_pictures.moc"
