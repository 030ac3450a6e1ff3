import type { countries } from "./rules/places"

/** ISO 3166-1 alpha-2 in lower case, as Medusa keeps countries, of each country of the address form. */
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

/** The code of a country's name; `in` for a name that the address form doesn't know. */
export const countryCode = (name: string): string => (countryCodes as Record<string, string>)[name] ?? "in"
