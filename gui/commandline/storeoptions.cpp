// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/storeoptions.h"

#include "gui/workbench/workbench.h"

namespace gui {

using namespace Qt::StringLiterals;

void StoreOptions::declare(QCommandLineParser &parser)
{
    parser.addOption({u"store"_s,
        tr("The PostgreSQL database that has suites, runs and results: postgresql://[USER@]HOST[:PORT]/DATABASE. Its password is in "
           "PGPASSWORD, PARLANCE_STORE_PASSWORD or the keychain."),
        u"url"_s});
}

model::Result<model::StoreAddress> StoreOptions::address(const QCommandLineParser &parser)
{
    const QString url = parser.value(u"store"_s);
    if (url.isEmpty())
        return model::failure(model::ErrorCategory::Usage, tr("Which store? Give --store postgresql://HOST/DATABASE."));
    return model::StoreAddress::parse(url);
}

void StoreOptions::open(const QCommandLineParser &parser, Workbench &workbench, model::PostgresPurpose purpose, QObject *context,
    const EvaluationGround::Made &done)
{
    if (!parser.isSet(u"store"_s)) {
        done(EvaluationGround::onThisMachine(workbench));
        return;
    }
    const auto where = address(parser);
    if (!where)
        return done(tl::make_unexpected(where.error()));
    EvaluationGround::inStore(workbench, *where, purpose, context, done);
}

} // namespace gui
