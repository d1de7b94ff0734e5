// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/ensembles/toolentry.h"

#include "invocables/external/mcp/mcpinvocable.h"
#include "model/descriptors/switchedit.h"
#include "model/toml/tomlscanner.h"

#include <QCoreApplication>

#include <algorithm>

namespace invocables {

using namespace Qt::StringLiterals;
using model::DescriptorFile, model::DescriptorLayer, model::DescriptorValue;

namespace {

struct ToolEntryTexts {
    Q_DECLARE_TR_FUNCTIONS(ToolEntry)
};

bool isFor(const DescriptorValue &entry, const QString &tool)
{
    return entry[u"name"].string() == tool;
}

//! JSON pointer of the entry for a tool; empty where there is none.
QString entryOf(const QByteArray &text, const QString &tool)
{
    const DescriptorFile file = DescriptorFile::parse(text, {});
    const DescriptorValue::Array &entries = file.root[u"invokers"].array();
    const auto entry = std::find_if(entries.begin(), entries.end(), [&tool](const DescriptorValue &each) { return isFor(each, tool); });
    return entry == entries.end() ? QString() : u"/invokers/%1"_s.arg(entry - entries.begin());
}

} // namespace

model::Result<QByteArray> withToolEntry(const QByteArray &text, const QString &tool, const QByteArray &line)
{
    const DescriptorFile before = DescriptorFile::parse(text, {});
    if (model::hasErrors(before.diagnostics))
        return model::failure(model::ErrorCategory::Validation, before.diagnostics.first().message);
    const DescriptorValue::Array &entries = before.root[u"invokers"].array();
    if (std::any_of(entries.begin(), entries.end(), [&tool](const DescriptorValue &entry) { return isFor(entry, tool); }))
        return model::failure(model::ErrorCategory::Usage, ToolEntryTexts::tr("The descriptor has an entry for %1 already.").arg(tool));
    const QByteArray end = text.isEmpty() || text.endsWith('\n') ? QByteArray() : QByteArray("\n");
    const QByteArray whole = text + end + "\n[[invokers]]\nname = " + model::writtenString(tool).toUtf8() + '\n' + line + '\n';
    const DescriptorFile after = DescriptorFile::parse(whole, {});
    const DescriptorValue::Array &changed = after.root[u"invokers"].array();
    const bool isThere = !model::hasErrors(after.diagnostics) && changed.size() == entries.size() + 1 && isFor(changed.last(), tool);
    if (!isThere) {
        return model::failure(model::ErrorCategory::Usage,
            ToolEntryTexts::tr("The descriptor is written in a way in which no entry for %1 can be added.").arg(tool));
    }
    return whole;
}

model::Result<DefaultSwitch> approvalEntry(const Ensemble &ensemble, const Invoker &tool, Approval approval)
{
    const auto bytes = DescriptorFile::bytesOf(ensemble.path);
    if (!bytes)
        return model::failure(model::ErrorCategory::Storage, bytes.error().diagnostics.first().message);
    const QString entry = entryOf(*bytes, servedName(tool));
    const QString word = approvalNames.nameOf(approval);
    const auto edited = entry.isEmpty() ? withToolEntry(*bytes, servedName(tool), "approval = \"" + word.toLatin1() + '"')
                                        : model::withWord(*bytes, entry, u"approval"_s, word);
    return edited.map([&](const QByteArray &text) { return DefaultSwitch {ensemble.path, text}; });
}

namespace {

struct Place {
    QString path;
    //! JSON pointer of the table with the switch; empty where that has to be added.
    QString table;
};

//! A tool's entry in its ensemble has the last word where it says something; else its own file does.
Place placeOfSwitch(const Ensemble &ensemble, const InvokerPointer &tool)
{
    if (!tool)
        return {ensemble.path, u"/ensemble"_s};
    const DescriptorFile file = DescriptorFile::read(ensemble.path);
    const DescriptorValue::Array &entries = file.root[u"invokers"].array();
    for (qsizetype index = 0; index < entries.size(); ++index) {
        const DescriptorValue &entry = entries.at(index);
        const QString source = entry[u"source"].string().value_or(QString());
        const bool isNamed = entry[u"name"].string() == servedName(*tool);
        const bool isSource = !source.isEmpty() && tool->path.endsWith(u'/' + source);
        if (isNamed || (isSource && !entry[u"enabled"].isNone()))
            return {ensemble.path, u"/invokers/%1"_s.arg(index)};
    }
    // A server's tool has no file of its own.
    return ensemble.server ? Place {ensemble.path, {}} : Place {tool->path, u"/invoker"_s};
}

//! What is shipped is not written to: a person's copy stands in for it.
QString writablePath(const model::DescriptorCatalog &descriptors, const QString &path)
{
    const QString shipped = descriptors.folderFor(DescriptorLayer::BuiltIn) + u'/';
    return path.startsWith(shipped) ? descriptors.folderFor(DescriptorLayer::User) + u'/' + path.mid(shipped.size()) : path;
}

} // namespace

model::Result<DefaultSwitch> defaultSwitch(
    const model::DescriptorCatalog &descriptors, const Ensemble &ensemble, const InvokerPointer &tool, bool on)
{
    const Place place = placeOfSwitch(ensemble, tool);
    const auto bytes = DescriptorFile::bytesOf(place.path);
    if (!bytes)
        return model::failure(model::ErrorCategory::Storage, bytes.error().diagnostics.first().message);
    const auto edited = place.table.isEmpty() ? withToolEntry(*bytes, servedName(*tool), on ? "enabled = true" : "enabled = false")
                                              : model::withSwitch(*bytes, place.table, u"enabled"_s, on);
    return edited.map([&](const QByteArray &text) { return DefaultSwitch {writablePath(descriptors, place.path), text}; });
}

} // namespace invocables
