// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/forms/form.h"

#include <QScrollArea>
#include <QTimer>
#include <QWidget>

class QVBoxLayout;

namespace gui {

class FormView;

//! A form that is as high as it needs to be, up to a bound, and scrolls beyond. Owned by the widget that it stands in; owns the form.
class FormScroll final : public QScrollArea
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FormScroll)

public:
    FormScroll(FormView *form, int mostHeight, QWidget *parent);

    QSize sizeHint() const override { return {320, m_height}; }
    QSize minimumSizeHint() const override { return {80, m_height}; }

Q_SIGNALS:
    void heightChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void adjust();

    FormView *const m_form;
    const int m_mostHeight;
    int m_height = 40;
};

class FieldView;
class FormCheck;
class GrowingEdit;
class Remark;

//! A form for a value of a JSON Schema, or its JSON, as the person likes; checked while one types, with what is wrong at the field.
//! Knows nothing of tools. Owned by the widget that it stands in.
class FormView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FormView)

public:
    enum class Mode { Fields, Json };

    explicit FormView(QWidget *parent = nullptr);
    ~FormView() override;

    //! Keeps what has been filled in and still fits.
    void setSchema(const model::JsonText &schema);
    //! Begins anew, with the defaults.
    void reset(const model::JsonText &schema);
    void setValue(const model::JsonText &value);
    //! As typed; empty where what was typed is no JSON, which the form says then.
    model::JsonText value() const;
    //! What was typed as JSON, be it JSON or not; empty in the form.
    QString jsonDraft() const;
    //! Puts such a text back. In the form it waits until it is asked for as JSON.
    void setJsonDraft(const QString &text);

    Mode mode() const { return m_mode; }
    //! \return false where what was typed cannot be shown in the other way; the form says why.
    bool setMode(Mode mode);
    //! Says also what has not been filled in yet.
    void showMissing();
    //! Puts the keyboard where something is wrong. \return false where nothing is, as far as is known.
    bool focusProblem();
    //! Whether something is wrong, as far as is known by now.
    bool hasProblems() const;
    void focusFirst();

Q_SIGNALS:
    //! A person has changed something.
    void edited();
    //! There are other controls than before; whoever owns the form puts them into the order of the keyboard.
    void reshaped();
    //! The form needs another height.
    void resized();

protected:
    bool event(QEvent *event) override;

private:
    void build();
    void buildFields();
    void fieldsEdited();
    void jsonEdited();
    void check();
    void takeViolations(const QList<model::SchemaViolation> &violations);
    void showProblems();
    void sayJson(const QString &text);
    model::Result<model::JsonText> jsonValue() const;

    std::unique_ptr<Form> m_form;
    model::JsonText m_schema;
    Mode m_mode = Mode::Fields;
    FormCheck *m_check;
    QTimer m_settle;
    QList<FormProblem> m_problems;
    //! What a schema's check found, which comes later than what the form itself finds.
    QList<FormProblem> m_violations;
    QString m_jsonProblem;
    bool m_showsMissing = false;
    //! The JSON text as it was when the fields were last shown, as long as no field has been changed.
    QString m_keptJson;
    //! The value has been changed since it was checked against the schema.
    bool m_isStale = false;
    QVBoxLayout *m_layout;
    QWidget *m_fieldsPage;
    QWidget *m_jsonPage;
    //! That there is nothing to fill in, or that it cannot be checked.
    Remark *m_remark;
    FieldView *m_rootView = nullptr;
    GrowingEdit *m_json;
    Remark *m_jsonRemark;
};

} // namespace gui
