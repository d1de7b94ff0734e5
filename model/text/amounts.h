// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/wording.h"

#include <QLocale>

namespace model {

//! Bytes as people read them: `11 bytes`, `1.2 KiB`, `2 MiB`. A unit is 1,024 of the one before, wherever a size is said.
QString sizeInWords(qint64 bytes, const QLocale &locale = QLocale());
//! Such a size in a sentence that a model may read.
Wording sizeWording(qint64 bytes);
//! A time likewise: `0.3 ms`, `42 ms`, `1.22 s`, `100 s`.
QString timeInWords(double milliseconds, const QLocale &locale = QLocale());
//! One of which hundredths of a millisecond are told: `0.03 ms`, `12.50 ms`, `1,234 ms`.
QString fineTimeInWords(double milliseconds, const QLocale &locale = QLocale());
//! A time of which only whole seconds are told: `5 s`, from two minutes on in minutes.
QString secondsInWords(qint64 seconds);
//! What something costs, with two figures that count, and no fewer than cents have: `$ 0.31`. `currency`: as ISO 4217 has it.
QString moneyInWords(double amount, const QString &currency, const QLocale &locale = QLocale());

} // namespace model
