// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/httptool.h"
#include "model/text/diagnostic.h"

#include <optional>

namespace invocables {

//! Reads a tool that is an HTTP request from its `[invocable] kind = "http"`. What is wrong is a diagnostic.
class HttpReader
{
public:
    HttpReader(QString path, model::Diagnostics &diagnostics)
        : m_path(std::move(path))
        , m_diagnostics(diagnostics)
    {
    }

    //! `arguments` is the tool's `[arguments]`, whose names the templates may use. \return nothing where something is wrong with it.
    std::optional<HttpTool> read(const model::DescriptorValue &invocable, const model::DescriptorValue &arguments);

    //! Whether a key of `[invocable]` is of http tools only.
    static bool isOwnKey(const QString &key);

private:
    enum class Secrets { Allowed, Refused };

    void readMethod(const model::DescriptorValue &method, HttpTool &tool);
    void readUrl(const model::DescriptorValue &invocable, HttpTool &tool);
    void readBody(const model::DescriptorValue &invocable, HttpTool &tool);
    void readJson(const model::DescriptorValue &table, HttpTool &tool);
    void readAnswer(const model::DescriptorValue &invocable, HttpTool &tool);
    QList<HttpField> readFields(const model::DescriptorValue &table, Secrets secrets);
    std::optional<HttpSecret> readSecret(const model::DescriptorValue &table);
    void checkHeaders(const model::DescriptorValue &table);
    void checkNames(const HttpTool &tool, const model::DescriptorValue &invocable, const model::DescriptorValue &arguments);
    void complain(model::TextPosition position, const QString &message);

    const QString m_path;
    model::Diagnostics &m_diagnostics;
};

} // namespace invocables
