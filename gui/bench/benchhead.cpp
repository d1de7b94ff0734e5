// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/bench/benchhead.h"

#include "gui/ensembles/toolswitch.h"
#include "gui/forms/choicebox.h"
#include "gui/shared/remark.h"
#include "gui/theme/spacing.h"
#include "invocables/ensembles/ensemblecatalog.h"

#include <QCheckBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

QString aboutText(const invocables::Invoker &invoker)
{
    constexpr qsizetype longest = 600;
    QStringList parts {invoker.description.simplified()};
    if (!invoker.aliases.isEmpty())
        parts.append(BenchHead::tr("also called %1").arg(invoker.aliases.join(u", "_s)));
    parts.removeAll(QString());
    return parts.join(u" · "_s).left(longest);
}

} // namespace

BenchHead::BenchHead(invocables::EnsembleCatalog &catalog, QWidget *parent)
    : QWidget(parent)
    , m_catalog(catalog)
    , m_tools(new ChoiceBox(this))
    , m_about(new Remark(Remark::Tone::Help, this))
    , m_on(new QCheckBox(tr("On in this conversation"), this))
{
    m_tools->setObjectName(u"benchTool"_s);
    m_tools->setAccessibleName(tr("Tool to try out"));
    m_about->setObjectName(u"benchAbout"_s);
    m_on->setObjectName(u"benchSwitch"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::medium, 8, spacing::medium, spacing::unit);
    column->setSpacing(spacing::unit);
    column->addWidget(m_tools);
    column->addWidget(m_about);
    column->addWidget(m_on);
    connect(m_tools, &QComboBox::activated, this, [this] { Q_EMIT picked(m_tools->currentText()); });
    connect(m_on, &QCheckBox::clicked, this, &BenchHead::switchTool);
    read();
}

void BenchHead::read()
{
    m_tools->clear();
    for (const invocables::Ensemble &ensemble : m_catalog.ensembles()) {
        for (const invocables::InvokerPointer &invoker : ensemble.invokers)
            m_tools->addItem(invoker->scopedName());
    }
    showTool();
}

QString BenchHead::firstTool() const
{
    return m_tools->itemText(0);
}

QWidget *BenchHead::lastControl() const
{
    return m_on;
}

void BenchHead::setTool(const QString &tool)
{
    m_tool = tool;
    showTool();
}

void BenchHead::setSession(model::Session *session)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    if (session)
        connect(session, &model::Session::settingsChanged, this, &BenchHead::showTool);
    showTool();
}

void BenchHead::showTool()
{
    const auto invoker = m_catalog.findInvoker(m_tool);
    m_tools->setCurrentIndex(m_tools->findText(m_tool));
    m_about->say(invoker ? aboutText(*invoker) : tr("There is no such tool at the moment."));
    m_on->setVisible(m_session && invoker);
    m_on->setChecked(m_session && invoker && m_catalog.isOn(*invoker, m_session->settings().switches));
}

void BenchHead::switchTool(bool on)
{
    const auto invoker = m_catalog.findInvoker(m_tool);
    const invocables::Ensemble *ensemble = invoker ? m_catalog.find(invoker->ensemble) : nullptr;
    if (!ensemble || !m_session)
        return;
    model::SessionSettings settings = m_session->settings();
    settings.switches = withTool(settings.switches, *ensemble, *invoker, on);
    m_session->setSettings(settings);
}

} // namespace gui
