// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/ensembles/addserverdialog.h"

#include "gui/descriptors/descriptortemplates.h"
#include "gui/theme/theme.h"
#include "model/basics/result.h"
#include "model/descriptors/descriptorcatalog.h"

#include <QCoreApplication>
#include <QFormLayout>
#include <QLineEdit>
#include <QProcess>
#include <QRadioButton>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

//! What a person says of an MCP server in the form that adds one. A value.
struct NewServer {
    //! As typed; see descriptorName().
    QString name = {};
    //! A program with its arguments, as on a command line: words with spaces stand in quotation marks; there is no shell. Empty for a
    //! server at an address.
    QString command = {};
    QString address = {};
};

struct NewServerTexts {
    Q_DECLARE_TR_FUNCTIONS(NewServer)
};

//! A TOML basic string; control characters have been refused.
QString quoted(QString text)
{
    return u'"' + text.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s) + u'"';
}

bool hasControlCharacters(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar character) { return character.category() == QChar::Other_Control; });
}

model::Result<QString> connectionOf(const NewServer &server)
{
    if (hasControlCharacters(server.command + server.address))
        return model::failure(model::ErrorCategory::Usage, NewServerTexts::tr("Everything has to be on one line."));
    if (server.address.trimmed().isEmpty()) {
        QStringList words = QProcess::splitCommand(server.command);
        if (words.isEmpty())
            return model::failure(
                model::ErrorCategory::Usage, NewServerTexts::tr("Type the program that is to be started, or an address."));
        for (QString &word : words)
            word = quoted(word);
        return u"transport = \"stdio\"\n# There is no shell: each element is one argument.\ncommand = [%1]\n"_s.arg(words.join(u", "_s));
    }
    const QUrl url(server.address.trimmed(), QUrl::StrictMode);
    const bool isWeb = url.scheme() == u"https" || url.scheme() == u"http";
    if (!url.isValid() || !isWeb || url.host().isEmpty())
        return model::failure(model::ErrorCategory::Usage, NewServerTexts::tr("The address has to be one like https://example.org/mcp."));
    return u"transport = \"http\"\nurl = %1\n"_s.arg(quoted(url.toString(QUrl::FullyEncoded)));
}

//! The text of an ensemble's descriptor for such a server: the template with comments, which say what else can be set.
//! \return a Usage error that says what has to be typed otherwise.
model::Result<QByteArray> serverDescriptor(const NewServer &server)
{
    const QString name = descriptorName(server.name);
    if (name.isEmpty())
        return model::failure(model::ErrorCategory::Usage, NewServerTexts::tr("The server needs a name of letters, digits, - and _."));
    const auto connection = connectionOf(server);
    if (!connection)
        return tl::make_unexpected(connection.error());
    // What the template has as an example gives way; its further comments stay.
    QString text = QString::fromUtf8(templateText({u"mcp"_s, {}, model::DescriptorKind::Ensemble, {}}, name));
    const qsizetype from = text.indexOf(u"transport = \"stdio\"");
    const qsizetype to = text.indexOf(u'\n', text.indexOf(u"\ncommand = ", from) + 1) + 1;
    text.replace(from, to - from, *connection);
    // The example of a description would be shown as if it were one.
    const qsizetype about = text.indexOf(u"\ndescription = "_s);
    text.remove(about, text.indexOf(u'\n', about + 1) - about);
    return text.toUtf8();
}

} // namespace

AddServerDialog::AddServerDialog(model::DescriptorCatalog &catalog, QWidget *parent)
    : EntryDialog({u"addServerDialog"_s, u"server"_s, u"serverAddButton"_s}, tr("Add an MCP server"), parent)
    , m_catalog(catalog)
    , m_name(new QLineEdit(this))
    , m_isProgram(new QRadioButton(tr("A &program on this machine"), this))
    , m_isAddress(new QRadioButton(tr("An &address"), this))
    , m_command(new QLineEdit(this))
    , m_address(new QLineEdit(this))
{
    addRows();
    finishForm(tr("Add the &server"));
    resize(Theme::zoomed(QSize(560, 280)));
    m_isProgram->setChecked(true);
    showKind();
    connect(m_isProgram, &QRadioButton::toggled, this, &AddServerDialog::showKind);
}

void AddServerDialog::addRows()
{
    m_name->setObjectName(u"serverName"_s);
    m_name->setPlaceholderText(u"notes"_s);
    m_isProgram->setObjectName(u"serverIsProgram"_s);
    m_isAddress->setObjectName(u"serverIsAddress"_s);
    m_command->setObjectName(u"serverCommand"_s);
    m_command->setFont(Theme::fixedFont());
    m_command->setPlaceholderText(u"npx -y @modelcontextprotocol/server-everything"_s);
    m_address->setObjectName(u"serverAddress"_s);
    m_address->setFont(Theme::fixedFont());
    m_address->setPlaceholderText(u"https://mcp.example.org/mcp"_s);
    form().addRow(tr("&Name:"), m_name);
    form().addRow(m_isProgram);
    form().addRow(tr("&Command line:"), m_command);
    form().addRow(m_isAddress);
    form().addRow(tr("A&ddress:"), m_address);
}

void AddServerDialog::showKind()
{
    m_command->setEnabled(m_isProgram->isChecked());
    m_address->setEnabled(!m_isProgram->isChecked());
}

void AddServerDialog::make()
{
    const bool isProgram = m_isProgram->isChecked();
    QLineEdit *place = isProgram ? m_command : m_address;
    const QString name = descriptorName(m_name->text());
    const auto text = serverDescriptor(
        {m_name->text(), isProgram ? m_command->text() : QString(), isProgram ? QString() : m_address->text()});
    if (!text)
        return say(text.error().message, name.isEmpty() ? m_name : place);
    const QList<model::DescriptorEntry> &entries = m_catalog.entries();
    const bool isTaken = std::any_of(entries.begin(), entries.end(),
        [&name](const model::DescriptorEntry &entry) { return entry.kind == model::DescriptorKind::Ensemble && entry.name == name; });
    if (isTaken)
        return say(tr("There is already an ensemble %1.").arg(name), m_name);
    const QString path = m_catalog.folderFor(model::DescriptorLayer::User) + u"/ensembles/"_s + name + u".toml"_s;
    if (const auto saved = m_catalog.save(path, *text); !saved)
        return say(saved.error().message, m_name);
    m_catalog.load();
    Q_EMIT written(path);
    accept();
}

} // namespace gui
