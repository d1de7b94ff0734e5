// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/traces/tracetarget.h"

#include "network/http/httprequest.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace network {

using namespace Qt::StringLiterals;

namespace {

struct TraceTargetTexts {
    Q_DECLARE_TR_FUNCTIONS(TraceTarget)
};

model::Result<TraceTarget> addressOf(const QString &given)
{
    TraceTarget target;
    target.address = QUrl(given, QUrl::StrictMode);
    if (!target.address.isValid() || target.address.host().isEmpty())
        return model::failure(model::ErrorCategory::Usage, TraceTargetTexts::tr("%1 is not an address.").arg(given));
    if (!target.address.userInfo().isEmpty())
        return model::failure(model::ErrorCategory::Usage,
            TraceTargetTexts::tr(
                "An address for traces has no password in it: what a collector wants to see is in OTEL_EXPORTER_OTLP_HEADERS."));
    if (target.address.path().isEmpty() || target.address.path() == "/"_L1)
        target.address.setPath(u"/v1/traces"_s);
    HttpRequest request;
    request.url = target.address;
    if (const auto refusal = refusalOf(request))
        return model::failure(model::ErrorCategory::Usage, refusal->message);
    return target;
}

} // namespace

model::Result<TraceTarget> TraceTarget::parse(const QString &given, const QString &folder)
{
    if (given.startsWith("http://"_L1, Qt::CaseInsensitive) || given.startsWith("https://"_L1, Qt::CaseInsensitive))
        return addressOf(given);
    if (given.trimmed().isEmpty() || given.contains("://"_L1))
        return model::failure(model::ErrorCategory::Usage, TraceTargetTexts::tr("“%1” is neither an http address nor a file.").arg(given));
    TraceTarget target;
    target.file = QDir(folder).absoluteFilePath(given);
    const QFileInfo info(target.file);
    // Opening a pipe would wait for whoever reads from it.
    if (info.exists() && !info.isFile())
        return model::failure(model::ErrorCategory::Usage, TraceTargetTexts::tr("%1 is not a file.").arg(given));
    if (!info.dir().exists())
        return model::failure(model::ErrorCategory::Usage, TraceTargetTexts::tr("There is no folder %1.").arg(info.path()));
    return target;
}

} // namespace network
