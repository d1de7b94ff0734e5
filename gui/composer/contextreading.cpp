// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/contextreading.h"

#include "gui/theme/palette.h"
#include "gui/workbench/overfull.h"
#include "model/text/amounts.h"

#include <QCoreApplication>
#include <QLocale>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

struct ContextReadingTexts {
    Q_DECLARE_TR_FUNCTIONS(ContextReading)
};

} // namespace

QString Money::text() const
{
    return model::moneyInWords(amount, currency);
}

double ContextReading::fullness() const
{
    return context > 0 && forecast.fit.room > 0 ? double(forecast.whole.total()) / double(forecast.fit.room) : 0;
}

QList<ContextReading::Part> ContextReading::parts(const Palette &colours) const
{
    const model::ContextLoad &load = forecast.load;
    return {{u"supervisor"_s, ContextReadingTexts::tr("System text"), colours.accent, load.supervisor},
        {u"agent"_s, ContextReadingTexts::tr("Agent"), colours.good, load.agent},
        {u"workspace"_s, ContextReadingTexts::tr("Workspace"), colours.comment, load.workspace},
        {u"tools"_s, ContextReadingTexts::tr("Tools"), colours.keyword, load.tools},
        {u"history"_s, ContextReadingTexts::tr("History"), colours.string, load.history},
        {u"documents"_s, ContextReadingTexts::tr("Documents"), colours.number, load.documents},
        {u"pictures"_s, ContextReadingTexts::tr("Pictures"), colours.warning, load.pictures}};
}

QString ContextReading::text() const
{
    if (isCounting)
        return ContextReadingTexts::tr("counting…");
    const QString tokens = shortCount(forecast.load.total());
    const QString held = forecast.isMeasured ? tokens : ContextReadingTexts::tr("about %1").arg(tokens);
    QStringList said {context > 0 ? ContextReadingTexts::tr("%1 of %2 tokens").arg(held, shortCount(context))
                                  : ContextReadingTexts::tr("%1 tokens").arg(held)};
    if (isOverfull())
        said.append(ContextReadingTexts::tr("%n earlier message(s) left out", nullptr, forecast.fit.leftOut));
    else if (fullness() >= worthSaying)
        said.append(ContextReadingTexts::tr("%1 % full").arg(QLocale().toString(qRound(fullness() * 100))));
    if (const QString overfull = overfullText(forecast.fit.over); !overfull.isEmpty())
        said.append(overfull);
    return said.join(u" · "_s);
}

QStringList ContextReading::remarks() const
{
    QStringList remarks;
    if (isOverfull())
        remarks.append(
            ContextReadingTexts::tr("The next request leaves out the %n oldest message(s), so that the rest fits into the model's "
                                    "context. What is pinned always goes.",
                nullptr, forecast.fit.leftOut));
    else if (fullness() >= 1)
        remarks.append(ContextReadingTexts::tr("This is more than the model's context has room for, and nothing of it can be left out."));
    else if (fullness() >= worthSaying)
        remarks.append(ContextReadingTexts::tr("The context is %1 % full. Once it is full, you are asked what is to be done.")
                           .arg(QLocale().toString(qRound(fullness() * 100))));
    if (forecast.fit.over.supervisor > 0 || forecast.fit.over.tools > 0)
        remarks.append(ContextReadingTexts::tr("What exceeds its part is sent all the same; earlier messages have that much less room."));
    return remarks;
}

QString ContextReading::measure() const
{
    if (isCounting)
        return ContextReadingTexts::tr("The conversation is still being counted.");
    return forecast.isMeasured ? ContextReadingTexts::tr("By the provider's count of the last request; what is new since is estimated.")
                               : ContextReadingTexts::tr("Estimated: the provider has counted nothing yet.");
}

} // namespace gui
