// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/exchangecolumns.h"

#include "model/store/unpacking.h"

#include <QDataStream>
#include <QIODevice>

namespace model {

namespace {

constexpr auto version = QDataStream::Qt_6_4;
//! Far more than the headers or the arrivals of one exchange ever take.
constexpr qsizetype largestColumn = 64 * 1024 * 1024;

template <typename Write>
QByteArray packed(Write write)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(version);
    write(stream);
    return qCompress(bytes, 1);
}

template <typename Read>
void unpack(const QByteArray &column, Read read)
{
    if (column.isEmpty())
        return;
    QDataStream stream(unpacked(column, largestColumn).value_or(QByteArray()));
    stream.setVersion(version);
    while (!stream.atEnd() && stream.status() == QDataStream::Ok)
        read(stream);
}

} // namespace

QByteArray headersToColumn(const Headers &headers)
{
    return packed([&headers](QDataStream &stream) {
        for (const auto &[name, value] : headers)
            stream << name << value;
    });
}

Headers headersFromColumn(const QByteArray &column)
{
    Headers headers;
    unpack(column, [&headers](QDataStream &stream) {
        QByteArray name;
        QByteArray value;
        stream >> name >> value;
        if (stream.status() == QDataStream::Ok)
            headers.append({name, value});
    });
    return headers;
}

QByteArray arrivalsToColumn(const QList<Arrival> &arrivals)
{
    return packed([&arrivals](QDataStream &stream) {
        for (const Arrival &arrival : arrivals)
            stream << arrival.offset << arrival.milliseconds;
    });
}

QList<Arrival> arrivalsFromColumn(const QByteArray &column)
{
    QList<Arrival> arrivals;
    unpack(column, [&arrivals](QDataStream &stream) {
        Arrival arrival;
        stream >> arrival.offset >> arrival.milliseconds;
        if (stream.status() == QDataStream::Ok)
            arrivals += arrival;
    });
    return arrivals;
}

} // namespace model
