// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/casefile.h"

#include "model/archives/jsonpieces.h"
#include "model/text/csvreader.h"
#include "model/yaml/yamlreader.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QStringDecoder>

#include <algorithm>
#include <utility>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct CaseFileTexts {
    Q_DECLARE_TR_FUNCTIONS(model::CaseFile)
};

tl::unexpected<Error> wrongAt(const QString &name, qint64 line, const QString &what)
{
    return failure(ErrorCategory::Usage, line > 0 ? u"%1:%2: %3"_s.arg(name, QString::number(line), what) : u"%1: %2"_s.arg(name, what));
}

//! Puts a case to the others; `line` is 0 where it is not known.
Result<void> addCase(CaseFile &file, EvaluationCase made, const QString &name, qint64 line)
{
    if (file.cases.size() >= CaseFile::mostCases)
        return wrongAt(name, line, CaseFileTexts::tr("there are more than %1 cases").arg(CaseFile::mostCases));
    for (const Expectation &each : std::as_const(made.expect)) {
        if (!each.fault.isEmpty())
            file.remarks.append({name, {int(line), 1}, Diagnostic::Severity::Warning,
                CaseFileTexts::tr("“%1” cannot be judged: %2").arg(each.type, each.fault)});
    }
    file.name = name;
    file.cases.append(std::move(made));
    file.lines.append(line);
    return {};
}

Result<CaseFile> readJsonCases(const QByteArray &bytes, const QString &name)
{
    QBuffer device;
    device.setData(bytes);
    device.open(QIODevice::ReadOnly);
    JsonPieces pieces(device);
    CaseFile file;
    while (true) {
        const auto piece = pieces.next();
        if (!piece)
            return wrongAt(name, pieces.line(), piece.error().message);
        if (!*piece)
            return file;
        auto made = EvaluationCase::read(**piece);
        if (!made)
            return wrongAt(name, pieces.line(), made.error().message);
        if (const auto added = addCase(file, std::move(*made), name, pieces.line()); !added)
            return tl::make_unexpected(added.error());
    }
}

//! In UTF-8, or in what its first bytes say.
Result<QString> textOfTable(const QByteArray &bytes, const QString &name)
{
    const auto encoding = QStringConverter::encodingForData(bytes).value_or(QStringConverter::Utf8);
    QStringDecoder decoder(encoding, QStringDecoder::Flag::Stateless);
    QString text = decoder.decode(bytes);
    if (!decoder.hasError())
        return text;
    const qint64 line = text.left(text.indexOf(QChar::ReplacementCharacter)).count(u'\n') + 1;
    return wrongAt(name, line, CaseFileTexts::tr("this is not UTF-8; save the table in that encoding"));
}

//! Which of its columns cannot be: several may say what is expected, each other is there once.
QString faultOfColumns(const QStringList &columns)
{
    for (qsizetype index = 0; index < columns.size(); ++index) {
        const QString &column = columns.at(index);
        const bool mayRepeat = column.isEmpty() || column == u"expected" || column.startsWith("__expected"_L1);
        if (!mayRepeat && columns.indexOf(column) < index)
            return CaseFileTexts::tr("the column “%1” is there twice").arg(column);
    }
    return {};
}

//! A cell of a table, by what its column is called. \return why it cannot be taken; empty where it was.
QString takeCell(EvaluationCase &made, const QString &column, const QString &cell)
{
    if (column.startsWith("__expected"_L1)) {
        if (!cell.trimmed().isEmpty())
            made.expect.append(Expectation::ofCell(cell));
    } else if (column == u"expected") {
        made.expect.append(Expectation::ofCell(cell));
    } else if (column == u"__description") {
        made.description = cell.simplified();
    } else if (column == u"__threshold") {
        bool isNumber = false;
        const double value = cell.toDouble(&isNumber);
        if (!cell.trimmed().isEmpty() && !(isNumber && value >= 0 && value <= 1))
            return CaseFileTexts::tr("__threshold is a number from 0 to 1, as 0.5, not “%1”").arg(cell.simplified());
        if (isNumber)
            made.threshold = value;
    } else if (column == u"id") {
        made.id = cell.simplified();
    } else if (column == u"input") {
        made.input = cell;
    } else if (!column.startsWith("__"_L1)) {
        made.vars.insert(column, cell);
    }
    return {};
}

Result<CaseFile> readCsvCases(const QByteArray &bytes, const QString &name)
{
    const auto text = textOfTable(bytes, name);
    if (!text)
        return tl::make_unexpected(text.error());
    CsvReader reader(*text);
    QStringList columns = reader.next();
    for (QString &column : columns)
        column = column.trimmed();
    if (const QString fault = faultOfColumns(columns); !fault.isEmpty())
        return wrongAt(name, 1, fault);
    CaseFile file;
    for (QStringList row = reader.next(); !row.isEmpty(); row = reader.next()) {
        if (row.size() > columns.size())
            return wrongAt(
                name, reader.line(), CaseFileTexts::tr("the row has %1 cells, the table %2 columns").arg(row.size()).arg(columns.size()));
        EvaluationCase made;
        for (qsizetype index = 0; index < row.size(); ++index) {
            if (const QString fault = takeCell(made, columns.at(index), row.at(index)); !fault.isEmpty())
                return wrongAt(name, reader.line(), fault);
        }
        if (made.input.isEmpty() && made.vars.isEmpty())
            return wrongAt(name, reader.line(), CaseFileTexts::tr("the case has no input"));
        if (const auto added = addCase(file, std::move(made), name, reader.line()); !added)
            return tl::make_unexpected(added.error());
    }
    if (reader.isUnfinished())
        return wrongAt(name, reader.line(), CaseFileTexts::tr("a quotation mark that begins here does not end"));
    return file;
}

//! The members of the test that all have, where the test does not say otherwise; assertions come together.
JsonText withDefaults(const JsonText &test, const JsonText &standard)
{
    QJsonObject merged = standard.read().toObject();
    const QJsonObject own = test.read().toObject();
    for (auto member = own.begin(); member != own.end(); ++member) {
        const QJsonValue before = merged.value(member.key());
        if (member.key() == u"assert" && before.isArray()) {
            QJsonArray both = before.toArray();
            for (const QJsonValue &each : member.value().toArray())
                both.append(each);
            merged.insert(member.key(), both);
        } else if (before.isObject() && member.value().isObject()) {
            QJsonObject both = before.toObject();
            const QJsonObject more = member.value().toObject();
            for (auto each = more.begin(); each != more.end(); ++each)
                both.insert(each.key(), each.value());
            merged.insert(member.key(), both);
        } else {
            merged.insert(member.key(), member.value());
        }
    }
    return JsonText::of(merged);
}

//! As promptfoo does (“Configuration”, vars): a test whose variables have lists of values is one for each combination of them, unless
//! its options say `disableVarExpansion`. \return `most` of them, and one more where there are more.
QList<JsonText> combinationsOf(const JsonText &test, qsizetype most)
{
    QJsonObject object = test.read().toObject();
    const QJsonObject vars = object.value("vars"_L1).toObject();
    QList<QJsonObject> combinations {vars};
    for (auto each = vars.begin(); each != vars.end(); ++each) {
        const QJsonArray values = each.value().toArray();
        if (values.isEmpty() || object.value("options"_L1).toObject().value("disableVarExpansion"_L1).toBool())
            continue;
        for (const QJsonObject &combination : std::exchange(combinations, {})) {
            for (const QJsonValue &value : values) {
                if (combinations.size() > most)
                    break;
                combinations.append(combination);
                combinations.last().insert(each.key(), value);
            }
        }
    }
    QList<JsonText> tests;
    for (const QJsonObject &combination : std::as_const(combinations)) {
        if (!vars.isEmpty())
            object.insert("vars"_L1, combination);
        tests.append(JsonText::of(object));
    }
    return tests;
}

//! The prompt of a configuration that has just one, as a text.
QString onlyPrompt(const JsonText &root)
{
    const QJsonArray prompts = root.read().toObject().value("prompts"_L1).toArray();
    const QString text = prompts.size() == 1 ? prompts.first().toString() : QString();
    return text.startsWith("file://"_L1) ? QString() : text;
}

Result<CaseFile> readYamlCases(const QByteArray &bytes, const QString &name)
{
    constexpr qsizetype largestYaml = qsizetype(16) * 1024 * 1024;
    if (bytes.size() > largestYaml)
        return wrongAt(name, 0, CaseFileTexts::tr("it is larger than 16 MiB; write many cases as lines of JSON"));
    const YamlText yaml = YamlText::read(bytes, YamlText::Kind::Configuration);
    if (yaml.fault)
        return wrongAt(name, yaml.fault->first.line, yaml.fault->second);
    const JsonText root = yaml.root.toJson();
    const auto tests = root.isObject() ? root.member(u"tests") : std::optional<JsonText>(root);
    if (!tests || !tests->bytes().startsWith('['))
        return wrongAt(name, 0, CaseFileTexts::tr("there is no list of tests"));
    const JsonText standard = root.member(u"defaultTest").value_or(JsonText::trusted("{}"));
    const QString prompt = onlyPrompt(root);
    CaseFile file;
    qint64 number = 0;
    // Lists and defaults make much of little.
    qint64 left = CaseFile::largest;
    for (const auto &[key, test] : tests->members()) {
        const auto wrong = [&name, at = ++number](
                               const QString &what) { return wrongAt(name, 0, CaseFileTexts::tr("test %1: %2").arg(at).arg(what)); };
        if (!test.isObject())
            return wrong(CaseFileTexts::tr("it is not a table; no other file is read for it"));
        const JsonText whole = withDefaults(test, standard);
        const qsizetype most = std::min<qsizetype>(CaseFile::mostCases - file.cases.size(), left / whole.bytes().size());
        const QList<JsonText> combinations = combinationsOf(whole, most);
        if (combinations.size() > most)
            return wrong(CaseFileTexts::tr("there are more than %1 cases").arg(file.cases.size() + most));
        left -= combinations.size() * whole.bytes().size();
        for (const JsonText &each : combinations) {
            auto made = EvaluationCase::read(each);
            if (!made)
                return wrong(made.error().message);
            if (made->input.isEmpty())
                made->input = prompt;
            if (const auto added = addCase(file, std::move(*made), name, 0); !added)
                return tl::make_unexpected(added.error());
        }
    }
    return file;
}

} // namespace

Result<CaseFile> CaseFile::read(const QString &path)
{
    const QFileInfo info(path);
    if (!info.isFile())
        return wrongAt(path, 0, CaseFileTexts::tr("there is no such file"));
    if (info.size() > largest)
        return wrongAt(path, 0, CaseFileTexts::tr("it is larger than 256 MiB, the most that is read as cases"));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return wrongAt(path, 0, CaseFileTexts::tr("it cannot be read: %1").arg(file.errorString()));
    return parse(file.read(largest), path);
}

Result<CaseFile> CaseFile::parse(const QByteArray &bytes, const QString &name)
{
    const QString ending = QFileInfo(name).suffix().toLower();
    if (ending == u"csv" || ending == u"tsv")
        return readCsvCases(bytes, name);
    if (ending == u"yaml" || ending == u"yml")
        return readYamlCases(bytes, name);
    if (ending == u"jsonl" || ending == u"json" || ending == u"ndjson")
        return readJsonCases(bytes, name);
    return wrongAt(name, 0, CaseFileTexts::tr("cases are in a .jsonl, .json, .csv or .yaml file"));
}

} // namespace model
