const space = "<length [0,64]>"
const textSize = "<length [11,72]>"
const line = "<length [0,3]> || <stroke> || <color>"

/**
 * The properties that a tenant's style rules may set, each with its grammar in CSS value definition syntax. Lengths are
 * in px: other units are converted before the match (`pxPer`). A declaration that doesn't match is refused.
 *
 * Looks apply to every element of the brand's root that isn't protected, the ancestors of protected elements included.
 * Their bounds keep a protected text readable wherever they are set, and however many ancestors set them.
 */
export const looks: Readonly<Record<string, string>> = {
  color: "<opaque-color>",
  background: "[ <color> || <picture> || <bg-position> [ / <bg-size> ]? || <repeat-style> ]#",
  "background-color": "<color>",
  "background-image": "<picture>#",
  "background-position": "<bg-position>#",
  "background-repeat": "<repeat-style>#",
  "background-size": "<bg-size>#",
  border: line,
  "border-top": line,
  "border-right": line,
  "border-bottom": line,
  "border-left": line,
  "border-color": "<color>{1,4}",
  "border-style": "<stroke>{1,4}",
  "border-width": "<length [0,3]>{1,4}",
  "border-radius": "<length [0,24]>{1,4} [ / <length [0,24]>{1,4} ]?",
  "border-top-left-radius": "<length [0,24]>{1,2}",
  "border-top-right-radius": "<length [0,24]>{1,2}",
  "border-bottom-left-radius": "<length [0,24]>{1,2}",
  "border-bottom-right-radius": "<length [0,24]>{1,2}",
  outline: line,
  "outline-color": "<color>",
  "outline-offset": "<length [0,8]>",
  "outline-style": "<stroke>",
  "outline-width": "<length [0,3]>",
  "box-shadow":
    "none | [ inset? && <length [-16,16]>{2} <length [0,64]>? <length [0,4]>? && <color>? ]#{1,3}",
  "text-shadow": "none | [ <color>? && <length [-4,4]>{2} <length [0,16]>? ]",
  "font-family": "[ <string> | <custom-ident>+ ]#",
  "font-feature-settings": "normal | [ <string> [ on | off | <integer [0,9]> ]? ]#",
  "font-style": "normal | italic | oblique",
  "font-variant": "normal | small-caps | all-small-caps | tabular-nums | lining-nums | oldstyle-nums",
  "font-weight": "normal | bold | bolder | lighter | <number [100,900]>",
  "letter-spacing": "normal | <length [-1,8]>",
  "word-spacing": "normal | <length [0,16]>",
  "text-align": "start | end | left | right | center | justify",
  "text-decoration": "none | [ underline || <stroke> || <color> || <length [0,4]> ]",
  "text-decoration-color": "<color>",
  "text-decoration-thickness": "auto | from-font | <length [0,4]>",
  "text-underline-offset": "auto | <length [0,8]>",
  "text-transform": "none | capitalize | uppercase | lowercase",
  "text-wrap": "wrap | balance | pretty",
  "object-fit": "cover | contain | fill | none | scale-down",
  "object-position": "<position>",
  "accent-color": "auto | <color>",
  "caret-color": "auto | <color>",
  transition: "none | [ <custom-ident> || <time [0,1]> || <easing-function> ]#",
  "transition-duration": "<time [0,1]>#",
  "transition-property": "none | <custom-ident>#",
}

/**
 * Sizes apply to elements that hold no protected element and aren't in a bar that stays in view. Otherwise many
 * ancestors with small margins could move a price out of the window, and a tall bar could cover it.
 */
export const sizes: Readonly<Record<string, string>> = {
  "font-size": `${textSize} | small | medium | large | x-large | xx-large | clamp( ${textSize} , <calc-sum> , ${textSize} )`,
  "line-height": "normal | <number [1,3]>",
  padding: `${space}{1,4}`,
  "padding-top": space,
  "padding-right": space,
  "padding-bottom": space,
  "padding-left": space,
  "padding-block": `${space}{1,2}`,
  "padding-inline": `${space}{1,2}`,
  margin: `[ ${space} | auto ]{1,4}`,
  "margin-top": `${space} | auto`,
  "margin-right": `${space} | auto`,
  "margin-bottom": `${space} | auto`,
  "margin-left": `${space} | auto`,
  "margin-block": `[ ${space} | auto ]{1,2}`,
  "margin-inline": `[ ${space} | auto ]{1,2}`,
  gap: `${space}{1,2}`,
  "row-gap": space,
  "column-gap": space,
  "list-style": "none | [ <bullet> || [ inside | outside ] ]",
  "list-style-type": "none | <bullet>",
  "aspect-ratio": "auto | <number [1,16]> [ / <number [1,16]> ]?",
}

/** Types that the grammars above refer to. */
export const types: Readonly<Record<string, string>> = {
  "opaque-color": `<named-color> | <hex-color> | currentcolor |
    rgb( <number [0,255]>#{3} ) | rgb( <number [0,255]>{3} ) |
    hsl( <number> , <percentage> , <percentage> ) | hsl( <number> <percentage> <percentage> ) |
    oklch( [ <number> | <percentage> ] <number> <number> ) | oklab( [ <number> | <percentage> ] <number> <number> )`,
  picture: "none | <url> | <linear-gradient()> | <radial-gradient()>",
  stroke: "none | solid | dashed | dotted | double | wavy",
  bullet: "disc | circle | square | decimal",
}

/**
 * Px per unit, for the bounds above. A page's text is 16px; an em counts as twice that, viewport units as on a window
 * of 4000px.
 */
export const pxPer: Readonly<Record<string, number>> = { px: 1, rem: 16, em: 32, vw: 40, vh: 40 }

/** Units that aren't lengths. */
export const otherUnits: ReadonlySet<string> = new Set(["s", "ms", "deg", "turn"])

/**
 * Allowed functions. Math functions other than `clamp` would bypass the bounds, and so would a custom property that
 * isn't the product's.
 */
export const functions: ReadonlySet<string> = new Set([
  ...["rgb", "rgba", "hsl", "hsla", "oklch", "oklab", "color-mix", "var", "clamp"],
  ...["linear-gradient", "radial-gradient", "cubic-bezier"],
])

/** The tenant's colours, which pages define as custom properties. */
export const brandVariable =
  /^--brand-(on-)?(primary|secondary|accent)$|^--brand-(primary|secondary|accent)-ink$/

export const pseudoClasses: ReadonlySet<string> = new Set([
  ...["hover", "focus", "focus-visible", "focus-within", "active", "visited", "link"],
  ...["first-child", "last-child", "nth-child", "first-of-type", "last-of-type", "nth-of-type", "only-child"],
  ...["not", "is", "where", "root"],
])

export const maxSourceLength = 20_000
export const maxRules = 400
/** Max length of the compiled CSS, which each page contains. Scoping makes a selector about 130 characters longer. */
export const maxCompiledLength = 100_000
export const maxFaults = 20
