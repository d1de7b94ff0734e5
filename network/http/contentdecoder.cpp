// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/contentdecoder.h"

#include <zlib.h>

#include <array>

namespace network {

namespace {

constexpr int largestWindow = 15;
// Which of the two it is zlib sees by itself; see inflateInit2().
constexpr int zlibOrGzip = largestWindow + 32;
constexpr int withoutHead = -largestWindow;
constexpr qsizetype unpackedPieceSize = 64 * 1024;

//! RFC 1950 §2.2 and RFC 1952 §2.3: what they begin with.
bool hasHead(const QByteArray &bytes)
{
    const auto first = uchar(bytes[0]);
    const auto second = uchar(bytes[1]);
    const bool isGzip = first == 0x1f && second == 0x8b;
    return isGzip || ((first & 0x0f) == 8 && (first * 256 + second) % 31 == 0);
}

ContentDecoder::State stateAfter(int outcome)
{
    if (outcome == Z_STREAM_END)
        return ContentDecoder::State::Complete;
    return outcome == Z_OK || outcome == Z_BUF_ERROR ? ContentDecoder::State::Going : ContentDecoder::State::Broken;
}

} // namespace

struct ContentDecoder::Stream {
    z_stream zlib {};
    bool isOpen = false;
};

bool ContentDecoder::knows(const QByteArray &encoding)
{
    const QByteArray name = encoding.trimmed().toLower();
    return name == "gzip" || name == "x-gzip" || name == "deflate";
}

ContentDecoder::ContentDecoder(qint64 most)
    : m_stream(std::make_unique<Stream>())
    , m_left(most)
{
}

ContentDecoder::~ContentDecoder()
{
    if (m_stream->isOpen)
        ::inflateEnd(&m_stream->zlib);
}

QByteArray ContentDecoder::feed(const QByteArray &bytes)
{
    if (m_state == State::Broken || m_state == State::TooLong)
        return {};
    m_pending += bytes;
    return m_stream->isOpen || begin() ? unpack() : QByteArray();
}

bool ContentDecoder::begin()
{
    if (m_pending.size() < 2)
        return false;
    m_stream->isOpen = ::inflateInit2(&m_stream->zlib, hasHead(m_pending) ? zlibOrGzip : withoutHead) == Z_OK;
    if (!m_stream->isOpen)
        m_state = State::Broken;
    return m_stream->isOpen;
}

QByteArray ContentDecoder::unpack()
{
    z_stream &zlib = m_stream->zlib;
    zlib.next_in = reinterpret_cast<Bytef *>(m_pending.data());
    zlib.avail_in = uInt(m_pending.size());
    QByteArray unpacked;
    std::array<char, unpackedPieceSize> piece;
    bool goesOn = true;
    while (goesOn) {
        // What follows a whole content is one more, as RFC 1952 §2.2 allows.
        if (m_state == State::Complete)
            ::inflateReset(&zlib);
        zlib.next_out = reinterpret_cast<Bytef *>(piece.data());
        zlib.avail_out = uInt(piece.size());
        const int outcome = ::inflate(&zlib, Z_NO_FLUSH);
        const qint64 made = qint64(piece.size()) - zlib.avail_out;
        unpacked.append(piece.data(), qsizetype(qMin(made, m_left)));
        m_state = made > m_left ? State::TooLong : stateAfter(outcome);
        m_left -= made;
        const bool hasMore = zlib.avail_in > 0 || (zlib.avail_out == 0 && m_state == State::Going);
        goesOn = hasMore && outcome != Z_BUF_ERROR && (m_state == State::Going || m_state == State::Complete);
    }
    m_pending.clear();
    return unpacked;
}

} // namespace network
