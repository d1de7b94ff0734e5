// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/livecheck.h"

#include "model/basics/aside.h"
#include "model/gram/gramcheck.h"

namespace gui {

namespace {

constexpr int settleMilliseconds = 250;

//! The faults of a gram text with their codes, by which they can be looked up.
void addCodes(model::DescriptorFile &file, const QString &text)
{
    file.diagnostics.clear();
    for (const model::GramFault &fault : model::checkGram(model::GramReader::read(text))) {
        file.diagnostics.append(fault.diagnostic(file.path));
        file.diagnostics.last().message += QStringLiteral(" [%1]").arg(fault.code);
    }
}

} // namespace

LiveCheck::LiveCheck(const model::DescriptorCheck &check, QObject *parent)
    : QObject(parent)
    , m_check(check)
{
    m_thread.setMaxThreadCount(1);
    m_settle.setSingleShot(true);
    m_settle.setInterval(settleMilliseconds);
    connect(&m_settle, &QTimer::timeout, this, [this] { checkNow(m_text()); });
}

void LiveCheck::checkSoon(std::function<Text()> text)
{
    m_text = std::move(text);
    m_settle.start();
}

void LiveCheck::checkNow(const Text &text)
{
    m_settle.stop();
    // What waits behind the check under way is out of date.
    m_thread.clear();
    const int revision = ++m_revision;
    // The pool is waited for before what it uses goes.
    const auto checkForm = [this, text] {
        auto file = model::DescriptorFile::parse(text.text.toUtf8(), text.path);
        if (file.gram)
            addCodes(file, text.text);
        const model::Diagnostics diagnostics = m_check.checkForm(file, text.kind);
        return std::pair(file, diagnostics);
    };
    model::runAside(
        m_thread, this, checkForm, [this, text, revision](const auto &found) { report(found.first, found.second, text, revision); });
}

void LiveCheck::forget()
{
    m_settle.stop();
    ++m_revision;
}

void LiveCheck::report(const model::DescriptorFile &file, model::Diagnostics diagnostics, const Text &text, int revision)
{
    if (revision != m_revision)
        return;
    if (text.text.size() <= mostForMeaning)
        diagnostics += m_check.checkMeaning(file, text.kind, diagnostics);
    model::sortByPosition(diagnostics);
    Q_EMIT checked(file, diagnostics);
}

} // namespace gui
