/**
 * What a shop's own style rules may set: looks. Nothing that moves, hides, covers or adds: what a shopper has to see
 * (prices, totals, the pay button, consent, errors) is there whatever a rule says.
 */
export const properties: ReadonlySet<string> = new Set([
  ...[
    "color",
    "background",
    "background-color",
    "background-image",
    "background-size",
    "background-position",
  ],
  ...["background-repeat", "border", "border-color", "border-style", "border-width", "border-radius"],
  ...["border-top", "border-right", "border-bottom", "border-left", "box-shadow", "text-shadow"],
  ...["border-top-left-radius", "border-top-right-radius", "border-bottom-left-radius"],
  ...[
    "border-bottom-right-radius",
    "outline",
    "outline-color",
    "outline-offset",
    "outline-style",
    "outline-width",
  ],
  ...[
    "font",
    "font-family",
    "font-size",
    "font-style",
    "font-variant",
    "font-weight",
    "font-feature-settings",
  ],
  ...[
    "letter-spacing",
    "word-spacing",
    "line-height",
    "text-align",
    "text-decoration",
    "text-decoration-color",
  ],
  ...["text-decoration-thickness", "text-underline-offset", "text-transform", "text-wrap"],
  ...["padding", "padding-top", "padding-right", "padding-bottom", "padding-left", "padding-block"],
  ...[
    "padding-inline",
    "margin",
    "margin-top",
    "margin-right",
    "margin-bottom",
    "margin-left",
    "margin-block",
  ],
  ...[
    "margin-inline",
    "gap",
    "row-gap",
    "column-gap",
    "object-fit",
    "object-position",
    "list-style",
    "list-style-type",
  ],
  ...[
    "accent-color",
    "caret-color",
    "transition",
    "transition-duration",
    "transition-property",
    "aspect-ratio",
  ],
])

export const functions: ReadonlySet<string> = new Set([
  ...["rgb", "rgba", "hsl", "hsla", "oklch", "oklab", "color-mix", "var", "calc", "min", "max", "clamp"],
  ...["linear-gradient", "radial-gradient", "cubic-bezier"],
])

export const pseudoClasses: ReadonlySet<string> = new Set([
  ...[
    "hover",
    "focus",
    "focus-visible",
    "focus-within",
    "active",
    "visited",
    "link",
    "first-child",
    "last-child",
  ],
  ...[
    "nth-child",
    "first-of-type",
    "last-of-type",
    "nth-of-type",
    "only-child",
    "not",
    "is",
    "where",
    "root",
  ],
])

/** Texts that nobody could read. */
export const fontSize = { minPx: 11, maxPx: 120 } as const

export const maxSourceLength = 20_000
export const maxRules = 400
export const maxFaults = 20
