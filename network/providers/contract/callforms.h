// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsonview.h"
#include "network/providers/contract/contractprompt.h"
#include "network/providers/contract/lenientjson.h"

#include <optional>

namespace network {

//! A call that a model wrote as text.
struct WrittenCall {
    //! Scoped, or as the model wrote it where no tool is meant.
    QString name;
    //! An object where it could be read as one, else what stands there.
    QByteArray arguments;
    bool isKnown = false;
    Repairs repairs = {};
};

//! What JSON values of a reply say: calls in any of the forms that models write them in, or an answer. What is neither is no business
//! of the contract. Pure; lives as long as a request's reading.
class CallForms final
{
public:
    struct Said {
        QList<WrittenCall> calls;
        std::optional<QString> answer;
        //! Says of itself that it is a call; otherwise only its members' names look like one.
        bool isExplicit = false;
        //! There is nothing but the name of a tool.
        bool isNameOnly = false;
    };

    explicit CallForms(const CallableNames &names)
        : m_names(names)
    {
    }

    const CallableNames &names() const { return m_names; }

    //! `surely`: it stands where nothing but a call may stand, so that a name alone is enough and may be unknown.
    std::optional<Said> read(const model::JsonView &value, bool surely = false) const;
    //! One call, whatever form its name and arguments were found in.
    WrittenCall call(const QString &name, const QByteArray &arguments) const;

private:
    using Members = model::JsonView::Members;
    std::optional<Said> readObject(const Members &members, bool surely) const;
    std::optional<Said> readList(const model::JsonView &list, bool surely) const;
    std::optional<Said> readCall(const Members &members, bool isExplicit, bool isSure) const;
    WrittenCall call(const QString &name, const model::JsonView &arguments) const;

    const CallableNames &m_names;
};

//! Calls as Llama 3 writes them: `[read_file(path='a.txt', lines=2), now()]`. \return nothing where the whole text, up to white space,
//! is not that, or where one of the tools is not known.
std::optional<QList<WrittenCall>> readPythonCalls(QByteArrayView text, const CallForms &forms);

} // namespace network
