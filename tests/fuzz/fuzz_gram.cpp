// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/gramcheck.h"
#include "model/gram/gramjson.h"
#include "model/gram/gramwriter.h"
#include "tests/fuzz/fuzzer.h"

//! A gram text is read, or has a fault that says where it is wrong; what was read is written, and reads the same again.
void fuzz::meets(const QByteArray &bytes)
{
    const model::GramText read = model::GramReader::read(bytes);
    for (const model::GramFault &fault : read.faults)
        require(fault.position.line > 0 && fault.position.column > 0 && !fault.message.isEmpty());
    (void)model::checkGram(read);
    require(model::JsonText::parse(model::gramjson::toJson(read.document).bytes()).has_value());
    const auto written = model::GramWriter::write(read.document);
    // Tags named true and false, for texts that a fence would change, are all that can be read and not be written.
    if (!written)
        return;
    const model::GramText again = model::GramReader::read(QStringView(*written));
    require(again.faults.isEmpty() && again.document == read.document);
    require(model::GramWriter::write(again.document).value_or(QString()) == *written);
}
