// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/urltemplate.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory;

namespace {

struct UrlTemplateTexts {
    Q_DECLARE_TR_FUNCTIONS(UrlTemplate)
};

QString encoded(const QString &value)
{
    return QString::fromLatin1(value.toUtf8().toPercentEncoding());
}

bool isAuthority(const QString &text)
{
    static const QRegularExpression form(u"^([A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*\\.?|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?$"_s);
    return form.match(text).hasMatch();
}

//! With a value that fits everywhere in the place of each name.
QString sampled(QString pattern)
{
    static const QRegularExpression name(u"\\{[^{}]*\\}"_s);
    return pattern.replace(name, u"1"_s);
}

//! Dots are not encoded by any rule of percent-encoding, and many servers take such a segment for the way up, some also where its
//! slashes are encoded.
bool leadsUp(const QUrl &url)
{
    const QStringList segments = url.path(QUrl::FullyDecoded).split(u'/');
    return segments.contains(u"."_s) || segments.contains(u".."_s);
}

model::Result<UrlTemplate> noUrl(const QString &pattern)
{
    return model::failure(ErrorCategory::Validation, UrlTemplateTexts::tr("“%1” is no HTTP address.").arg(pattern));
}

} // namespace

model::Result<UrlTemplate> UrlTemplate::parse(const QString &pattern, Host host)
{
    static const QRegularExpression form(u"^(https?)://([^/?#]+)(/[^?#]*)?(?:\\?([^#]*))?$"_s);
    const QRegularExpressionMatch parts = form.match(pattern);
    if (!parts.hasMatch())
        return noUrl(pattern);
    UrlTemplate parsed;
    parsed.m_scheme = parts.captured(1);
    parsed.m_host = parts.captured(2);
    for (const auto &[piece, number] : {std::pair {&parsed.m_authority, 2}, {&parsed.m_path, 3}, {&parsed.m_query, 4}}) {
        const auto read = ResultTemplate::parse(parts.captured(number));
        if (!read)
            return tl::unexpected(read.error());
        *piece = *read;
    }
    if (host == Host::Fixed && !parsed.m_authority.names().isEmpty())
        return model::failure(ErrorCategory::Validation,
            UrlTemplateTexts::tr(
                "An argument cannot choose the host or the port, unless the descriptor says placeholders-in-host = true."));
    if (!isAuthority(sampled(parts.captured(2))) || !QUrl(sampled(pattern), QUrl::StrictMode).isValid())
        return noUrl(pattern);
    return parsed;
}

model::Result<QUrl> UrlTemplate::filled(const model::JsonText &arguments) const
{
    bool hasEmptySegment = false;
    const auto asSegment = [&hasEmptySegment](const QString &value) {
        hasEmptySegment = hasEmptySegment || value.isEmpty();
        return encoded(value);
    };
    const auto authority = m_authority.filled(arguments);
    const auto path = m_path.filled(arguments, asSegment);
    const auto query = m_query.filled(arguments, encoded);
    if (!authority || !path || !query)
        return model::failure(ErrorCategory::Validation, UrlTemplateTexts::tr("An argument that the address needs is missing."));
    if (!isAuthority(*authority))
        return model::failure(ErrorCategory::Validation, UrlTemplateTexts::tr("“%1” is no host.").arg(*authority));
    const QUrl url(m_scheme + u"://"_s + *authority + *path + (query->isEmpty() ? QString() : u'?' + *query), QUrl::StrictMode);
    if (!url.isValid() || hasEmptySegment || leadsUp(url))
        return model::failure(ErrorCategory::Validation,
            UrlTemplateTexts::tr("An argument does not fit into the address: empty, “.” and “..” are no parts of a path."));
    return url;
}

} // namespace invocables
