// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/ensembles/defaultswitch.h"

#include "invocables/ensembles/toolentry.h"
#include "invocables/external/mcp/mcpinvocable.h"
#include "model/descriptors/switchedit.h"

namespace invocables {

using namespace Qt::StringLiterals;
using model::DescriptorFile;
using model::DescriptorLayer;
using model::DescriptorValue;

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
