// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/contract/toolcallbook.h"

#include "model/basics/privatefile.h"
#include "network/basics/logging.h"
#include "network/providers/contract/contractdialect.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;

namespace {

struct ToolCallBookTexts {
    Q_DECLARE_TR_FUNCTIONS(network::ToolCallBook)
};

constexpr qint64 longestBook = 1024 * 1024;
constexpr qsizetype mostModels = 500;

} // namespace

QString ToolCallBook::Figures::inWords() const
{
    if (isEmpty())
        return {};
    return ToolCallBookTexts::tr("calls by contract: %1 valid, %2 repaired, %3 failed").arg(valid).arg(repaired).arg(failed);
}

ToolCallBook::ToolCallBook(QString path)
    : m_path(std::move(path))
{
    read();
}

void ToolCallBook::add(const model::ModelAddress &model, const model::WrittenCalls &calls)
{
    if (calls.valid + calls.repaired + calls.failed == 0)
        return;
    // Other processes may have counted since.
    read();
    Figures &figures = entry(model);
    figures.valid += calls.valid;
    figures.repaired += calls.repaired;
    figures.failed += calls.failed;
    write();
}

void ToolCallBook::notePrinting(const model::ModelAddress &model)
{
    read();
    entry(model).printsCalls = true;
    write();
}

ToolCallBook::Figures &ToolCallBook::entry(const model::ModelAddress &model)
{
    const QString name = model.toString();
    if (m_figures.size() >= mostModels && !m_figures.contains(name)) {
        // The one with the fewest calls is missed least.
        const auto fewest = std::min_element(m_figures.begin(), m_figures.end(), [](const Figures &one, const Figures &other) {
            return one.valid + one.repaired + one.failed < other.valid + other.repaired + other.failed;
        });
        m_figures.erase(fewest);
    }
    return m_figures[name];
}

void ToolCallBook::read()
{
    QFile file(m_path);
    if (m_path.isEmpty() || !file.open(QIODevice::ReadOnly))
        return;
    m_figures.clear();
    const QJsonObject models = QJsonDocument::fromJson(file.read(longestBook)).object();
    for (auto model = models.begin(); model != models.end() && m_figures.size() < mostModels; ++model) {
        const QJsonObject told = model.value().toObject();
        const auto count = [&told](QStringView name) { return std::max<qint64>(0, told.value(name).toInteger()); };
        m_figures.insert(model.key(), {count(u"valid"), count(u"repaired"), count(u"failed"), told.value(u"prints-calls").toBool()});
    }
}

void ToolCallBook::write() const
{
    if (m_path.isEmpty())
        return;
    QJsonObject models;
    for (auto model = m_figures.begin(); model != m_figures.end(); ++model) {
        models.insert(model.key(),
            QJsonObject {{u"valid"_s, model->valid}, {u"repaired"_s, model->repaired}, {u"failed"_s, model->failed},
                {u"prints-calls"_s, model->printsCalls}});
    }
    QSaveFile file(m_path);
    if (!model::openPrivately(file) || !model::writeWhole(file, QJsonDocument(models).toJson(QJsonDocument::Compact))
        || !model::commitWhole(file))
        qCWarning(lcProvider) << "cannot write" << m_path << file.errorString();
}

const Dialect &dialectFor(const Dialect &named, const Provider &provider, const ModelEntry &entry, const ToolCallBook *book)
{
    switch (entry.toolCalling.value_or(provider.toolCalling)) {
    case ToolCalling::Native: break;
    case ToolCalling::Contract: return ContractDialect::over(named);
    case ToolCalling::Auto:
        // A template without tools would be answered with plain text, whatever is asked.
        if (!entry.tools || (provider.served && !provider.served->knowsTools.value_or(true))
            || (book && book->of({provider.name, entry.name}).printsCalls))
            return ContractDialect::over(named);
        return ContractDialect::over(named, ContractDialect::Manner::Watching);
    }
    return named;
}

} // namespace network
