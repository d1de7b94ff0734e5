// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/runschema.h"

#include <QCoreApplication>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct RunSchemaTexts {
    Q_DECLARE_TR_FUNCTIONS(model::RunSchema)
};

} // namespace

QStringList runSchemaStep(int from, const RunSchemaWords &words)
{
    if (from == 1)
        return {
            u"CREATE TABLE preferences (suite text NOT NULL, one text NOT NULL, other text NOT NULL, better integer NOT NULL, "
            "PRIMARY KEY (suite, one, other))"_s,
        };
    return {
        u"CREATE TABLE parlance (version integer NOT NULL)"_s,
        u"INSERT INTO parlance (version) VALUES (1)"_s,
        u"CREATE TABLE evaluations (id text PRIMARY KEY, suite text NOT NULL, begun bigint NOT NULL, state integer NOT NULL DEFAULT 0, "
        "total bigint NOT NULL, content text NOT NULL, fresh integer NOT NULL DEFAULT 0)"_s,
        u"CREATE INDEX evaluations_by_suite ON evaluations (suite, id)"_s,
        u"CREATE TABLE providers (name text PRIMARY KEY, most integer NOT NULL, paused bigint NOT NULL DEFAULT 0)"_s,
        u"CREATE TABLE runs (run %1, evaluation text NOT NULL REFERENCES evaluations (id) ON DELETE CASCADE, number bigint NOT NULL, "
        "case_id text NOT NULL, variant text NOT NULL, repeat integer NOT NULL, provider text NOT NULL, answer_key text NOT NULL, "
        "key text NOT NULL, state integer NOT NULL DEFAULT 0, worker text NOT NULL DEFAULT '', lease bigint NOT NULL DEFAULT 0, "
        "attempt integer NOT NULL DEFAULT 0, outcome text, verdict integer, kept integer NOT NULL DEFAULT 0, "
        "grade integer NOT NULL DEFAULT 0, finished bigint NOT NULL DEFAULT 0)"_s.arg(words.serialKey),
        u"CREATE UNIQUE INDEX runs_by_number ON runs (evaluation, number)"_s,
        u"CREATE INDEX runs_waiting ON runs (provider, run) WHERE state = 0"_s,
        u"CREATE INDEX runs_waiting_of ON runs (evaluation, provider, run) WHERE state = 0"_s,
        u"CREATE INDEX runs_taken ON runs (provider) WHERE state = 1"_s,
        u"CREATE INDEX runs_left ON runs (evaluation) WHERE state < 2"_s,
        u"CREATE INDEX runs_by_key ON runs (key, run) WHERE state = 2"_s,
        u"CREATE INDEX runs_by_answer ON runs (answer_key, run) WHERE state = 2"_s,
        u"CREATE INDEX runs_of_worker ON runs (worker) WHERE state = 1"_s,
        u"CREATE TABLE conversations (id text PRIMARY KEY, evaluation text NOT NULL REFERENCES evaluations (id) ON DELETE CASCADE, "
        "content %1 NOT NULL)"_s.arg(words.bytes),
    };
}

Result<int> runSchemaVersion(RunConnection &connection)
{
    return connection.rows(u"SELECT max(version) FROM parlance"_s).map([](const RunConnection::Rows &rows) {
        return rows.isEmpty() ? 0 : rows.first().first().toInt();
    });
}

Result<void> migrateRuns(RunConnection &connection, int version, const RunSchemaWords &words)
{
    if (version > currentRunSchema)
        return failure(ErrorCategory::Storage,
            RunSchemaTexts::tr(
                "The evaluations are of version %1, which is newer than this program knows (%2). They have been left as they are.")
                .arg(version)
                .arg(currentRunSchema));
    if (version == currentRunSchema)
        return {};
    return connection.together([&]() -> Result<void> {
        for (int step = version; step < currentRunSchema; ++step) {
            for (const QString &statement : runSchemaStep(step, words)) {
                if (const auto done = connection.change(statement); !done)
                    return tl::make_unexpected(done.error());
            }
        }
        return connection.change(u"UPDATE parlance SET version = ?"_s, {currentRunSchema}).map([](qint64) {});
    });
}

} // namespace model
