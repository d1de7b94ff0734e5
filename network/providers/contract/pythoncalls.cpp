// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/contract/pythoncalls.h"

#include "model/schema/jsonwriter.h"
#include "network/providers/contract/lenientjson.h"

namespace network {

namespace {

//! Reads such a list from its beginning.
class PythonCallsReading
{
public:
    PythonCallsReading(QByteArrayView text, const CallForms &forms)
        : m_text(text)
        , m_forms(forms)
    {
    }

    std::optional<QList<WrittenCall>> read()
    {
        QList<WrittenCall> calls;
        if (!take('['))
            return {};
        do {
            const auto call = readCall();
            if (!call || !call->isKnown)
                return {};
            calls.append(*call);
        } while (take(','));
        if (!take(']') || !isAtEnd())
            return {};
        return calls;
    }

private:
    std::optional<WrittenCall> readCall()
    {
        const QByteArray name = word();
        if (name.isEmpty() || !take('('))
            return {};
        model::JsonWriter arguments;
        arguments.beginObject();
        Repairs repairs;
        while (!take(')')) {
            const QByteArray key = word();
            if (key.isEmpty() || !take('='))
                return {};
            skipSpace();
            const auto value = LenientJson::read(m_text, m_at);
            if (!value)
                return {};
            m_at = value->end;
            // In this notation these are right.
            repairs |= value->repairs & ~Repairs(Repair::SingleQuotes | Repair::PythonWords);
            arguments.member(QString::fromUtf8(key), model::JsonText::trusted(value->json));
            if (!take(',') && !sees(')'))
                return {};
        }
        arguments.endObject();
        WrittenCall call = m_forms.call(QString::fromUtf8(name), arguments.bytes());
        call.repairs |= repairs;
        return call;
    }

    QByteArray word()
    {
        skipSpace();
        const qsizetype begin = m_at;
        while (m_at < m_text.size() && isOfWord(m_text[m_at]))
            ++m_at;
        return m_text.sliced(begin, m_at - begin).toByteArray();
    }

    static bool isOfWord(char c)
    {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '-' || c == '.' || c == ':';
    }

    bool sees(char character)
    {
        skipSpace();
        return m_at < m_text.size() && m_text[m_at] == character;
    }

    bool take(char character)
    {
        if (!sees(character))
            return false;
        ++m_at;
        return true;
    }

    bool isAtEnd()
    {
        skipSpace();
        return m_at >= m_text.size();
    }

    void skipSpace()
    {
        while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\n' || m_text[m_at] == '\r' || m_text[m_at] == '\t'))
            ++m_at;
    }

    const QByteArrayView m_text;
    const CallForms &m_forms;
    qsizetype m_at = 0;
};

} // namespace

std::optional<QList<WrittenCall>> readPythonCalls(QByteArrayView text, const CallForms &forms)
{
    return PythonCallsReading(text, forms).read();
}

} // namespace network
