// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/offerings/argumentform.h"

#include "gui/forms/formcompletion.h"
#include "gui/forms/formview.h"
#include "model/schema/jsonwriter.h"

#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

using invocables::McpCompletion, invocables::McpPrompt;
using model::JsonText, model::JsonWriter;

namespace {

constexpr int mostHeight = 320;

JsonText schemaFor(const ArgumentForm::Arguments &arguments)
{
    JsonWriter writer;
    writer.beginObject().member(u"type", u"object").key(u"properties").beginObject();
    for (const McpPrompt::Argument &argument : arguments) {
        writer.key(argument.name).beginObject().member(u"type", u"string").member(u"title", argument.title);
        if (!argument.description.isEmpty())
            writer.member(u"description", argument.description);
        if (argument.required)
            writer.member(u"minLength", qint64(1));
        writer.endObject();
    }
    writer.endObject().key(u"required").beginArray();
    for (const McpPrompt::Argument &argument : arguments) {
        if (argument.required)
            writer.string(argument.name);
    }
    return writer.endArray().flag(u"additionalProperties", false).endObject().text();
}

JsonText objectOf(const QMap<QString, QString> &values)
{
    JsonWriter writer;
    writer.beginObject();
    for (auto value = values.begin(); value != values.end(); ++value)
        writer.member(value.key(), value.value());
    return writer.endObject().text();
}

//! As a JSON pointer writes it.
QString pointerTo(QString name)
{
    return u'/' + name.replace(u'~', u"~0"_s).replace(u'/', u"~1"_s);
}

} // namespace

ArgumentForm::ArgumentForm(ClientFinder client, QWidget *parent)
    : QWidget(parent)
    , m_client(std::move(client))
    , m_form(new FormView)
    , m_offers(new FormCompletion(*m_form))
    , m_completion(new McpCompletion(this))
{
    m_form->setObjectName(u"argumentForm"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new FormScroll(m_form, mostHeight, this));
    connect(m_form, &FormView::edited, this, &ArgumentForm::edited);
    connect(m_form, &FormView::reshaped, this, &ArgumentForm::reshaped);
    connect(m_offers, &FormCompletion::wanted, this, &ArgumentForm::complete);
    connect(m_completion, &McpCompletion::completed, this, [this](const QStringList &values) { m_offers->offer(m_pointer, values); });
}

void ArgumentForm::ask(Of of, const QString &what, const Arguments &arguments, const QMap<QString, QString> &values)
{
    m_completion->cancel();
    m_of = of;
    m_what = what;
    m_arguments = arguments;
    m_form->reset(schemaFor(arguments));
    if (!values.isEmpty())
        m_form->setValue(objectOf(values));
}

QMap<QString, QString> ArgumentForm::values() const
{
    QMap<QString, QString> values;
    for (const auto &[name, value] : m_form->value().members()) {
        if (const QString text = value.read().toString(); !text.isEmpty())
            values.insert(name, text);
    }
    return values;
}

bool ArgumentForm::focusMissing()
{
    const QMap<QString, QString> given = values();
    const bool isMissing = std::any_of(m_arguments.begin(), m_arguments.end(),
        [&given](const McpPrompt::Argument &argument) { return argument.required && !given.contains(argument.name); });
    if (!isMissing)
        return false;
    m_form->showMissing();
    m_form->focusProblem();
    return true;
}

void ArgumentForm::focusFirst()
{
    m_form->focusFirst();
}

void ArgumentForm::complete(const QString &pointer, const QString &text)
{
    m_completion->cancel();
    network::McpClient *client = m_client();
    const auto argument = std::find_if(
        m_arguments.begin(), m_arguments.end(), [&pointer](const McpPrompt::Argument &each) { return pointerTo(each.name) == pointer; });
    if (!client || argument == m_arguments.end() || !McpCompletion::isOffered(*client))
        return;
    m_pointer = pointer;
    QMap<QString, QString> others = values();
    others.remove(argument->name);
    m_completion->ask(*client, m_of, m_what, argument->name, text, others);
}

} // namespace gui
