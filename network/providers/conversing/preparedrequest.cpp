// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/conversing/preparedrequest.h"

#include "network/providers/catalog/dialects.h"
#include "network/providers/contract/toolcallbook.h"
#include "network/providers/conversing/conversewatch.h"
#include "network/providers/conversing/pictures.h"
#include "network/providers/description/modellayers.h"

#include <QCoreApplication>

#include <algorithm>

namespace network {

namespace {

struct PreparedRequestTexts {
    Q_DECLARE_TR_FUNCTIONS(PreparedRequest)
};

// It is taken out again, as every key is.
constexpr auto keyOfPreview = "key-that-nobody-has";
// Bytes of an answer that comes compressed although it was asked for as it is, once it is unpacked.
constexpr qint64 largestUnpacked = 32LL * 1024 * 1024;

} // namespace

PreparedRequest PreparedRequest::of(const model::ConverseRequest &request, const Provider &provider, const Dialect &dialect,
    const ModelEntry &entry, const model::ContextParts &parts, double scale)
{
    const model::FittedRequest made = model::fitContext(request, {entry.context, entry.longestOutput, entry.parts.over(parts), scale});
    ModelEntry fitted = entry;
    // Most servers refuse a request whose longest answer would not fit beside it; an estimate may be short by a fifth.
    if (const qint64 left = entry.context - made.fit.tokens * 6 / 5; entry.longestOutput > 0 && left > 0)
        fitted.longestOutput = std::min(entry.longestOutput, left);
    return {dialect.encode(made.request, provider, fitted), made.fit, model::estimatedTokens(made.request)};
}

HttpRequest PreparedRequest::to(const Provider &provider, const Dialect &dialect, const QByteArray &key, int address) const
{
    HttpRequest request;
    request.method = "POST";
    request.url = endpointUrl(provider.addresses().value(address), encoded.path);
    request.headers = encoded.headers + dialect.providerHeaders(provider, key);
    request.body = encoded.body;
    request.secrets = {key};
    request.allowCleartext = provider.allowCleartext;
    request.idleTimeoutMilliseconds = provider.idleTimeoutSeconds * 1000;
    request.largestUnpacked = largestUnpacked;
    return request;
}

model::Result<model::RequestPreview> previewOf(
    const model::Result<Provider> &provider, const model::ConverseRequest &request, const ConverseWatch &watch)
{
    if (!provider)
        return tl::unexpected(provider.error());
    const Dialect *named = Dialects::find(provider->dialect);
    if (!named) {
        return model::failure(model::ErrorCategory::Usage,
            PreparedRequestTexts::tr("The provider %1 names a dialect that does not exist: “%2”.").arg(provider->name, provider->dialect));
    }
    const Dialect &dialect = dialectFor(*named, *provider, provider->entry(request.model.model), watch.book);
    const AppliedControls controls = applyControls(provider->entry(request.model.model), request.controls);
    model::ConverseRequest controlled = request;
    controlled.controls = controls.members;
    if (refusalOfPictures(*provider, request.model.model))
        controlled = withoutPictures(controlled);
    const double scale = model::measuredScale(controlled);
    const auto prepared = PreparedRequest::of(controlled, *provider, dialect, controls.entry, watch.parts, scale);
    const bool hasKey = !provider->keyName.isEmpty() || !provider->ownKey.isEmpty();
    return model::RequestPreview {
        recordOf(prepared.to(*provider, dialect, hasKey ? QByteArray(keyOfPreview) : QByteArray(), 0)), prepared.fit};
}

qint64 contextOf(
    const model::Result<Provider> &provider, const model::ModelAddress &model, const QList<std::pair<QString, model::JsonText>> &controls)
{
    return provider ? applyControls(provider->entry(model.model), controls).entry.context : 0;
}

} // namespace network
