// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/characters/characterprompt.h"

#include <QHash>
#include <QRandomGenerator>
#include <QRegularExpression>

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

} // namespace model
