/** The font pairs for a tenant's pages: one font for display, one for text. The font files are built in. */
export const fontPairs = {
  "fraunces-figtree": { display: "Fraunces", text: "Figtree", manner: "Warm, with character" },
  "playfair-source": { display: "Playfair Display", text: "Source Sans 3", manner: "Like a fine magazine" },
  "cormorant-mulish": { display: "Cormorant Garamond", text: "Mulish", manner: "Delicate and classical" },
  "manrope-inter": { display: "Manrope", text: "Inter", manner: "Plain and modern" },
} as const

export type FontPair = keyof typeof fontPairs

export const isFontPair = (it: unknown): it is FontPair =>
  typeof it === "string" && Object.hasOwn(fontPairs, it)

/** Returns the display name, e.g. `Fraunces & Figtree`. */
export const fontPairName = (pair: FontPair): string => `${fontPairs[pair].display} & ${fontPairs[pair].text}`
