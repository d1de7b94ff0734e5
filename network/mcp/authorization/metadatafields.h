// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QJsonObject>
#include <QStringList>

namespace network {

//! The object that a server's answer is; a Provider error where it is none.
model::Result<QJsonObject> readAnswer(const QByteArray &body);

//! The texts of a list, at most 256; what is no text is left out.
QStringList readTexts(const QJsonValue &list);

//! A text of at most 2,048 characters; empty where it is none or longer.
QString readText(const QJsonValue &value);

} // namespace network
