// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/processor/allowance.h"

#include "invocables/basics/worker.h"
#include "model/basics/workspacekind.h"

namespace invocables {

void findAllowance(
    const InvokerPointer &invoker, const QStringList &folders, QObject *context, std::function<void(const QString &allowance)> done)
{
    invoker->invocable->prepare(context, [invoker, folders, context, done = std::move(done)] {
        // What was allowed in a folder of work is not allowed in a home folder.
        const QString known = invoker->allowance() + model::workspaceWarnings(folders).join(QLatin1Char('\n'));
        const ProgramWords program = invoker->invocable->programWords(folders);
        if (program.words.isEmpty() || folders.isEmpty()) {
            done(known);
            return;
        }
        doOnWorker<std::optional<QByteArray>>(
            context, [folders, program] { return textsWithin(folders, program); },
            [known, done](const std::optional<QByteArray> &texts) {
                if (!texts)
                    done({});
                else
                    done(texts->isEmpty() ? known : known + QLatin1Char('\n') + QString::fromLatin1(*texts));
            });
    });
}

} // namespace invocables
