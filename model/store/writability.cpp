// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/writability.h"

#include <QCoreApplication>
#include <QFile>

#include <cerrno>
#include <cstdlib>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

namespace model {

namespace {

struct WritabilityTexts {
    Q_DECLARE_TR_FUNCTIONS(Writability)
};

//! \return the number of the system's error; 0 where it can be done.
int triedIn(const QString &folder)
{
    QByteArray path = QFile::encodeName(folder) + "/.tried-XXXXXX";
    const int file = ::mkostemp(path.data(), O_CLOEXEC);
    if (file < 0)
        return errno;
    const int fault = ::write(file, "tried\n", 6) == 6 ? 0 : errno;
    ::close(file);
    ::unlink(path.constData());
    return fault;
}

} // namespace

QString whyUnwritable(const QString &folder)
{
    const int fault = triedIn(folder);
    switch (fault) {
    case ENOSPC:
    case EDQUOT: return WritabilityTexts::tr("the disk is full");
    case EACCES:
    case EPERM:
    case EROFS: return WritabilityTexts::tr("it is write-protected");
    case EMFILE: return WritabilityTexts::tr("this program has too many files open");
    case ENFILE: return WritabilityTexts::tr("this machine has too many files open");
    case ENOMEM: return WritabilityTexts::tr("there is not enough memory");
    case 0: return WritabilityTexts::tr("the system refused it once, and would not now");
    default: return QString::fromStdString(std::generic_category().message(fault));
    }
}

bool areTooManyFilesOpen()
{
    const int file = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (file >= 0)
        ::close(file);
    return file < 0 && (errno == EMFILE || errno == ENFILE);
}

} // namespace model
