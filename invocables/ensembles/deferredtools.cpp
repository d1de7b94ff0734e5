// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/ensembles/deferredtools.h"

#include "invocables/ensembles/ensemblecatalog.h"
#include "invocables/tools/invocationcontext.h"
#include "model/schema/jsonview.h"

#include <algorithm>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory, model::JsonView;

namespace {

constexpr qsizetype mostFound = 100;
constexpr qsizetype mostEnsemblesNamed = 20;
constexpr qsizetype longestFoundLine = 160;
constexpr int mostFindingWords = 20;

const char findingParameters[] = R"({"type":"object","properties":{
"words":{"type":"string","maxLength":400,"description":"Words to look for in names and descriptions; left out, all are listed."},
"load":{"type":"array","maxItems":50,"items":{"type":"string"},"description":"Names of tools, as they were listed, to be loaded."}
},"additionalProperties":false})";

//! How well a tool answers to the words: names count more than descriptions; 0 where a word is nowhere.
int likenessTo(const Invoker &invoker, const QStringList &words)
{
    int sum = 1;
    for (const QString &word : words) {
        const bool isNamed = invoker.scopedName().contains(word, Qt::CaseInsensitive);
        if (!isNamed && !invoker.description.contains(word, Qt::CaseInsensitive))
            return 0;
        sum += isNamed ? 3 : 1;
    }
    return sum;
}

//! For the model: a line each.
QString foundLines(const QList<InvokerPointer> &tools, const QStringList &words)
{
    QList<std::pair<int, InvokerPointer>> found;
    for (const InvokerPointer &invoker : tools) {
        if (const int like = likenessTo(*invoker, words))
            found.append({like, invoker});
    }
    std::stable_sort(found.begin(), found.end(), [](const auto &left, const auto &right) { return left.first > right.first; });
    QStringList lines;
    for (const auto &[like, invoker] : found.mid(0, mostFound))
        lines.append(invoker->scopedName() + u" - "_s + invoker->description.section(u'\n', 0, 0).left(longestFoundLine));
    if (found.size() > mostFound)
        lines.append(u"[%1 more. Give words that tell them apart.]"_s.arg(found.size() - mostFound));
    if (found.isEmpty())
        lines.append(
            tools.isEmpty() ? u"There are no such tools now."_s : u"No tool has all of these words; there are %1."_s.arg(tools.size()));
    return lines.join(u'\n');
}

//! Makes sure that each server has told its tools, then lists or loads.
class FindToolsJob final : public InvocableJob
{
    Q_OBJECT
    PARLANCE_PHRASED

public:
    FindToolsJob(EnsembleCatalog &catalog, const model::JsonText &arguments, const InvocationContext &context, QObject *parent)
        : InvocableJob(parent)
        , m_catalog(catalog)
        , m_arguments(arguments)
        , m_switches(context.switches)
        , m_wanted {context.origin.conversation, context.folders, context.switches}
    {
        QMetaObject::invokeMethod(this, &FindToolsJob::begin, Qt::QueuedConnection);
    }

    bool hasSentNothing() const override { return true; }

protected:
    void abandon() override { }

private:
    void begin()
    {
        if (isFinished())
            return;
        m_catalog.prepare(
            m_catalog.serversOn(m_switches) + m_catalog.unknownServers(m_switches), m_wanted, this,
            [this](const QStringList &servers) { Q_EMIT progressed(0, 0, tr("Connecting to %1").arg(servers.join(u", "_s))); },
            [this] { answer(); });
    }

    void answer()
    {
        if (isFinished())
            return;
        const auto members = JsonView::of(m_arguments).members();
        const auto result = members["load"].elements().isEmpty() ? find(members["words"].string()) : load(members["load"]);
        if (!result) {
            fail(result.error());
        } else if (beginSuccess()) {
            Q_EMIT succeeded(textResult(*result));
            endSuccess();
        }
    }

    model::Result<QString> find(const QString &words) const
    {
        return foundLines(m_catalog.tools()->deferred(m_switches), words.split(u' ', Qt::SkipEmptyParts).mid(0, mostFindingWords));
    }

    model::Result<QString> load(const JsonView &names) const
    {
        const auto tools = m_catalog.tools();
        const QList<InvokerPointer> all = tools->deferred(m_switches);
        QStringList loaded;
        for (const JsonView &name : names.elements()) {
            const InvokerPointer found = tools->findInvoker(name.string());
            if (!all.contains(found)) {
                return model::failure(ErrorCategory::Validation,
                    phrased("“%1” is not a tool that can be loaded, so none was. Look for it with words first.")
                        .arg(name.string().left(longestFoundLine)));
            }
            loaded.append(tools->wireName(*found));
        }
        return u"Loaded: %1. From the next step on they can be called."_s.arg(loaded.join(u", "_s));
    }

    EnsembleCatalog &m_catalog;
    const model::JsonText m_arguments;
    const model::Switches m_switches;
    const model::ToolsWanted m_wanted;
};

//! It does not grow with the number of tools.
QString findingPurpose(const QList<Ensemble> &ensembles)
{
    QStringList names;
    for (const Ensemble &ensemble : ensembles) {
        if (ensemble.isDeferred)
            names.append(ensemble.title.left(longestFoundLine));
    }
    const QString more = names.size() > mostEnsemblesNamed ? u", and others"_s : QString();
    return u"Finds and loads tools that are not listed here. Look for them with words, then load by name those that are needed; "
           "from the next step on they can be called. There are tools of: %1%2."_s.arg(
               names.mid(0, mostEnsemblesNamed).join(u", "_s), more);
}

} // namespace

Ensemble DeferredTools::ensembleFor(EnsembleCatalog &catalog, const QList<Ensemble> &ensembles, model::SchemaCache &schemas)
{
    auto finder = std::make_shared<Invoker>();
    finder->ensemble = findToolsName.section(u':', 0, 0);
    finder->name = findToolsName.section(u':', 1);
    finder->description = findingPurpose(ensembles);
    finder->argumentsJson = model::JsonText::trusted(findingParameters);
    finder->schema = schemas.compiled(finder->argumentsJson).value_or(nullptr);
    finder->invocable = std::make_shared<DeferredTools>(catalog);
    finder->policies.approval = Approval::Allow;
    finder->policies.idempotent = true;
    finder->policies.writes = false;
    finder->fingerprint = findToolsName;
    Ensemble ensemble;
    ensemble.name = finder->ensemble;
    ensemble.title = QStringLiteral("on demand");
    ensemble.description = QStringLiteral("Finds and loads the tools of ensembles that are deferred.");
    ensemble.invokers = {finder};
    return ensemble;
}

InvocableJob *DeferredTools::invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent)
{
    return new FindToolsJob(m_catalog, arguments, context, parent);
}

} // namespace invocables

#include "deferredtools.moc"
