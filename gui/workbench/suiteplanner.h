// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/evaluation/plannedvariant.h"

#include <QCoreApplication>

class QCryptographicHash;

namespace gui {

class Workbench;

//! Looks up what the variants of suites name, among the workbench's descriptors, and says by a fingerprint what they depend on there. A
//! value; the workbench outlives it.
class SuitePlanner final
{
    Q_DECLARE_TR_FUNCTIONS(SuitePlanner)

public:
    //! `standard`: what a variant has where it says nothing. `folder`: where files that it names are looked for first.
    SuitePlanner(Workbench &workbench, model::SessionSettings standard, QString folder);

    //! All errors are of the category Usage, but for descriptors that are broken.
    model::Result<model::PlannedVariant> plan(const model::EvaluationVariant &variant) const;

private:
    using Variant = model::EvaluationVariant;

    model::Result<void> chooseModel(const Variant &variant, model::SessionSettings &settings) const;
    model::Result<void> chooseAgent(const Variant &variant, model::SessionSettings &settings) const;
    model::Result<void> chooseTools(const Variant &variant, model::SessionSettings &settings) const;
    model::Result<void> chooseControls(const Variant &variant, model::SessionSettings &settings) const;
    QString placed(const QString &file) const;
    QByteArray fingerprintOf(const model::PlannedVariant &planned) const;
    void addDescriptors(QCryptographicHash &hash, const model::PlannedVariant &planned) const;

    Workbench &m_workbench;
    const model::SessionSettings m_standard;
    const QString m_folder;
};

} // namespace gui
