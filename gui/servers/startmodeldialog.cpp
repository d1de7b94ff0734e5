// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/servers/startmodeldialog.h"

#include "gui/descriptors/descriptortemplates.h"
#include "gui/shared/userprompts.h"
#include "gui/theme/theme.h"
#include "model/descriptors/descriptorcatalog.h"
#include "network/providers/catalog/providerreader.h"
#include "network/providers/openai/openaidialect.h"

#include <QCheckBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;
using network::LocalServer;

namespace {

//! Tokens; more than any model has been made for.
constexpr int mostContext = 16 * 1024 * 1024;
constexpr int contextStep = 4096;
constexpr int mostLayers = 1000;

} // namespace

StartModelDialog::StartModelDialog(model::DescriptorCatalog &catalog, UserPrompts &prompts, QWidget *parent)
    : EntryDialog({u"startModelDialog"_s, u"model"_s, u"modelStartButton"_s}, tr("Start a model file"), parent)
    , m_catalog(catalog)
    , m_prompts(prompts)
    , m_file(new QLineEdit(this))
    , m_name(new QLineEdit(this))
    , m_context(new QSpinBox(this))
    , m_layers(new QSpinBox(this))
    , m_arguments(new QLineEdit(this))
    , m_program(new QLineEdit(this))
    , m_resets(new QCheckBox(tr("&Reset the model's state before each answer"), this))
{
    addRows();
    finishForm(tr("&Start the model"));
    resize(Theme::zoomed(QSize(640, 340)));
    connect(m_file, &QLineEdit::textChanged, this, &StartModelDialog::suggestName);
}

void StartModelDialog::addRows()
{
    const LocalServer usual;
    m_file->setObjectName(u"modelFile"_s);
    m_file->setPlaceholderText(u"/home/you/models/model-q4.gguf"_s);
    auto *browse = new QPushButton(tr("&Browse…"), this);
    browse->setObjectName(u"modelBrowse"_s);
    browse->setAutoDefault(false);
    connect(browse, &QPushButton::clicked, this, &StartModelDialog::chooseFile);
    auto *file = new QHBoxLayout;
    file->addWidget(m_file, 1);
    file->addWidget(browse);
    m_name->setObjectName(u"modelName"_s);
    m_context->setObjectName(u"modelContext"_s);
    m_context->setRange(0, mostContext);
    m_context->setGroupSeparatorShown(true);
    m_context->setSingleStep(contextStep);
    m_context->setSpecialValueText(tr("as many as the model was made for"));
    m_context->setSuffix(tr(" tokens"));
    m_context->setValue(int(usual.context));
    m_layers->setObjectName(u"modelLayers"_s);
    m_layers->setRange(-1, mostLayers);
    m_layers->setSpecialValueText(tr("all"));
    m_layers->setValue(usual.gpuLayers);
    m_arguments->setObjectName(u"modelArguments"_s);
    m_arguments->setFont(Theme::fixedFont());
    m_arguments->setPlaceholderText(u"--threads 8 --mmproj /home/you/models/mmproj.gguf"_s);
    m_program->setObjectName(u"modelProgram"_s);
    m_program->setFont(Theme::fixedFont());
    m_program->setText(usual.program);
    m_resets->setObjectName(u"modelResets"_s);
    m_resets->setChecked(usual.resetsState);
    m_resets->setToolTip(
        tr("Off, the server keeps what it has read of the conversation: faster, but wrong with some models that have a state."));
    auto *label = new QLabel(tr("&Model file:"), this);
    label->setBuddy(m_file);
    form().addRow(label, file);
    form().addRow(tr("&Name:"), m_name);
    form().addRow(tr("Conte&xt:"), m_context);
    form().addRow(tr("Layers on the &graphics card:"), m_layers);
    form().addRow(tr("&Further arguments:"), m_arguments);
    form().addRow(tr("&Program:"), m_program);
    form().addRow(QString(), m_resets);
}

void StartModelDialog::setFile(const QString &path)
{
    m_file->setText(path);
}

void StartModelDialog::chooseFile()
{
    m_prompts.chooseFileToOpen(this, tr("Choose a model file (GGUF)"), this, [this](const QString &path) { setFile(path); });
}

//! As long as the person has typed none.
void StartModelDialog::suggestName()
{
    if (m_name->isModified())
        return;
    LocalServer named;
    named.model = m_file->text().trimmed();
    m_name->setText(descriptorName(named.modelName().replace(u'.', u'-')));
}

LocalServer StartModelDialog::server() const
{
    LocalServer server;
    server.program = m_program->text().trimmed();
    server.model = m_file->text().trimmed();
    server.context = m_context->value();
    server.gpuLayers = m_layers->value();
    server.arguments = QProcess::splitCommand(m_arguments->text());
    server.resetsState = m_resets->isChecked();
    return server;
}

//! \return whether there is something that the person must type otherwise, which has been said then.
bool StartModelDialog::refuse(const LocalServer &server, const QString &name)
{
    const QFileInfo file(server.model);
    if (!file.isAbsolute() || !file.isFile() || !file.isReadable()) {
        say(tr("Choose the model's file: one that can be read, with its full path."), m_file);
        return true;
    }
    if (name.isEmpty()) {
        say(tr("The model needs a name of letters, digits, - and _."), m_name);
        return true;
    }
    const QList<model::DescriptorEntry> &entries = m_catalog.entries();
    const bool isTaken = std::any_of(entries.begin(), entries.end(),
        [&name](const model::DescriptorEntry &entry) { return entry.kind == model::DescriptorKind::Provider && entry.name == name; });
    if (isTaken) {
        say(tr("There is already a provider %1.").arg(name), m_name);
        return true;
    }
    for (const QString &argument : server.arguments) {
        if (network::keyOfServerOption(argument).isEmpty())
            continue;
        say(tr("“%1” is set above, or chosen by Parlance.").arg(argument), m_arguments);
        return true;
    }
    if (server.program.isEmpty())
        say(tr("Name the server's program."), m_program);
    return server.program.isEmpty();
}

void StartModelDialog::make()
{
    const LocalServer described = server();
    const QString name = descriptorName(m_name->text());
    if (refuse(described, name))
        return;
    network::Provider provider;
    provider.name = name;
    provider.title = described.modelName();
    provider.dialect = network::OpenAiDialect::id.toString();
    provider.baseUrl = QUrl(LocalServer::scheme + u':');
    provider.idleTimeoutSeconds = network::idleTimeoutOfLocalServers;
    provider.toolCalling = network::ToolCalling::Auto;
    provider.server = described;
    const QString path = m_catalog.folderFor(model::DescriptorLayer::User) + u"/providers/"_s + name + u".toml"_s;
    if (const auto saved = m_catalog.save(path, network::providerDescriptor(provider)); !saved)
        return say(saved.error().message, m_name);
    m_catalog.load();
    Q_EMIT written(name);
    accept();
}

} // namespace gui
