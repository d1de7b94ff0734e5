// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/canisterfile.h"

#include "model/conversation/canisterjson.h"

#include <QCoreApplication>
#include <QPointer>
#include <QSaveFile>
#include <QThreadPool>

namespace gui {

namespace {

struct CanisterFileTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::CanisterFile)
};

model::Result<void> writeCanisters(const QString &path, const QList<model::CanisterPointer> &canisters)
{
    QSaveFile file(path);
    bool isWritten = file.open(QIODevice::WriteOnly);
    for (const model::CanisterPointer &canister : canisters)
        isWritten = isWritten && file.write(model::toJson(*canister).bytes() + '\n') > 0;
    if (isWritten && file.commit())
        return {};
    return model::failure(model::ErrorCategory::Storage, CanisterFileTexts::tr("%1 cannot be written: %2.").arg(path, file.errorString()));
}

} // namespace

void writeCanisters(const QString &path, const QList<model::CanisterPointer> &canisters, QObject *context,
    std::function<void(const model::Result<void> &)> done)
{
    QThreadPool::globalInstance()->start([path, canisters, guard = QPointer<QObject>(context), done = std::move(done)] {
        const auto result = writeCanisters(path, canisters);
        // The application outlives its workers; the context is looked at in its own thread only.
        QMetaObject::invokeMethod(
            qApp,
            [guard, done, result] {
                if (guard)
                    done(result);
            },
            Qt::QueuedConnection);
    });
}

} // namespace gui
