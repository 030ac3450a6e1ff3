const locale = "en-IN"

const isUnset = (locales: unknown): boolean =>
  locales === undefined || (Array.isArray(locales) && locales.length === 0)

/**
 * Formats the numbers of Medusa's own pages as the store does: ₹4,86,000.
 * Those pages pass no locale, which groups rupees by thousands (₹486,000) unless the browser's language is English
 * (India), and neither Medusa nor a document can set another default. A locale that is passed still applies.
 */
export function groupAsInIndia(): void {
  Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
    construct: (Format, [locales, options]: ConstructorParameters<typeof Intl.NumberFormat>) =>
      new Format(isUnset(locales) ? locale : locales, options),
    apply: (Format, _this, [locales, options]: Parameters<typeof Intl.NumberFormat>) =>
      Format(isUnset(locales) ? locale : locales, options),
  })
  // As specified for numbers: https://tc39.es/ecma402/#sup-number.prototype.tolocalestring
  Number.prototype.toLocaleString = function (this: number, locales, options) {
    return new Intl.NumberFormat(locales, options).format(this)
  }
}
