// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/files/workspacetext.h"

#include "invocables/files/filebytes.h"
#include "model/text/amounts.h"

#include <QCoreApplication>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

struct WorkspaceTextTexts {
    Q_DECLARE_TR_FUNCTIONS(WorkspaceText)
};

constexpr qint64 largestText = 2 * 1024 * 1024;

} // namespace

model::Result<QString> readWorkspaceText(const QStringList &folders, const QStringList &hidden, const QString &path)
{
    const auto place = PathGuard(folders, hidden).locate(path);
    if (!place)
        return tl::make_unexpected(place.error());
    if (place->sensitive)
        return model::failure(model::ErrorCategory::Permission,
            WorkspaceTextTexts::tr("“%1” is hidden or looks like a secret: a prompt does not read it. It can be attached instead.")
                .arg(path));
    const auto bytes = readBytes(*place, std::make_shared<std::atomic_bool>(false));
    if (!bytes)
        return tl::make_unexpected(bytes.error());
    if (bytes->size() > largestText)
        return model::failure(
            model::ErrorCategory::Usage, WorkspaceTextTexts::tr("“%1” is larger than %2.").arg(path, model::sizeInWords(largestText)));
    return decodeText(*bytes, u"utf-8"_s, place->shown());
}

} // namespace invocables
