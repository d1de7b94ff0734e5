// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/toml/tomlkey.h"

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

QString keyPart(QStringView token)
{
    if (!token.startsWith(u'"') && !token.startsWith(u'\''))
        return token.toString();
    const QChar quote = token.front();
    const bool isClosed = token.size() > 1 && token.back() == quote;
    QString name = token.sliced(1, token.size() - (isClosed ? 2 : 1)).toString();
    // Of the escapes only these two are ever met in a key.
    return quote == u'"' ? name.replace(u"\\\""_s, u"\""_s).replace(u"\\\\"_s, u"\\"_s) : name;
}

QStringList keyParts(QStringView text, const QList<TomlToken> &tokens, qsizetype first, qsizetype end)
{
    QStringList parts;
    for (qsizetype index = first; index < end; ++index) {
        if (tokens[index].kind == TomlToken::Kind::Word || tokens[index].kind == TomlToken::Kind::String)
            parts.append(keyPart(tokens[index].in(text)));
    }
    return parts;
}

QString writtenKey(const QString &name)
{
    const bool isBare = !name.isEmpty() && std::all_of(name.begin(), name.end(), [](QChar character) {
        return character.unicode() < 128 && (character.isLetterOrNumber() || character == u'_' || character == u'-');
    });
    return isBare ? name : writtenString(name);
}

QString writtenString(const QString &text)
{
    QString written = u"\""_s;
    for (const QChar character : text) {
        if (character == u'"' || character == u'\\')
            written += u'\\' + QString(character);
        else if (character == u'\n')
            written += u"\\n"_s;
        else if (character == u'\t')
            written += u"\\t"_s;
        else if (character.unicode() < 0x20 || character.unicode() == 0x7f)
            written += u"\\u%1"_s.arg(int(character.unicode()), 4, 16, QLatin1Char('0'));
        else
            written += character;
    }
    return written + u'"';
}

} // namespace model
