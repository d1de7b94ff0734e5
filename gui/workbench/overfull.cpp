// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/overfull.h"

#include "model/text/isolated.h"

#include <QCoreApplication>
#include <QLocale>

namespace gui {

namespace {

struct OverfullTexts {
    Q_DECLARE_TR_FUNCTIONS(Overfull)
};

} // namespace

QString shortCount(qint64 tokens)
{
    const QLocale locale;
    return tokens < 1000 ? locale.toString(tokens)
                         : model::isolated(locale.toString(double(tokens) / 1000, 'f', tokens < 10000 ? 1 : 0) + QStringLiteral(" k"));
}

QString overfullText(const model::ContextParts &over)
{
    if (over.supervisor > 0 && over.tools > 0)
        return OverfullTexts::tr("system text %1 and tools %2 tokens over their parts")
            .arg(shortCount(over.supervisor), shortCount(over.tools));
    if (over.supervisor > 0)
        return OverfullTexts::tr("system text %1 tokens over its part").arg(shortCount(over.supervisor));
    return over.tools > 0 ? OverfullTexts::tr("tools %1 tokens over their part").arg(shortCount(over.tools)) : QString();
}

} // namespace gui
