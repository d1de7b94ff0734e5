// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/contract/repairs.h"

#include <array>
#include <utility>

namespace network {

using namespace Qt::StringLiterals;

QStringList toWire(Repairs repairs)
{
    static const std::array<std::pair<Repair, QString>, 12> names {
        {{Repair::HtmlEntities, u"html-entities"_s}, {Repair::SingleQuotes, u"single-quotes"_s}, {Repair::PythonWords, u"python-words"_s},
            {Repair::TrailingCommas, u"trailing-commas"_s}, {Repair::UnquotedKeys, u"unquoted-keys"_s},
            {Repair::ControlCharacters, u"control-characters"_s}, {Repair::Escapes, u"escapes"_s}, {Repair::InnerQuotes, u"inner-quotes"_s},
            {Repair::CodeFence, u"code-fence"_s}, {Repair::TextAround, u"text-around"_s}, {Repair::TemplateMarks, u"template-marks"_s},
            {Repair::CutOff, u"cut-off"_s}}};
    QStringList words;
    for (const auto &[repair, name] : names) {
        if (repairs.testFlag(repair))
            words.append(name);
    }
    return words;
}

} // namespace network
