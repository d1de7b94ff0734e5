// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/exchange/redactionrules.h"

#include <QCoreApplication>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct RedactionRulesTexts {
    Q_DECLARE_TR_FUNCTIONS(model::RedactionRules)
};

const auto mark = u"[redacted]"_s;

//! `"name": value`, as it stands, or with the quotes escaped `depth` times, as JSON within a string has them.
QRegularExpression memberPattern(const QString &name, const QString &quote)
{
    const QString inside = quote == "\""_L1 ? uR"((?:[^"\\]|\\.)*)"_s : uR"((?:(?!\\").)*)"_s;
    return QRegularExpression(uR"((%1%2%1\s*:\s*)(?:%1%3%1|-?[0-9][0-9.eE+-]*|true|false))"_s.arg(
                                  QRegularExpression::escape(quote), QRegularExpression::escape(name), inside),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
}

} // namespace

Result<RedactionRules> RedactionRules::of(const QStringList &patterns, const QStringList &members)
{
    RedactionRules rules;
    for (const QString &written : patterns) {
        const QRegularExpression pattern(written);
        if (!pattern.isValid())
            return failure(ErrorCategory::Usage,
                RedactionRulesTexts::tr("“%1” is not a pattern: %2 at %3.")
                    .arg(written, pattern.errorString(), QString::number(pattern.patternErrorOffset())));
        // It would be found everywhere.
        if (pattern.match(QString()).hasMatch())
            return failure(
                ErrorCategory::Usage, RedactionRulesTexts::tr("“%1” also matches nothing at all, and so matches everywhere.").arg(written));
        rules.m_patterns.append(pattern);
    }
    for (const QString &name : members) {
        rules.m_members.append(name);
        rules.m_memberPatterns += {memberPattern(name, u"\""_s), memberPattern(name, u"\\\""_s)};
    }
    return rules;
}

QString RedactionRules::replaced(const QString &text, const QRegularExpression &pattern, const QString &by, int &places) const
{
    QString result;
    qsizetype copied = 0;
    for (qsizetype from = 0; from <= text.size();) {
        const QRegularExpressionMatch match = pattern.match(text, from);
        if (!match.isValid()) {
            ++places;
            return mark;
        }
        if (!match.hasMatch())
            break;
        result += QStringView(text).mid(copied, match.capturedStart() - copied);
        const bool isEscaped = match.captured(1).startsWith(u'\\');
        result += by.isEmpty() ? match.captured(1) + (isEscaped ? u"\\\"%1\\\""_s : u"\"%1\""_s).arg(mark) : by;
        copied = match.capturedEnd();
        from = std::max(copied, match.capturedStart() + 1);
        ++places;
    }
    return copied == 0 ? text : result += QStringView(text).mid(copied);
}

QByteArray RedactionRules::applied(const QByteArray &text, int &places) const
{
    if (isEmpty() || text.isEmpty())
        return text;
    // What is no text is compared byte by byte.
    const bool isText = text.isValidUtf8();
    QString changed = isText ? QString::fromUtf8(text) : QString::fromLatin1(text);
    const int before = places;
    for (const QRegularExpression &pattern : m_patterns)
        changed = replaced(changed, pattern, mark, places);
    for (const QRegularExpression &pattern : m_memberPatterns)
        changed = replaced(changed, pattern, {}, places);
    if (places == before)
        return text;
    return isText ? changed.toUtf8() : changed.toLatin1();
}

Headers RedactionRules::applied(const Headers &headers, int &places) const
{
    Headers changed;
    for (const auto &[name, value] : headers) {
        const bool isNamed = m_members.contains(QString::fromLatin1(name), Qt::CaseInsensitive);
        places += isNamed ? 1 : 0;
        changed.append({name, isNamed ? mark.toLatin1() : applied(value, places)});
    }
    return changed;
}

ExchangeRequest RedactionRules::applied(const ExchangeRequest &request, int &places) const
{
    if (isEmpty())
        return request;
    ExchangeRequest changed = request;
    const int before = places;
    const QByteArray address = applied(request.url.toString().toUtf8(), places);
    if (places > before)
        changed.url = QUrl(QString::fromUtf8(address));
    changed.headers = applied(request.headers, places);
    changed.body = applied(request.body, places);
    return changed;
}

void RedactionRules::applyToResponse(Exchange &exchange, int &places) const
{
    if (isEmpty())
        return;
    exchange.responseHeaders = applied(exchange.responseHeaders, places);
    const QByteArray before = exchange.responseBody;
    // Piece by piece where lines end, so that the times stay with what arrived then.
    QByteArray changed;
    qsizetype taken = 0;
    for (Arrival &arrival : exchange.arrivals) {
        const qsizetype lineEnd = before.indexOf('\n', std::max<qsizetype>(taken, arrival.offset - 1)) + 1;
        const qsizetype end = lineEnd == 0 ? before.size() : lineEnd;
        if (end > taken) {
            changed += applied(before.mid(taken, end - taken), places);
            taken = end;
        }
        arrival.offset = changed.size();
    }
    exchange.responseBody = changed + applied(before.mid(taken), places);
}

} // namespace model
