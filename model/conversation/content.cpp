// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/conversation/content.h"

namespace model {

using namespace Qt::StringLiterals;

QString inWords(const FileContent &file)
{
    const QString name = file.name.isEmpty() ? u"a file"_s : u"the file "_s + file.name;
    return u"[%1, %2, %3 bytes, which only the person can open]"_s.arg(name, file.mimeType, QString::number(file.data.size()));
}

QString plainText(const Contents &contents)
{
    QString joined;
    bool first = true;
    for (const Content &content : contents) {
        const auto *text = std::get_if<TextContent>(&content);
        if (!text)
            continue;
        if (!first)
            joined += u"\n\n"_s;
        joined += text->text;
        first = false;
    }
    return joined;
}

} // namespace model
