// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/thumbnails.h"
#include "model/basics/aside.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QHash>
#include <QIODevice>
#include <QImageReader>
#include <QThreadPool>

#include <algorithm>
#include <chrono>
#include <cstring>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostBytes = 16 * 1024 * 1024;
// Where it is decoded line by line; else, where the whole of it is in memory first, as many as the largest screens have.
constexpr qint64 mostPixels = 50'000'000;
constexpr qint64 mostPixelsAtOnce = 9'000'000;
// A few bytes may be work for minutes.
constexpr std::chrono::seconds longestDecoding {2};

//! The bytes of a picture, which break off when the time is over: that ends every decoder.
class HurriedBytes final : public QIODevice
{
public:
    explicit HurriedBytes(const QByteArray &bytes)
        : m_bytes(bytes)
    {
        open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    }

    qint64 size() const override { return m_bytes.size(); }

protected:
    qint64 readData(char *data, qint64 maximum) override
    {
        const qint64 count = std::min(maximum, m_bytes.size() - pos());
        if (count <= 0 || m_end.hasExpired())
            return -1;
        std::memcpy(data, m_bytes.constData() + pos(), size_t(count));
        return count;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    const QByteArray m_bytes;
    const QDeadlineTimer m_end {longestDecoding};
};

int byteAt(const QByteArray &bytes, qsizetype place)
{
    return place < bytes.size() ? uchar(bytes[place]) : -1;
}

//! ISO 10918-1: all components in one scan, in the order of their lines. All else is kept whole until the last scan has come.
bool isOneScan(const QByteArray &jpeg)
{
    constexpr int fill = 0xff;
    constexpr int startOfScan = 0xda;
    int components = -1;
    qsizetype place = 2;
    while (byteAt(jpeg, place) == fill) {
        const int marker = byteAt(jpeg, place + 1);
        if (marker == fill) {
            ++place;
            continue;
        }
        if (marker == startOfScan)
            return components > 0 && byteAt(jpeg, place + 4) == components;
        if (marker == 0xc0 || marker == 0xc1)
            components = byteAt(jpeg, place + 9);
        const int length = 256 * byteAt(jpeg, place + 2) + byteAt(jpeg, place + 3);
        if (length < 2)
            return false;
        place += 2 + length;
    }
    return false;
}

bool isLineByLine(const QByteArray &bytes, const QByteArray &format)
{
    constexpr qsizetype interlacing = 28;
    if (format == "png")
        return byteAt(bytes, interlacing) == 0;
    return format == "jpeg" && isOneScan(bytes);
}

} // namespace

// The type is what the message says; the bytes are never asked for another one, which could be a format with more to it.
QImage decodePicture(const model::ImageContent &picture, QSize bound)
{
    static const QHash<QString, QByteArray> formats {
        {u"image/png"_s, "png"}, {u"image/jpeg"_s, "jpeg"}, {u"image/gif"_s, "gif"}, {u"image/webp"_s, "webp"}};
    const QByteArray format = formats.value(picture.mimeType);
    if (format.isEmpty() || picture.data.size() > mostBytes)
        return {};
    HurriedBytes bytes(picture.data);
    QImageReader reader(&bytes, format);
    reader.setAutoDetectImageFormat(false);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    const qint64 most = isLineByLine(picture.data, format) ? mostPixels : mostPixelsAtOnce;
    if (size.isEmpty() || qint64(size.width()) * size.height() > most)
        return {};
    if (size.width() > bound.width() || size.height() > bound.height())
        reader.setScaledSize(size.scaled(bound, Qt::KeepAspectRatio).expandedTo({1, 1}));
    return reader.read();
}

QThreadPool &pictureThread()
{
    static QThreadPool pool;
    static const bool isPrepared = [] {
        pool.setMaxThreadCount(1);
        // Whoever decodes tells the application of it, which therefore has to be there.
        qAddPostRoutine([] {
            pool.clear();
            pool.waitForDone();
        });
        return true;
    }();
    Q_UNUSED(isPrepared)
    return pool;
}

namespace {

constexpr int mostThumbnails = 64;

} // namespace

Thumbnails::Thumbnails(QObject *parent)
    : QObject(parent)
    , m_images(mostThumbnails)
{
}

QImage Thumbnails::find(const Key &key, const model::ImageContent &picture)
{
    if (const QImage *known = m_images.object(key))
        return *known;
    if (m_underWay.contains(key))
        return {};
    m_underWay.insert(key);
    const auto decode = [picture] { return decodePicture(picture, {2 * largestWidth, 2 * largestHeight}); };
    model::runAside(pictureThread(), this, decode, [this, key](const QImage &image) { keep(key, image); });
    return {};
}

//! One that cannot be decoded is kept as well, so that it is not tried again at each painting.
void Thumbnails::keep(const Key &key, const QImage &image)
{
    m_underWay.remove(key);
    m_images.insert(key, new QImage(image));
    Q_EMIT ready();
}

} // namespace gui
