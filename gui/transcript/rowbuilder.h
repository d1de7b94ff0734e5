// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/rowelements.h"
#include "gui/transcript/rowlayout.h"
#include "gui/transcript/textelement.h"
#include "model/conversation/node.h"

#include <QHash>
#include <QSet>

class QAbstractItemModel;
class QWidget;

namespace gui {

struct CardLine;

//! What a person has opened in a transcript, and how they see its figures; everything else is folded, and at its beginning.
class RowFolds
{
public:
    bool isOpen(const model::CanisterId &canister, RowAction part) const { return m_open.contains({canister, int(part)}); }
    void toggle(const model::CanisterId &canister, RowAction part)
    {
        if (!m_open.remove({canister, int(part)}))
            m_open.insert({canister, int(part)});
    }
    //! How the person has last seen the figures that they have scrolled sideways, or wrapped.
    FigureSights sightsOf(const model::CanisterId &canister) const { return m_sights.value(canister); }
    void keepSight(const model::CanisterId &canister, const Figure &figure) { m_sights[canister].insert(figure.number(), figure.sight()); }

private:
    QSet<std::pair<model::CanisterId, int>> m_open;
    QHash<model::CanisterId, FigureSights> m_sights;
};

//! Where the widgets come from that stand within rows.
class RowWidgets
{
public:
    virtual ~RowWidgets() = default;
    //! The card of an open question about an invocation; null where there is none.
    virtual QWidget *cardFor(const QString &invocation) const = 0;
    //! What stands below the last canister: banners and offers.
    virtual QList<QWidget *> noticesAtEnd() const = 0;
};

//! Makes a row's elements from its roles (ConversationModel). Owned by TranscriptView, as is all that it refers to.
class RowBuilder
{
    Q_DISABLE_COPY_MOVE(RowBuilder)

public:
    RowBuilder(const QAbstractItemModel &rows, const RowFolds &folds, const RowStyle &style);

    //! Null for none; outlives the builder.
    void setWidgets(const RowWidgets *widgets) { m_widgets = widgets; }

    //! Never null; a result that is shown with its invocation has no elements. Row count() is what stands below the last canister.
    std::unique_ptr<RowLayout> build(int row) const;

    //! A title for screen readers and menus: who, when, and how it begins.
    QString titleOf(int row) const;
    //! What is in a row, for reading aloud: who says it, and what, whether it is folded or not; how a call ran where it is open. At most 1
    //! Mi characters.
    QString readingTextOf(int row) const;
    //! How long a model has thought, so far, before it answered; only known while the program has watched it.
    void setThoughtTime(const model::CanisterId &canister, qint64 milliseconds) { m_thoughtTimes.insert(canister, milliseconds); }

private:
    void addSwitch(RowLayout &layout, int row) const;
    void addDeleted(RowLayout &layout, const model::Node &node) const;
    void addSupervisor(RowLayout &layout, const model::Canister &canister) const;
    void addUser(RowLayout &layout, int row, const model::Canister &canister) const;
    void addAssistant(RowLayout &layout, int row, const model::Canister &canister) const;
    void addInvocation(RowLayout &layout, int row, const model::Canister &canister) const;
    void addCallDetails(RowLayout &layout, const model::Canister &call, const model::Canister *result) const;
    void addResult(RowLayout &layout, const model::Canister &canister) const;
    void addDocument(RowLayout &layout, const model::Canister &canister) const;
    void addNotices(RowLayout &layout) const;
    void addFolded(RowLayout &layout, const model::Canister &canister, CardLine line, const QString &text) const;
    void addPlain(RowLayout &layout, const QString &text, TextElement::Form form, TextElement::Frame frame, bool showAll,
        const QString &language = {}) const;
    void addAttachments(RowLayout &layout, const model::Canister &canister) const;
    QString callOf(int row, const model::Canister &canister) const;
    QString thoughtTitleOf(const model::Canister &canister, bool isThinking) const;
    RowHeading headingOf(int row, const model::Canister &canister) const;
    MarkdownSection::Extent extentOf(const model::Canister &canister) const;

    const QAbstractItemModel &m_rows;
    const RowFolds &m_folds;
    const RowWidgets *m_widgets = nullptr;
    const RowStyle &m_style;
    QHash<model::CanisterId, qint64> m_thoughtTimes;
};

} // namespace gui
