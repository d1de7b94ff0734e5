// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/characters/characterreader.h"

#include "model/gram/gramreader.h"
#include "model/gram/signature.h"
#include "model/schema/jsonwriter.h"

#include <QCoreApplication>
#include <QHash>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

QString ownText(const DescriptorValue &value)
{
    return value.string().value_or(QString());
}

} // namespace

QString CharacterPrompt::of(
    const DescriptorValue &character, const QString &instruction, const QString &model, const QDateTime &now, QRandomGenerator &chance)
{
    const QString own = ownText(character[u"instructions"][u"instruction_prompt"]);
    QHash<QString, QString> filled {{u"basics"_s, ownText(character[u"basics"])}, {u"style"_s, ownText(character[u"style"])},
        {u"language"_s, languageOf(character)}, {u"character"_s, own.isEmpty() ? instruction : own}, {u"model"_s, model},
        {u"date"_s, now.date().toString(Qt::ISODate)}, {u"time"_s, now.time().toString(u"HH:mm"_s)}};
    for (const DescriptorValue::Member &choice : character[u"choices"].table())
        filled.insert(choice.key, chosen(choice.value, chance));
    const QString pattern = character[u"template"].string().value_or(usual());
    static const QRegularExpression slot(u"\\{([A-Za-z0-9_-]+)\\}"_s);
    QString prompt;
    qsizetype at = 0;
    // What is filled in may hold braces itself, which are left alone.
    for (auto matches = slot.globalMatch(pattern); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        prompt += QStringView(pattern).sliced(at, match.capturedStart() - at);
        prompt += filled.value(match.captured(1), match.captured());
        at = match.capturedEnd();
    }
    prompt += QStringView(pattern).sliced(at);
    // Slots without anything leave empty lines.
    static const QRegularExpression empty(u"\\n{3,}"_s);
    return prompt.replace(empty, u"\n\n"_s).trimmed();
}

QString CharacterPrompt::usual()
{
    return u"{basics}\n\n{style}\n\n{language}\n\n{character}"_s;
}

//! In words for the model, which are never translated.
QString CharacterPrompt::languageOf(const DescriptorValue &character)
{
    static const QHash<QString, QString> sentences {{u"en"_s, u"Speak English."_s}, {u"fr"_s, u"Speak French."_s},
        {u"en/fr"_s, u"Speak English, and French with whoever speaks French to you."_s},
        {u"fr/en"_s, u"Speak French, and English with whoever speaks English to you."_s}};
    return character[u"language"].string().value_or(sentences.value(ownText(character[u"instructions"][u"language"])));
}

QString CharacterPrompt::chosen(const DescriptorValue &choice, QRandomGenerator &chance)
{
    QStringList texts = choice[u"from"].strings();
    QStringList taken;
    for (qint64 left = choice[u"count"].integer().value_or(1); left > 0 && !texts.isEmpty(); --left)
        taken.append(texts.takeAt(chance.bounded(int(texts.size()))));
    return taken.join(u'\n');
}

namespace {

struct CharacterReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(CharacterReader)
};

std::chrono::milliseconds inMilliseconds(double seconds)
{
    return std::chrono::milliseconds(qRound64(seconds * 1000));
}

bool isError(const CharacterFault &fault)
{
    return fault.isError;
}

} // namespace

Character CharacterReader::read(const DescriptorFile &file, const IsBound &isBound, const Misfit &misfit)
{
    return CharacterReader(file, isBound, misfit).read();
}

Character CharacterReader::read()
{
    m_character.enter(CharacterState::Loading);
    attributes();
    limits();
    m_character.enter(CharacterState::ValidatingTools);
    const JsonText list = tools();
    const auto isBound = [this](const QString &name) {
        const bool bound = !m_isBound || m_isBound(name);
        if (!bound && !m_unbound.contains(name))
            m_unbound.append(name);
        return bound;
    };
    CharacterTools::Loaded loaded = CharacterTools::load(list, isBound, m_character.limits, m_misfit);
    m_character.faults = m_found + loaded.faults;
    const bool isWrong = hasErrors(m_file.diagnostics) || std::any_of(m_found.begin(), m_found.end(), isError);
    m_character.enter(isWrong ? CharacterState::FailedValidation : loaded.state);
    for (const CharacterFault &fault : std::as_const(m_character.faults))
        diagnose(fault);
    sortByPosition(m_character.diagnostics);
    if (m_character.isLoaded())
        specifications(list);
    return m_character;
}

void CharacterReader::attributes()
{
    const DescriptorValue &instructions = m_table[u"instructions"];
    m_character.name = m_table[u"name"].string().value_or(QString());
    m_character.namePosition = m_table[u"name"].isNone() ? m_file.root.keyPosition(u"character") : m_table[u"name"].position();
    if (!m_table[u"voice"].isNone())
        m_character.voice = m_table[u"voice"].toJson();
    m_character.language = instructions[u"language"].string().value_or(QString());
    m_character.comment = m_table[u"metadata"][u"comment"].string().value_or(QString());
    m_character.isGood = m_table[u"metadata"][u"good"].boolean().value_or(true);
    const QString instruction = m_file.root[u"agent"][u"instruction"].string().value_or(QString());
    const QString model = m_file.root[u"agent"][u"model"].string().value_or(QString());
    m_character.prompt = CharacterPrompt::of(m_table, instruction, model, QDateTime::currentDateTime(), *QRandomGenerator::global());
    if (m_character.name.isEmpty())
        missing(u"CHARACTER_NAME"_s);
    if (instruction.isEmpty() && instructions[u"instruction_prompt"].string().value_or(QString()).isEmpty())
        missing(u"INSTRUCTIONS"_s);
}

void CharacterReader::missing(const QString &attribute)
{
    m_found.append({u"MissingAttribute"_s, attribute, u"Missing required attribute: %1"_s.arg(attribute)});
}

void CharacterReader::limits()
{
    const DescriptorValue &table = m_table[u"limits"];
    CharacterLimits &limits = m_character.limits;
    const auto take = [&table](QStringView key, auto &limit) {
        limit = std::max<qint64>(1, std::min<qint64>(table[key].integer().value_or(limit), 1'000'000));
    };
    take(u"tools", limits.tools);
    take(u"name-length", limits.nameLength);
    take(u"description-length", limits.descriptionLength);
    take(u"properties", limits.properties);
    take(u"enumerations", limits.enumerations);
    take(u"arguments-size", limits.argumentsSize);
    take(u"result-size", limits.resultSize);
    if (const auto seconds = table[u"timeout"].number())
        limits.timeout = inMilliseconds(*seconds);
    for (const DescriptorValue::Member &tool : table[u"timeouts"].table()) {
        if (const auto seconds = tool.value.number())
            limits.timeouts.insert(tool.key, inMilliseconds(*seconds));
    }
    limits.isStrict = table[u"strict"].boolean().value_or(limits.isStrict);
}

JsonText CharacterReader::tools()
{
    const DescriptorValue &inTable = m_table[u"tools"];
    const DescriptorValue::Array &own = m_file.root[u"tools"].array();
    // No list: the check says so.
    if (own.isEmpty() || !(inTable.isNone() || inTable.isArray()))
        return inTable.isNone() ? JsonText() : inTable.toJson();
    JsonWriter writer;
    writer.beginArray();
    m_inTable = inTable.array().size();
    for (const DescriptorValue &tool : inTable.array())
        writer.splice(tool.toJson());
    for (qsizetype index = 0; index < own.size(); ++index)
        writer.splice(ownTool(own[index], m_inTable + index));
    return writer.endArray().text();
}

JsonText CharacterReader::ownTool(const DescriptorValue &tool, qsizetype index)
{
    JsonWriter writer;
    writer.beginObject().member(u"type", u"function").key(u"function").beginObject();
    writer.member(u"name", tool[u"name"].string().value_or(QString()))
        .member(u"description", tool[u"description"].string().value_or(QString()));
    const auto wrong = [this, index](const QString &text) {
        m_found.append({u"ValidationError"_s, u"TOOLS[%1].function.parameters"_s.arg(index), text});
    };
    if (const auto schema = tool[u"schema"].string()) {
        if (const auto json = JsonText::parse(schema->toUtf8()))
            writer.member(u"parameters", *json);
        else
            wrong(u"Must be valid JSON Schema object"_s);
    } else if (const auto signature = tool[u"signature"].string()) {
        const GramText types = GramReader::read(m_file.root[u"types"].string().value_or(QString()));
        const Signature read = SignatureReader::read(*signature, types.document);
        if (read.isRight())
            writer.member(u"parameters", read.schema);
        else
            wrong(read.faults.isEmpty() ? u"Must be valid JSON Schema object"_s : read.faults.first().message);
    }
    return writer.endObject().endObject().text();
}

void CharacterReader::specifications(const JsonText &tools)
{
    const auto list = tools.members();
    for (qsizetype index = 0; index < list.size(); ++index) {
        ToolSpecification tool = CharacterTools::specificationOf(list[index].second);
        if (index >= m_inTable)
            tool.signature = m_file.root[u"tools"].array().value(index - m_inTable)[u"signature"].string().value_or(QString());
        m_character.tools.append(tool);
    }
}

void CharacterReader::diagnose(const CharacterFault &fault)
{
    QString message = u"%1: %2: %3"_s.arg(fault.type, fault.field, fault.text);
    if (fault.type == u"MissingMethod")
        message += u' ' + CharacterReaderTexts::tr("(nothing does the work of %1)").arg(m_unbound.join(u", "_s));
    const auto severity = fault.isError ? Diagnostic::Severity::Error : Diagnostic::Severity::Warning;
    m_character.diagnostics.append({m_file.path, positionOf(fault), severity, message});
}

TextPosition CharacterReader::positionOf(const CharacterFault &fault) const
{
    static const QRegularExpression tool(u"^TOOLS\\[(\\d+)\\](.*)\\z"_s);
    const DescriptorValue &inTable = m_table[u"tools"];
    const TextPosition list = inTable.isNone() ? m_file.root.keyPosition(u"tools") : m_table.keyPosition(u"tools");
    const QRegularExpressionMatch match = tool.match(fault.field);
    if (match.hasMatch()) {
        const qsizetype index = match.captured(1).toLongLong();
        QString rest = match.captured(2).replace(u'.', u'/');
        if (index < inTable.array().size())
            return m_file.root.positionOf(u"/character/tools/%1%2"_s.arg(index).arg(rest));
        const DescriptorValue own = m_file.root[u"tools"].array().value(index - m_inTable);
        if (rest.startsWith(u"/function/parameters"))
            rest = own[u"schema"].isNone() ? u"/signature"_s : u"/schema"_s;
        return m_file.root.positionOf(u"/tools/%1%2"_s.arg(index - m_inTable).arg(rest.remove(u"/function"_s)));
    }
    if (fault.field.startsWith(u"TOOLS") || fault.field == u"handle_tool_call")
        return list;
    return m_character.namePosition;
}

CharacterFault CharacterReader::repeatedName(const QString &name)
{
    return {u"DuplicateName"_s, u"CHARACTER_NAME"_s, u"Duplicate character name: '%1'"_s.arg(name)};
}

Diagnostic CharacterReader::atName(const DescriptorFile &file, const CharacterFault &fault)
{
    const DescriptorValue &name = file.root[u"character"][u"name"];
    const TextPosition place = name.isNone() ? file.root.keyPosition(u"character") : name.position();
    return {file.path, place, Diagnostic::Severity::Error, u"%1: %2: %3"_s.arg(fault.type, fault.field, fault.text)};
}

} // namespace model
