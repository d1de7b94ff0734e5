// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/wire/toolnames.h"

#include <QCryptographicHash>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::CanisterPointer;

ToolNames::ToolNames(const QList<model::ToolDeclaration> &tools)
{
    for (const model::ToolDeclaration &tool : tools) {
        m_wire.insert(tool.name, tool.wireName);
        m_scoped.insert(tool.wireName, tool.name);
    }
}

QString ToolNames::wire(const QString &scoped) const
{
    const auto known = m_wire.constFind(scoped);
    if (known != m_wire.constEnd())
        return *known;
    QString name = scoped;
    name = fitForWire(name.replace(u':', u"__"_s));
    return name.isEmpty() ? u"unknown_tool"_s : name;
}

QString fitForWire(const QString &text)
{
    QString fit = text.left(64);
    for (QChar &character : fit) {
        const char16_t c = character.unicode();
        const bool isFit = (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9') || c == u'_' || c == u'-';
        if (!isFit)
            character = u'_';
    }
    return fit;
}

namespace {

constexpr qsizetype shortLength = 9;

bool isShort(const QString &id)
{
    const auto isPlain = [](QChar character) {
        const char16_t c = character.unicode();
        return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9');
    };
    return id.size() == shortLength && std::all_of(id.begin(), id.end(), isPlain);
}

//! Nine letters and digits that depend on nothing else: 62⁹ are enough that two calls seldom need a second attempt.
QString digest(const QString &id, int attempt)
{
    static constexpr QLatin1StringView letters("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");
    const QByteArray text = id.toUtf8() + QByteArray(attempt, '\0');
    quint64 number = 0;
    for (const char byte : QCryptographicHash::hash(text, QCryptographicHash::Sha256).first(8))
        number = (number << 8) | static_cast<unsigned char>(byte);
    QString nine;
    for (qsizetype place = 0; place < shortLength; ++place, number /= quint64(letters.size()))
        nine += letters.at(qsizetype(number % quint64(letters.size())));
    return nine;
}

bool hasForm(const QString &id, CallIds::Form form)
{
    switch (form) {
    case CallIds::Form::Fit: return !id.isEmpty() && id == fitForWire(id);
    case CallIds::Form::Short: return isShort(id);
    default: return true;
    }
}

QString made(const QString &id, CallIds::Form form, int attempt)
{
    if (hasForm(id, form) && attempt == 0)
        return id;
    if (form == CallIds::Form::Short)
        return digest(id, attempt);
    const QString fit = fitForWire(id);
    // The end tells it from another that is made fit to the same.
    return attempt == 0 && !fit.isEmpty() ? fit : fit.left(64 - shortLength - 1) + u'_' + digest(id, attempt);
}

} // namespace

CallIds::CallIds(const QList<CanisterPointer> &canisters, Form form)
    : m_form(form)
{
    if (form == Form::Given)
        return;
    QStringList others;
    QSet<QString> taken;
    for (const CanisterPointer &canister : canisters) {
        if (!canister->invocation)
            continue;
        if (hasForm(canister->invocation->id, form))
            taken.insert(canister->invocation->id);
        else
            others.append(canister->invocation->id);
    }
    for (const QString &id : std::as_const(others)) {
        int attempt = 0;
        while (!m_wire.contains(id)) {
            const QString wire = made(id, form, attempt++);
            if (taken.contains(wire))
                continue;
            taken.insert(wire);
            m_wire.insert(id, wire);
        }
    }
}

QString CallIds::wire(const QString &id) const
{
    const auto known = m_wire.constFind(id);
    return known != m_wire.constEnd() ? *known : made(id, m_form, 0);
}

} // namespace network
