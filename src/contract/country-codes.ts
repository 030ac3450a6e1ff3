import type { countries } from "./rules/places"

/** ISO 3166-1 alpha-2 codes in lower case, as Medusa stores them, of the countries in the address form. */
export const countryCodes = {
  India: "in",
  "United States": "us",
  "United Kingdom": "gb",
  Canada: "ca",
  Australia: "au",
  Singapore: "sg",
  "United Arab Emirates": "ae",
  "Saudi Arabia": "sa",
  Qatar: "qa",
  Kuwait: "kw",
  Bahrain: "bh",
  Oman: "om",
} as const satisfies Record<(typeof countries)[number], string>

/** Returns the code of a country name; `in` for a name that isn't in the address form. */
export const countryCode = (name: string): string => (countryCodes as Record<string, string>)[name] ?? "in"
