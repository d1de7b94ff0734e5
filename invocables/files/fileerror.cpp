// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/files/fileerror.h"

#include <QCoreApplication>

#include <cerrno>
#include <system_error>

namespace invocables {

using model::ErrorCategory;

namespace {

QString text(const char *source, const QString &path)
{
    return QCoreApplication::translate("FileError", source).arg(path);
}

} // namespace

tl::unexpected<model::Error> fileFailure(int systemError, const QString &path)
{
    switch (systemError) {
    case ENOENT: return model::failure(ErrorCategory::Execution, text("There is no “%1”.", path));
    case EISDIR: return model::failure(ErrorCategory::Execution, text("“%1” is a folder, not a file.", path));
    case ENOTDIR: return model::failure(ErrorCategory::Execution, text("“%1” is not a folder, or a part of it is not.", path));
    case EEXIST: return model::failure(ErrorCategory::Execution, text("There is a “%1” already.", path));
    case ENXIO: return notRegular(path);
    case ELOOP: return model::failure(ErrorCategory::Permission, text("“%1” became a link while it was opened.", path));
    case EACCES:
    case EPERM:
    case EROFS: return model::failure(ErrorCategory::Permission, text("The system refuses access to “%1”.", path));
    default:
        break;
    }
    const QString reason = QString::fromStdString(std::generic_category().message(systemError));
    return model::failure(ErrorCategory::Execution, QCoreApplication::translate("FileError", "“%1”: %2.").arg(path, reason));
}

tl::unexpected<model::Error> notRegular(const QString &path)
{
    return model::failure(ErrorCategory::Execution, text("“%1” is not a regular file but a device, a socket or a pipe.", path));
}

} // namespace invocables
