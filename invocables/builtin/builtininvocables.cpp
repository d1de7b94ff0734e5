// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/builtininvocables.h"

#include "invocables/builtin/break.h"
#include "invocables/builtin/calculate.h"
#include "invocables/builtin/countdown.h"
#include "invocables/builtin/editfile.h"
#include "invocables/builtin/fail.h"
#include "invocables/builtin/fetchurl.h"
#include "invocables/builtin/getweather.h"
#include "invocables/builtin/listdirectory.h"
#include "invocables/builtin/notebooktools.h"
#include "invocables/builtin/now.h"
#include "invocables/builtin/numbertools.h"
#include "invocables/builtin/querydatabase.h"
#include "invocables/builtin/readfile.h"
#include "invocables/builtin/readingtools.h"
#include "invocables/builtin/readresult.h"
#include "invocables/builtin/rolldice.h"
#include "invocables/builtin/sample.h"
#include "invocables/builtin/searchfiles.h"
#include "invocables/builtin/slow.h"
#include "invocables/builtin/texttools.h"
#include "invocables/builtin/websearch.h"
#include "invocables/builtin/writefile.h"
#include "invocables/builtin/writepieces.h"

namespace invocables {

BuiltinInvocables::BuiltinInvocables(const InvocableServices &services)
    : m_services(services)
{
    add(Break::declaration());
    add(Calculate::declaration());
    add(Countdown::declaration());
    add(EditFile::declaration());
    add(Fail::declaration());
    add(FetchUrl::declaration(services));
    add(GetWeather::declaration(services, {}));
    add(ListDirectory::declaration());
    add(Now::declaration());
    add(QueryDatabase::declaration());
    add(ReadFile::declaration());
    add(ReadResult::declaration());
    add(RollDice::declaration());
    add(Sample::declaration());
    add(SearchFiles::declaration());
    add(Slow::declaration());
    add(WebSearch::declaration(services));
    add(WriteFile::declaration());
    add(WritePieces::declaration());
    for (const QList<BuiltinDeclaration> &tools : {textTools(), numberTools(), readingTools(), notebookTools(services.notebookPath)}) {
        for (const BuiltinDeclaration &tool : tools)
            add(tool);
    }
}

void BuiltinInvocables::add(const BuiltinDeclaration &declaration)
{
    m_entries.insert(declaration.name, {declaration, model::JsonSchema::trusted(declaration.parameters), declaration.create()});
}

const BuiltinInvocables::Entry *BuiltinInvocables::find(const QString &ensemble, const QString &name) const
{
    const auto found = m_entries.constFind(ensemble + QLatin1Char(':') + name);
    return found == m_entries.constEnd() ? nullptr : &*found;
}

QStringList BuiltinInvocables::names() const
{
    return m_entries.keys();
}

} // namespace invocables
