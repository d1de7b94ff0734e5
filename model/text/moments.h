// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QLocale>

namespace model {

//! A time of day without its seconds, as the locale has it: `16:45`, `4:45 PM`.
QString timeOfDay(const QTime &time, const QLocale &locale = QLocale());
//! A day without its weekday, in the locale's order: `27 November`, `November 27`, `11月27日`; with its year where that is wanted.
QString dayInWords(const QDate &day, bool withYear, const QLocale &locale = QLocale());
//! The same with a short month and no year.
QString shortDayInWords(const QDate &day, const QLocale &locale = QLocale());

} // namespace model
