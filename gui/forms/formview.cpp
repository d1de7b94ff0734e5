// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/forms/formview.h"

#include "gui/forms/fieldview.h"
#include "gui/forms/growingedit.h"
#include "gui/shared/paragraph.h"
#include "gui/shared/taborder.h"
#include "gui/theme/theme.h"
#include "invocables/basics/worker.h"
#include "model/schema/jsonschema.h"
#include "model/text/visibletext.h"

#include <QEvent>
#include <QLayout>
#include <QObject>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gui {

using namespace Qt::StringLiterals;

//! Checks values against a schema away from the window's thread, since a hostile schema or value may take its time: the last value
//! asked about counts, answers to earlier ones are dropped. Owned by a FormView.
class FormCheck final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FormCheck)

public:
    explicit FormCheck(QObject *parent);

    void setSchema(const model::JsonText &schema);
    //! Checks soon; an empty value means that there is nothing to check.
    void check(const model::JsonText &value);

Q_SIGNALS:
    //! What is wrong with the value last asked about.
    void checked(const QList<model::SchemaViolation> &violations);
    //! The schema is none, or is beyond the bounds: nothing can be said about values.
    void impossible(const QString &why);

private:
    struct Compiled {
        std::shared_ptr<const model::JsonSchema> schema;
        QString error;
    };
    void run();

    model::JsonText m_schema;
    model::JsonText m_value;
    std::shared_ptr<const Compiled> m_compiled;
    int m_asked = 0;
};

FormCheck::FormCheck(QObject *parent)
    : QObject(parent)
{
}

void FormCheck::setSchema(const model::JsonText &schema)
{
    m_schema = schema;
    m_compiled.reset();
    ++m_asked;
}

void FormCheck::check(const model::JsonText &value)
{
    m_value = value;
    ++m_asked;
    if (!value.isEmpty() && !m_schema.isEmpty())
        run();
}

void FormCheck::run()
{
    struct Answer {
        std::shared_ptr<const Compiled> compiled;
        QList<model::SchemaViolation> violations;
    };
    const auto work = [schema = m_schema, value = m_value, compiled = m_compiled] {
        Answer answer {compiled, {}};
        if (!answer.compiled) {
            const auto made = model::JsonSchema::compile(schema);
            answer.compiled = std::make_shared<const Compiled>(Compiled {made ? *made : nullptr, made ? QString() : made.error().message});
        }
        if (answer.compiled->schema)
            answer.violations = answer.compiled->schema->validate(value, model::JsonSchema::Formats::Plain);
        return answer;
    };
    invocables::doOnWorker<Answer>(this, work, [this, asked = m_asked](const Answer &answer) {
        if (asked != m_asked)
            return;
        m_compiled = answer.compiled;
        if (!m_compiled->schema)
            Q_EMIT impossible(m_compiled->error);
        Q_EMIT checked(answer.violations);
    });
}

FormScroll::FormScroll(FormView *form, int mostHeight, QWidget *parent)
    : QScrollArea(parent)
    , m_form(form)
    , m_mostHeight(mostHeight)
{
    setWidget(form);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
    form->setAutoFillBackground(false);
    connect(form, &FormView::resized, this, &FormScroll::adjust);
}

void FormScroll::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    adjust();
}

void FormScroll::adjust()
{
    const int width = std::max(80, viewport()->width());
    const int wanted = m_form->hasHeightForWidth() ? m_form->heightForWidth(width) : m_form->sizeHint().height();
    const int height = std::min(m_mostHeight, wanted + 2 * frameWidth());
    if (std::exchange(m_height, height) == height)
        return;
    updateGeometry();
    Q_EMIT heightChanged();
}

namespace {

constexpr int mostJsonLines = 24;

//! As JSON that can be read and edited, whatever characters are in it.
QString readable(const model::JsonText &value)
{
    return model::visibleText(value.indented().toString());
}

} // namespace

FormView::FormView(QWidget *parent)
    : QWidget(parent)
    , m_check(new FormCheck(this))
    , m_layout(new QVBoxLayout(this))
    , m_fieldsPage(new QWidget(this))
    , m_jsonPage(new QWidget(this))
    , m_remark(new Remark(Remark::Tone::Help, m_fieldsPage))
    , m_json(new GrowingEdit(mostJsonLines, m_jsonPage))
    , m_jsonRemark(new Remark(Remark::Tone::Warning, m_jsonPage))
{
    build();
    m_settle.setSingleShot(true);
    m_settle.setInterval(150);
    connect(&m_settle, &QTimer::timeout, this, [this] { m_check->check(value()); });
    connect(m_check, &FormCheck::checked, this, &FormView::takeViolations);
    connect(m_check, &FormCheck::impossible, this,
        [this](const QString &why) { m_remark->say(tr("What is filled in cannot be checked: %1").arg(why)); });
    connect(m_json, &GrowingEdit::edited, this, &FormView::jsonEdited);
    reset(model::JsonText::trusted("{}"));
}

// The views look at the form's nodes.
FormView::~FormView()
{
    delete m_rootView;
}

void FormView::build()
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->addWidget(m_fieldsPage);
    m_layout->addWidget(m_jsonPage);
    m_layout->addStretch(1);
    auto *fields = new QVBoxLayout(m_fieldsPage);
    fields->setContentsMargins(0, 0, 0, 0);
    fields->addWidget(m_remark);
    m_remark->setObjectName(u"formRemark"_s);
    auto *json = new QVBoxLayout(m_jsonPage);
    json->setContentsMargins(0, 0, 0, 0);
    json->addWidget(m_json);
    json->addWidget(m_jsonRemark);
    m_json->setObjectName(u"formJson"_s);
    m_json->setAccessibleName(tr("As JSON"));
    m_json->setFont(Theme::fixedFont());
    m_json->setFewestLines(3);
    m_jsonRemark->setObjectName(u"formJsonProblem"_s);
    m_jsonPage->hide();
}

void FormView::reset(const model::JsonText &schema)
{
    m_schema = schema;
    m_keptJson.clear();
    m_showsMissing = false;
    m_check->setSchema(schema);
    delete std::exchange(m_rootView, nullptr);
    m_form = std::make_unique<Form>(schema);
    buildFields();
    if (m_mode == Mode::Json)
        m_json->setText(readable(m_form->written().value));
    check();
}

void FormView::setSchema(const model::JsonText &schema)
{
    if (schema == m_schema)
        return;
    m_schema = schema;
    m_check->setSchema(schema);
    delete std::exchange(m_rootView, nullptr);
    const std::unique_ptr<Form> earlier = std::exchange(m_form, std::make_unique<Form>(schema));
    if (const auto json = m_mode == Mode::Json ? jsonValue() : model::Result<model::JsonText>(); json && !json->isEmpty())
        m_form->root().setValue(*json);
    else
        m_form->root().adopt(earlier->root());
    buildFields();
    check();
}

void FormView::setValue(const model::JsonText &value)
{
    m_keptJson.clear();
    delete std::exchange(m_rootView, nullptr);
    m_form->root().setValue(value);
    buildFields();
    m_json->setText(readable(value));
    check();
}

QString FormView::jsonDraft() const
{
    return m_mode == Mode::Json ? m_json->text() : QString();
}

void FormView::setJsonDraft(const QString &text)
{
    m_keptJson = text;
    m_json->setText(text);
    check();
}

void FormView::buildFields()
{
    m_problems.clear();
    m_violations.clear();
    m_rootView = new FieldView(m_form->root(), m_fieldsPage);
    m_fieldsPage->layout()->addWidget(m_rootView);
    m_remark->say(m_form->isEmpty() ? tr("There is nothing to fill in.") : QString());
    connect(m_rootView, &FieldView::edited, this, &FormView::fieldsEdited);
    connect(m_rootView, &FieldView::reshaped, this, [this] {
        // They may be about nodes that are gone.
        m_violations.clear();
        chainTabs(nullptr, m_layout);
        Q_EMIT reshaped();
    });
    chainTabs(nullptr, m_layout);
    Q_EMIT reshaped();
}

model::Result<model::JsonText> FormView::jsonValue() const
{
    return model::JsonText::parse(m_json->text().toUtf8());
}

model::JsonText FormView::value() const
{
    return m_mode == Mode::Json ? jsonValue().value_or(model::JsonText()) : m_form->written().value;
}

bool FormView::setMode(Mode mode)
{
    if (mode == m_mode)
        return true;
    if (mode == Mode::Fields) {
        const auto value = jsonValue();
        if (!value) {
            sayJson(value.error().message);
            m_json->setFocus();
            return false;
        }
        if (m_json->text() != m_keptJson) {
            delete std::exchange(m_rootView, nullptr);
            m_form->root().setValue(*value);
            buildFields();
        }
        m_keptJson = m_json->text();
    } else {
        const Form::Written written = m_form->written();
        if (written.draft.isEmpty()) {
            focusProblem();
            return false;
        }
        m_json->setText(m_keptJson.isEmpty() ? readable(written.draft) : m_keptJson);
        m_keptJson = m_json->text();
    }
    m_mode = mode;
    m_fieldsPage->setVisible(mode == Mode::Fields);
    m_jsonPage->setVisible(mode == Mode::Json);
    check();
    return true;
}

void FormView::fieldsEdited()
{
    m_keptJson.clear();
    m_isStale = true;
    check();
    Q_EMIT edited();
}

void FormView::jsonEdited()
{
    m_isStale = true;
    check();
    Q_EMIT edited();
}

void FormView::check()
{
    if (m_mode == Mode::Fields) {
        m_problems = m_form->written().problems;
        m_problems.append(m_violations);
        sayJson({});
    } else {
        const auto value = jsonValue();
        m_problems.clear();
        if (!value)
            sayJson(value.error().message);
    }
    showProblems();
    m_settle.start();
}

void FormView::takeViolations(const QList<model::SchemaViolation> &violations)
{
    m_isStale = false;
    if (m_mode == Mode::Json) {
        constexpr int mostLines = 5;
        QStringList lines;
        for (const model::SchemaViolation &violation : violations.mid(0, mostLines))
            lines.append(violation.path.isEmpty() ? violation.message.spoken() : violation.path + u": "_s + violation.message.spoken());
        sayJson(lines.join(u'\n'));
    } else {
        m_violations = m_form->problemsOf(violations);
        m_problems = m_form->written().problems;
        m_problems.append(m_violations);
    }
    showProblems();
}

void FormView::sayJson(const QString &text)
{
    m_jsonProblem = text;
    m_jsonRemark->say(text);
}

void FormView::showProblems()
{
    QHash<const FormNode *, QString> messages;
    for (const FormProblem &problem : std::as_const(m_problems)) {
        if ((problem.kind == FormProblem::Kind::Wrong || m_showsMissing) && !messages.contains(problem.node))
            messages.insert(problem.node, problem.message);
    }
    for (FieldView *field : m_fieldsPage->findChildren<FieldView *>())
        field->showProblem(messages.value(&field->node()));
}

void FormView::showMissing()
{
    m_showsMissing = true;
    showProblems();
}

bool FormView::hasProblems() const
{
    // What the schema said of an earlier value need not hold any more.
    if (m_isStale)
        return m_mode == Mode::Json ? !jsonValue() : !m_form->written().problems.isEmpty();
    return m_mode == Mode::Json ? !m_jsonProblem.isEmpty() : !m_problems.isEmpty();
}

bool FormView::focusProblem()
{
    if (!hasProblems())
        return false;
    if (m_mode == Mode::Json) {
        m_json->setFocus();
        return true;
    }
    showMissing();
    for (FieldView *field : m_fieldsPage->findChildren<FieldView *>()) {
        const auto isAboutIt = [field](const FormProblem &problem) { return problem.node == &field->node(); };
        if (std::any_of(m_problems.begin(), m_problems.end(), isAboutIt)) {
            field->focusControl();
            return true;
        }
    }
    return true;
}

void FormView::focusFirst()
{
    if (m_mode == Mode::Json)
        m_json->setFocus();
    else
        m_rootView->focusControl();
}

bool FormView::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        Q_EMIT resized();
    return QWidget::event(event);
}

} // namespace gui

#include "formview.moc"
