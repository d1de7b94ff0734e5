// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/builtininvocables.h"

#include "invocables/basics/worker.h"
#include "invocables/files/filebytes.h"
#include "invocables/tools/invocable.h"
#include "model/text/linediff.h"
#include "model/text/visibletext.h"

#include <QCoreApplication>
#include <QJsonObject>

namespace invocables {

namespace {

struct ForeseenTexts {
    Q_DECLARE_TR_FUNCTIONS(BuiltinInvocables)
};

constexpr qsizetype mostForeseenLines = 5000;

QList<model::DiffLine> readable(QList<model::DiffLine> lines)
{
    for (model::DiffLine &line : lines)
        line.text = model::visibleText(line.text);
    return lines;
}

//! Looks at the file as a call would, and leaves it as it is. On a worker.
Foreseen foreseenChange(const model::JsonText &arguments, const FileAccess &access, const BuiltinChange &change)
{
    const QString path = arguments.read().toObject()[QLatin1String("path")].toString();
    const auto place = PathGuard(access.folders, access.hiddenFolders).locate(path);
    if (!place)
        return model::FileChange {.path = {}, .remark = place.error().message};
    model::FileChange foreseen {.path = place->absolute(), .exists = place->exists};
    // What is in one that is asked about by itself is shown by nobody before.
    const bool isRead = place->exists && !place->sensitive;
    const auto bytes = isRead ? readBytes(*place, std::make_shared<std::atomic_bool>(false)) : model::Result<QByteArray>(QByteArray());
    if (bytes && place->exists && isRead)
        foreseen.fingerprint = fileFingerprint(*bytes);
    else if (!place->exists)
        foreseen.fingerprint = QByteArray();
    const auto before = bytes ? decodeText(*bytes, QStringLiteral("utf-8"), place->shown()) : tl::make_unexpected(bytes.error());
    const auto after = before ? change(arguments, place->exists ? std::optional(*bytes) : std::nullopt, place->shown())
                              : tl::make_unexpected(before.error());
    if (place->exists && !isRead)
        foreseen.remark = ForeseenTexts::tr("What is in it now is not shown: it may be a secret.");
    else if (!after)
        foreseen.remark = after.error().message;
    if (!after && !place->exists)
        foreseen.path.clear();
    if (!after || (place->exists && !isRead))
        return foreseen;
    if (const QString text = QString::fromUtf8(*after); text != *before)
        foreseen.lines = readable(model::LineDiff::withContext(model::LineDiff::between(*before, text), 3));
    foreseen.leftOut = int(std::max<qsizetype>(0, foreseen.lines.size() - mostForeseenLines));
    foreseen.lines.resize(foreseen.lines.size() - foreseen.leftOut);
    if (foreseen.lines.isEmpty())
        foreseen.remark = place->exists ? ForeseenTexts::tr("It stays as it is.") : ForeseenTexts::tr("It will be empty.");
    return foreseen;
}

class BuiltinInvocable final : public Invocable
{
public:
    BuiltinInvocable(BuiltinCall call, BuiltinChange change)
        : m_call(std::move(call))
        , m_change(std::move(change))
    {
    }

    InvocableJob *invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent) override
    {
        return m_call(arguments, context, parent);
    }

    void foresee(const model::JsonText &arguments, const FileAccess &access, QObject *context,
        const std::function<void(const Foreseen &)> &done) const override
    {
        if (!m_change)
            return done({});
        const auto look = [arguments, access, change = m_change] { return foreseenChange(arguments, access, change); };
        doOnWorker<Foreseen>(context, look, done);
    }

private:
    const BuiltinCall m_call;
    const BuiltinChange m_change;
};

} // namespace

BuiltinCall atOnce(std::function<model::Result<InvocableResult>(const model::JsonText &arguments)> function)
{
    return [function = std::move(function)](const model::JsonText &arguments, const InvocationContext &, QObject *parent) {
        return new ReadyJob(function(arguments), parent);
    };
}

BuiltinInvocables::BuiltinInvocables(const InvocableServices &services)
    : m_services(services)
{
    for (const QList<BuiltinDeclaration> &tools : {calculatorTools(), clockTools(), fileTools(), notebookTools(services.notebookPath),
             probabilityTools(), rehearsalTools(), summarizationTools(), textTools(), webTools(services)}) {
        for (const BuiltinDeclaration &tool : tools)
            add(tool);
    }
}

void BuiltinInvocables::add(const BuiltinDeclaration &declaration)
{
    m_entries.insert(declaration.name,
        {declaration, model::JsonSchema::trusted(declaration.parameters),
            std::make_shared<BuiltinInvocable>(declaration.call, declaration.change)});
}

const BuiltinInvocables::Entry *BuiltinInvocables::find(const QString &ensemble, const QString &name) const
{
    const auto found = m_entries.constFind(ensemble + QLatin1Char(':') + name);
    return found == m_entries.constEnd() ? nullptr : &*found;
}

QStringList BuiltinInvocables::names() const
{
    return m_entries.keys();
}

} // namespace invocables
