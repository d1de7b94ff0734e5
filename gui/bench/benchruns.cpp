// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/bench/benchruns.h"

#include "gui/shared/tooltips.h"
#include "gui/transcript/rowtexts.h"
#include "model/basics/overloaded.h"
#include "model/basics/privatefile.h"
#include "model/conversation/canisterjson.h"
#include "model/evaluation/evaluationcase.h"
#include "model/schema/jsonwriter.h"
#include "model/text/amounts.h"
#include "model/text/moments.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QSaveFile>

namespace gui {

using namespace Qt::StringLiterals;
using model::InvocationState, model::JsonText;

namespace {

struct BenchRunTexts {
    Q_DECLARE_TR_FUNCTIONS(BenchRun)
};

QString bounded(const QString &text)
{
    if (text.size() <= BenchRun::longestText)
        return text;
    return text.left(BenchRun::longestText) + u'\n'
        + BenchRunTexts::tr("[%n character(s) more]", nullptr, int(text.size() - BenchRun::longestText));
}

//! What a model gets of a result: texts, data as JSON, and pictures by what they are.
QString textOfContents(const model::Contents &contents)
{
    QStringList parts;
    for (const model::Content &content : contents) {
        parts.append(std::visit(model::Overloaded {[](const model::TextContent &text) { return text.text; },
                                    [](const model::DataContent &data) { return data.json.toString(); },
                                    [](const model::FileContent &file) { return model::inWords(file); },
                                    [](const model::ThoughtContent &thought) { return thought.text; },
                                    [](const model::ImageContent &image) {
                                        return BenchRunTexts::tr("[%1, %2]").arg(image.mimeType, model::sizeInWords(image.data.size()));
                                    }},
            content));
    }
    return parts.join(u"\n\n"_s);
}

void writeSteps(model::JsonWriter &writer, const QList<model::InvocationStep> &steps)
{
    writer.key(u"steps"_s).beginArray();
    for (const model::InvocationStep &step : steps) {
        writer.beginObject().member(u"name"_s, step.name).key(u"milliseconds"_s).number(step.milliseconds);
        writer.member(u"remark"_s, step.remark).endObject();
    }
    writer.endArray();
}

QList<model::InvocationStep> readSteps(const JsonText &array)
{
    constexpr int mostSteps = 100;
    QList<model::InvocationStep> steps;
    for (const auto &[name, step] : array.members().mid(0, mostSteps)) {
        const QJsonValue read = step.read();
        steps.append({read[u"name"_s].toString(), read[u"milliseconds"_s].toDouble(), read[u"remark"_s].toString()});
    }
    return steps;
}

} // namespace

BenchRun BenchRun::of(const model::InvocationOutcome &outcome, const JsonText &arguments)
{
    BenchRun run;
    run.id = outcome.invocation;
    run.when = QDateTime::currentDateTimeUtc();
    run.tool = outcome.name;
    run.arguments = arguments;
    run.edited = outcome.editedArguments;
    run.state = outcome.state;
    run.milliseconds = outcome.milliseconds;
    run.forModel = bounded(textOfContents(outcome.contents));
    const QString shown = outcome.display.isEmpty() ? outcome.whole : outcome.display;
    run.forPerson = shown.isEmpty() ? run.forModel : bounded(shown);
    run.raw = bounded(model::toJson(outcome.contents).indented().toString());
    run.error = outcome.error;
    run.breaksTurn = outcome.breaksTurn;
    run.steps = outcome.steps;
    return run;
}

JsonText BenchRun::toJson() const
{
    model::JsonWriter writer;
    writer.beginObject().member(u"id"_s, id).member(u"when"_s, when.toString(Qt::ISODateWithMs)).member(u"tool"_s, tool);
    writer.member(u"arguments"_s, arguments);
    if (!edited.isEmpty())
        writer.member(u"edited"_s, edited);
    writer.member(u"state"_s, model::toWire(state)).key(u"milliseconds"_s).number(milliseconds);
    writer.member(u"model"_s, forModel).member(u"person"_s, forPerson).member(u"raw"_s, raw);
    if (error) {
        writer.key(u"error"_s).beginObject().member(u"category"_s, model::toWire(error->category));
        writer.member(u"message"_s, error->message).member(u"detail"_s, error->detail).endObject();
    }
    writer.flag(u"breaks-turn"_s, breaksTurn);
    writeSteps(writer, steps);
    return writer.member(u"exchanges"_s, qint64(exchanges)).endObject().text();
}

BenchRun BenchRun::fromJson(const JsonText &text)
{
    const auto word = [&text](const QString &name) { return text.member(name).value_or(JsonText()).read().toString(); };
    const auto number = [&text](const QString &name) { return text.member(name).value_or(JsonText()).read().toDouble(); };
    BenchRun run;
    run.id = word(u"id"_s);
    run.when = QDateTime::fromString(word(u"when"_s), Qt::ISODateWithMs);
    run.tool = word(u"tool"_s);
    run.arguments = text.member(u"arguments"_s).value_or(JsonText());
    run.edited = text.member(u"edited"_s).value_or(JsonText());
    run.state = model::invocationStateFromWire(word(u"state"_s));
    run.milliseconds = number(u"milliseconds"_s);
    run.forModel = bounded(word(u"model"_s));
    run.forPerson = bounded(word(u"person"_s));
    run.raw = bounded(word(u"raw"_s));
    if (const auto error = text.member(u"error"_s)) {
        const QJsonValue read = error->read();
        run.error = model::Error {
            model::errorCategoryFromWire(read[u"category"_s].toString()), read[u"message"_s].toString(), read[u"detail"_s].toString()};
    }
    run.breaksTurn = text.member(u"breaks-turn"_s).value_or(JsonText()).read().toBool();
    run.steps = readSteps(text.member(u"steps"_s).value_or(JsonText()));
    run.exchanges = int(number(u"exchanges"_s));
    return run;
}

QString comparableText(const BenchRun &run)
{
    const JsonText &arguments = run.edited.isEmpty() ? run.arguments : run.edited;
    return run.tool + u'\n' + arguments.indented().toString() + u"\n\n"_s + run.forModel;
}

QString exampleText(const BenchRun &run)
{
    constexpr qsizetype longestResult = 200;
    const JsonText &arguments = run.edited.isEmpty() ? run.arguments : run.edited;
    QString result = run.forModel.simplified();
    if (result.size() > longestResult)
        result = result.left(longestResult) + u'…';
    return BenchRunTexts::tr("Example: %1 gives: %2").arg(arguments.compacted().toString(), result);
}

QString caseText(const BenchRun &run)
{
    const model::CaseCall call {run.tool, run.edited.isEmpty() ? run.arguments : run.edited};
    return model::EvaluationCase::of(call, run.forModel).toJson().toString();
}

BenchRuns::BenchRuns(QString path, QObject *parent)
    : QAbstractListModel(parent)
    , m_path(std::move(path))
{
    m_writer.setMaxThreadCount(1);
    m_settle.setSingleShot(true);
    m_settle.setInterval(200);
    connect(&m_settle, &QTimer::timeout, this, &BenchRuns::save);
    read();
}

BenchRuns::~BenchRuns()
{
    if (m_settle.isActive())
        save();
    m_writer.waitForDone();
}

void BenchRuns::read()
{
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    const auto runs = model::JsonText::parse(file.read(2 * largestFile));
    if (!runs || runs->isObject())
        return;
    for (const auto &[name, run] : runs->members().mid(0, mostRuns)) {
        if (run.isObject())
            m_runs.append(BenchRun::fromJson(run));
    }
}

void BenchRuns::add(const BenchRun &run)
{
    if (m_runs.size() >= mostRuns) {
        const int last = int(m_runs.size()) - 1;
        beginRemoveRows({}, last, last);
        m_runs.removeLast();
        endRemoveRows();
    }
    beginInsertRows({}, 0, 0);
    m_runs.prepend(run);
    endInsertRows();
    m_settle.start();
}

void BenchRuns::clear()
{
    beginResetModel();
    m_runs.clear();
    endResetModel();
    m_settle.start();
}

int BenchRuns::newestOf(const QString &tool) const
{
    for (int row = 0; row < m_runs.size(); ++row) {
        if (m_runs[row].tool == tool)
            return row;
    }
    return -1;
}

void BenchRuns::save()
{
    m_writer.start([path = m_path, runs = m_runs] {
        QByteArray text = "[";
        for (const BenchRun &run : runs) {
            const QByteArray written = run.toJson().bytes();
            if (text.size() + written.size() > largestFile)
                break;
            text += (text.size() > 1 ? ",\n" : "\n") + written;
        }
        model::makePrivateFolder(QFileInfo(path).absolutePath());
        QSaveFile file(path);
        if (model::openPrivately(file) && model::writeWhole(file, text + "\n]\n"))
            model::commitWhole(file);
    });
}

int BenchRuns::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_runs.size());
}

QVariant BenchRuns::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const BenchRun &run = m_runs.at(index.row());
    // Short, since the arguments are what tells the runs apart.
    const QDateTime then = run.when.toLocalTime();
    const bool isOfToday = then.date() == QDate::currentDate();
    const QString when = isOfToday ? model::timeOfDay(then.time()) : QLocale().toString(then.date(), QLocale::ShortFormat);
    const QString end = run.error ? model::toWire(run.error->category) : sizeAndTime(run.forModel.toUtf8().size(), run.milliseconds);
    if (role == Qt::DisplayRole)
        return u"%1 · %2 · %3 · %4"_s.arg(run.tool, summaryOfArguments(run.arguments.bytes()), end, when);
    if (role == Qt::ToolTipRole)
        return toolTipText(run.arguments.indented().toString().left(1000));
    return {};
}

} // namespace gui
