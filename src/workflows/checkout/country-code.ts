import type { countries } from "../../contract/rules/places"

const codes: Record<(typeof countries)[number], string> = {
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
}

/** ISO 3166-1 alpha-2 in lower case, as Medusa keeps countries; `in` for a name that the address form doesn't know. */
export const countryCode = (name: string): string => (codes as Record<string, string>)[name] ?? "in"
