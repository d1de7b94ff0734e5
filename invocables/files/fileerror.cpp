// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/files/fileerror.h"

#include <QCoreApplication>

#include <cerrno>
#include <system_error>

namespace invocables {

using model::ErrorCategory;

namespace {

struct FileErrorTexts {
    Q_DECLARE_TR_FUNCTIONS(FileError)
};

} // namespace

tl::unexpected<model::Error> fileFailure(int systemError, const QString &path)
{
    switch (systemError) {
    case ENOENT: return model::failure(ErrorCategory::Execution, FileErrorTexts::tr("There is no “%1”.").arg(path));
    case EISDIR: return model::failure(ErrorCategory::Execution, FileErrorTexts::tr("“%1” is a folder, not a file.").arg(path));
    case ENOTDIR:
        return model::failure(ErrorCategory::Execution, FileErrorTexts::tr("“%1” is not a folder, or a part of it is not.").arg(path));
    case EEXIST: return model::failure(ErrorCategory::Execution, FileErrorTexts::tr("There is a “%1” already.").arg(path));
    case ENXIO: return notRegular(path);
    case ELOOP: return model::failure(ErrorCategory::Permission, FileErrorTexts::tr("“%1” became a link while it was opened.").arg(path));
    case EACCES:
    case EPERM:
    case EROFS: return model::failure(ErrorCategory::Permission, FileErrorTexts::tr("The system refuses access to “%1”.").arg(path));
    default: break;
    }
    const QString reason = QString::fromStdString(std::generic_category().message(systemError));
    return model::failure(ErrorCategory::Execution, FileErrorTexts::tr("“%1”: %2.").arg(path, reason));
}

tl::unexpected<model::Error> notRegular(const QString &path)
{
    return model::failure(
        ErrorCategory::Execution, FileErrorTexts::tr("“%1” is not a regular file but a device, a socket or a pipe.").arg(path));
}

} // namespace invocables
