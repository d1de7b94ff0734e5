// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QAbstractListModel>
#include <QByteArray>
#include <QList>
#include <QString>
#include <QWidget>

#include <optional>

class QLabel;
class QListView;
class QPushButton;

namespace gui {

//! How a body is shown. Formatted: JSON indented with its numbers and strings as they came, other text as it is.
enum class BodyForm { Formatted, Raw, Hexadecimal };

//! Bytes cut into lines for a view that paints only those on the screen. A line of more than `longestLine` bytes is cut into
//! several. A value; its bytes are shared.
class TextLines
{
public:
    static constexpr qsizetype longestLine = 2000;

    TextLines() = default;
    //! Takes time in proportion to the bytes; for large bodies call it on a worker.
    static TextLines of(const QByteArray &body, BodyForm form);

    //! Of bytes that are shown as they came: takes what has come after them. \return the first line that is not as it was.
    int append(QByteArrayView more);

    int count() const { return m_form == BodyForm::Hexadecimal ? int((m_bytes.size() + 15) / 16) : int(m_starts.size()); }
    QString line(int number) const;
    //! The line in which a byte of what is shown lies.
    int lineOf(qsizetype byte) const;
    const QByteArray &bytes() const { return m_bytes; }
    bool isJson() const { return m_isJson; }
    //! Bytes of the longest line.
    int width() const { return m_width; }

private:
    void cut(qsizetype start);
    QString hexadecimal(int number) const;

    QByteArray m_bytes;
    BodyForm m_form = BodyForm::Raw;
    QList<qsizetype> m_starts;
    int m_width = 0;
    bool m_isJson = false;
};

//! The lines of a body as rows; at first only a part of a long one. Owned by its view.
class BodyModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BodyModel)

public:
    static constexpr int firstPart = 2000;
    enum DataRole { JsonRole = Qt::UserRole };

    using QAbstractListModel::QAbstractListModel;

    void setLines(const TextLines &lines);
    void append(QByteArrayView more);
    void showAll();
    bool isPartial() const { return m_shown < m_lines.count(); }
    const TextLines &lines() const { return m_lines; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    TextLines m_lines;
    int m_shown = 0;
};

class BodyDelegate;

//! Shows a body of any size: only the lines on the screen are made into text; a long one is shown in part with *Show all*. Lines
//! can be selected and copied. Large bodies are formatted on a worker. Owned by an ExchangeView.
class BodyView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BodyView)

public:
    explicit BodyView(const QString &name, QWidget *parent = nullptr);

    void setBody(const QByteArray &body, const QString &placeholder);
    //! `body` is what it was with more at its end: only that is read.
    void grow(const QByteArray &body);
    //! What is to be said of the body beside its size.
    void setNote(const QString &note);
    void setForm(BodyForm form);
    //! Goes to the next line (`step` 1), or the one before (-1), that has this text in any case, round and round. \return its number; -1
    //! where none has.
    int find(const QString &text, int step);
    //! Marks the lines of these bytes, in a form that shows them as they came.
    void showBytes(qsizetype begin, qsizetype end);
    BodyForm form() const { return m_form; }
    const QByteArray &body() const { return m_hasGrown ? m_model->lines().bytes() : m_body; }

Q_SIGNALS:
    //! The lines are there.
    void shown();

private:
    //! What a worker formats.
    enum class Aside { None, Wanted, Outdated };

    void format();
    void formatAside();
    void takeFormatted(const TextLines &lines);
    void showLines(const TextLines &lines);
    void showExtent();
    void showRemainder();
    void copySelection();

    QByteArray m_body;
    QString m_placeholder;
    QString m_note;
    BodyForm m_form = BodyForm::Formatted;
    Aside m_aside = Aside::None;
    //! The lines have the body, so that it is there once.
    bool m_hasGrown = false;
    //! Bytes to be marked once the lines are there.
    std::optional<std::pair<qsizetype, qsizetype>> m_wanted;
    BodyModel *m_model;
    BodyDelegate *m_delegate;
    QListView *m_list;
    QLabel *m_remark;
    QPushButton *m_all;
};

} // namespace gui
