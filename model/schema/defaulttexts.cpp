// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/defaulttexts.h"

#include "model/schema/jsonscanner.h"
#include "model/schema/schemavalues.h"

#include <vector>

namespace model {

using namespace Qt::StringLiterals;

namespace {

using JsonToken = JsonScanner::Token;

//! An object or array whose end is not reached yet.
struct OpenValue {
    bool isObject;
    //! Where its own pointer ends and the step to its current part begins.
    qsizetype pointerLength;
    qsizetype index = 0;
    //! Where the value of a member named `default` begins, or -1.
    qsizetype defaultBegin = -1;
    bool isKeyNext = true;
};

class DefaultFinder final
{
public:
    explicit DefaultFinder(QByteArrayView text)
        : m_text(text)
        , m_scanner(text)
    {
    }

    QHash<QString, QByteArrayView> find()
    {
        for (JsonToken token = m_scanner.next(); token != JsonToken::End && token != JsonToken::Broken; token = m_scanner.next())
            take(token);
        return m_found;
    }

private:
    void take(JsonToken token)
    {
        switch (token) {
        case JsonToken::BeginObject:
        case JsonToken::BeginArray: open(token == JsonToken::BeginObject); break;
        case JsonToken::EndObject:
        case JsonToken::EndArray: close(); break;
        case JsonToken::Comma: next(); break;
        case JsonToken::String: takeString(); break;
        default: break;
        }
        m_end = m_scanner.begin() + m_scanner.raw().size();
    }

    void open(bool isObject)
    {
        m_open.push_back({isObject, m_pointer.size()});
        if (!isObject)
            m_pointer += u"/0"_s;
    }

    void close()
    {
        endMember();
        m_pointer.truncate(m_open.back().pointerLength);
        m_open.pop_back();
    }

    void next()
    {
        endMember();
        OpenValue &open = m_open.back();
        m_pointer.truncate(open.pointerLength);
        open.isKeyNext = true;
        if (!open.isObject)
            m_pointer += u"/%1"_s.arg(++open.index);
    }

    void takeString()
    {
        if (m_open.empty() || !m_open.back().isObject || !m_open.back().isKeyNext)
            return;
        OpenValue &open = m_open.back();
        open.isKeyNext = false;
        const QString key = JsonScanner::decoded(m_scanner.raw());
        m_pointer += pointerStep(key.toStdString());
        if (key == u"default")
            open.defaultBegin = m_text.indexOf(':', m_scanner.begin() + m_scanner.raw().size()) + 1;
    }

    //! The member ends where the last token did.
    void endMember()
    {
        OpenValue &open = m_open.back();
        if (open.defaultBegin < 0)
            return;
        m_found.insert(m_pointer, m_text.sliced(open.defaultBegin, m_end - open.defaultBegin).trimmed());
        open.defaultBegin = -1;
    }

    QByteArrayView m_text;
    JsonScanner m_scanner;
    QHash<QString, QByteArrayView> m_found;
    QString m_pointer;
    std::vector<OpenValue> m_open;
    qsizetype m_end = 0;
};

} // namespace

QHash<QString, QByteArrayView> defaultTexts(QByteArrayView text)
{
    return DefaultFinder(text).find();
}

} // namespace model
