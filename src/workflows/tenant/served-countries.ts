/** The countries of the address form, as ISO 3166-1 alpha-2 in lower case. */
export const servedCountries = [
  "in",
  "us",
  "gb",
  "ca",
  "au",
  "sg",
  "ae",
  "sa",
  "qa",
  "kw",
  "bh",
  "om",
] as const
