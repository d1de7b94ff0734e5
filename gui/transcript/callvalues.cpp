// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/callvalues.h"

#include "gui/shared/jsonvalueview.h"
#include "gui/theme/theme.h"
#include "gui/transcript/rowtexts.h"
#include "model/text/visibletext.h"

#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QTabWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! An object or an array; nothing where it is another value or no JSON.
model::JsonText structured(const QByteArray &text)
{
    const QByteArray trimmed = text.trimmed();
    const bool mayBe = trimmed.startsWith('{') || trimmed.startsWith('[');
    return mayBe ? model::JsonText::parse(trimmed).value_or(model::JsonText()) : model::JsonText();
}

model::JsonText structuredOf(const model::Canister &result)
{
    for (const model::Content &content : result.contents) {
        if (const auto *data = std::get_if<model::DataContent>(&content))
            return data->json;
    }
    const QString whole = result.result && !result.result->whole.isEmpty() ? result.result->whole : result.text();
    return structured(whole.toUtf8());
}

} // namespace

CallValues::CallValues(const model::Invocation &call, const model::CanisterPointer &result, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(u"callValues"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(model::visibleLine(call.name));
    const QByteArray arguments = call.editedArguments.isEmpty() ? call.arguments : call.editedArguments.bytes();
    auto *tabs = new QTabWidget(this);
    tabs->setObjectName(u"callValueTabs"_s);
    tabs->addTab(viewOf(readableArguments(arguments), structured(arguments), tr("Arguments")), tr("&Arguments"));
    if (result)
        tabs->addTab(viewOf(textOfResult(*result), structuredOf(*result), tr("Result")), tr("&Result"));
    tabs->setCurrentIndex(tabs->count() - 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(tabs, 1);
    layout->addWidget(buttons);
    resize(Theme::zoomed(QSize(760, 520)));
}

QWidget *CallValues::viewOf(const QString &text, const model::JsonText &json, const QString &name)
{
    if (!json.isEmpty()) {
        auto *view = new JsonValueView(this);
        view->setJson(json);
        return view;
    }
    auto *view = new QPlainTextEdit(model::visibleText(text), this);
    view->setObjectName(u"valueText"_s);
    view->setAccessibleName(name);
    view->setReadOnly(true);
    view->setFont(Theme::fixedFont());
    return view;
}

} // namespace gui
