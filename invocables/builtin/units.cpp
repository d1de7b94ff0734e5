// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/units.h"

#include <QCoreApplication>
#include <QStringList>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

struct UnitsTexts {
    Q_DECLARE_TR_FUNCTIONS(Units)
    PARLANCE_PHRASED
};

enum class Quantity { Length, Weight, Temperature, Volume, Speed, Data };

struct Unit {
    Quantity quantity;
    //! value * factor + offset is in metres, kilograms, kelvin, litres, metres a second, bytes.
    double factor;
    double offset;
    //! Separated by spaces. Data units differ in case (`b` is a bit); all others are compared without it.
    const char *names;
};

// Exact where the unit is defined exactly (international yard and pound of 1959; US liquid measures; IEC 80000-13).
const Unit units[] = {
    {Quantity::Length, 1, 0, "m meter meters metre metres"},
    {Quantity::Length, 1e-3, 0, "mm millimeter millimeters millimetre millimetres"},
    {Quantity::Length, 1e-2, 0, "cm centimeter centimeters centimetre centimetres"},
    {Quantity::Length, 1e3, 0, "km kilometer kilometers kilometre kilometres"},
    {Quantity::Length, 0.0254, 0, "in inch inches"},
    {Quantity::Length, 0.3048, 0, "ft foot feet"},
    {Quantity::Length, 0.9144, 0, "yd yard yards"},
    {Quantity::Length, 1609.344, 0, "mi mile miles"},
    {Quantity::Length, 1852, 0, "nmi nautical_mile nautical_miles"},
    {Quantity::Weight, 1, 0, "kg kilogram kilograms"},
    {Quantity::Weight, 1e-3, 0, "g gram grams"},
    {Quantity::Weight, 1e-6, 0, "mg milligram milligrams"},
    {Quantity::Weight, 1e3, 0, "t tonne tonnes"},
    {Quantity::Weight, 0.45359237, 0, "lb lbs pound pounds"},
    {Quantity::Weight, 0.028349523125, 0, "oz ounce ounces"},
    {Quantity::Weight, 6.35029318, 0, "st stone stones"},
    {Quantity::Temperature, 1, 0, "k kelvin"},
    {Quantity::Temperature, 1, 273.15, "c °c celsius"},
    {Quantity::Temperature, 5.0 / 9.0, 459.67 * 5.0 / 9.0, "f °f fahrenheit"},
    {Quantity::Volume, 1, 0, "l liter liters litre litres"},
    {Quantity::Volume, 1e-3, 0, "ml milliliter milliliters millilitre millilitres"},
    {Quantity::Volume, 1e3, 0, "m3 m³ cubic_meter cubic_meters cubic_metre cubic_metres"},
    {Quantity::Volume, 3.785411784, 0, "gal gallon gallons"},
    {Quantity::Volume, 0.946352946, 0, "qt quart quarts"},
    {Quantity::Volume, 0.473176473, 0, "pt pint pints"},
    {Quantity::Volume, 0.2365882365, 0, "cup cups"},
    {Quantity::Volume, 0.0295735295625, 0, "fl_oz fluid_ounce fluid_ounces"},
    {Quantity::Volume, 0.01478676478125, 0, "tbsp tablespoon tablespoons"},
    {Quantity::Volume, 0.00492892159375, 0, "tsp teaspoon teaspoons"},
    {Quantity::Speed, 1, 0, "m/s mps"},
    {Quantity::Speed, 1 / 3.6, 0, "km/h kmh kph"},
    {Quantity::Speed, 0.44704, 0, "mph mi/h"},
    {Quantity::Speed, 1852 / 3600.0, 0, "kn kt knot knots"},
    {Quantity::Speed, 0.3048, 0, "ft/s fps"},
    {Quantity::Data, 0.125, 0, "b bit bits"},
    {Quantity::Data, 1, 0, "B byte bytes"},
    {Quantity::Data, 1e3, 0, "kB KB kilobyte kilobytes"},
    {Quantity::Data, 1e6, 0, "MB megabyte megabytes"},
    {Quantity::Data, 1e9, 0, "GB gigabyte gigabytes"},
    {Quantity::Data, 1e12, 0, "TB terabyte terabytes"},
    {Quantity::Data, 1024, 0, "KiB kibibyte kibibytes"},
    {Quantity::Data, 1048576, 0, "MiB mebibyte mebibytes"},
    {Quantity::Data, 1073741824, 0, "GiB gibibyte gibibytes"},
    {Quantity::Data, 1099511627776, 0, "TiB tebibyte tebibytes"},
};

const Unit *find(const QString &given, Qt::CaseSensitivity sensitivity)
{
    const QString name = given.trimmed().replace(u' ', u'_');
    for (const Unit &unit : units) {
        if (QString::fromUtf8(unit.names).split(u' ').contains(name, sensitivity))
            return &unit;
    }
    return nullptr;
}

//! As written first, since case tells bits from bytes.
const Unit *find(const QString &name)
{
    const Unit *exact = find(name, Qt::CaseSensitive);
    return exact ? exact : find(name, Qt::CaseInsensitive);
}

tl::unexpected<model::Error> unitFault(const model::Wording &message)
{
    return model::failure(model::ErrorCategory::Validation, message);
}

} // namespace

model::Result<double> converted(double value, const QString &from, const QString &to)
{
    const Unit *source = find(from);
    const Unit *target = find(to);
    if (!source || !target)
        return unitFault(UnitsTexts::phrased("There is no unit “%1”.").arg(source ? to : from));
    if (source->quantity != target->quantity)
        return unitFault(UnitsTexts::phrased("“%1” and “%2” do not measure the same thing.").arg(from, to));
    return (value * source->factor + source->offset - target->offset) / target->factor;
}

} // namespace invocables
