/** Declarations that would hide, move, cover or fake a text if they were accepted unchanged. */
const declarations = [
  ...["display: none", "display: contents", "visibility: hidden", "opacity: 0", "opacity: .01"],
  ...["color: transparent", "color: rgb(0 0 0 / 0)", "color: rgba(0,0,0,0)", "color: hsl(0 0% 0% / 1%)"],
  ...[
    "color: #fff0",
    "color: #ffffff00",
    "color: color-mix(in srgb, red 1%, blue 1%)",
    "color: tr\\61nsparent",
  ],
  ...["color: color-mix(in srgb, transparent, transparent)", "color: var(--x, transparent)", "color: canvas"],
  ...[
    "-webkit-text-fill-color: transparent",
    "-webkit-text-stroke: 20px white",
    "-webkit-text-security: disc",
  ],
  ...["color: #faf9f7; background: #faf9f7", "color: #faf9f7", "color: #1c1917; background: #1c1917"],
  ...[
    "color: #fff; background: linear-gradient(#fff, #fff)",
    "background: #000 text",
    "background-clip: text",
  ],
  ...["font-size: 0", "font-size: 1px", "font-size: 0.1em", "font-size: 1%", "font-size: smaller"],
  ...["font-size: 0.001rem", "font-size: calc(12px - 12px)", "font-size: clamp(0px, 1px, 2px)"],
  ...["font-size: 72px", "font-size: max(0px)", "font-size: 900px", "font: 0/0 a", "font: 1px/1px x"],
  ...["line-height: 0", "line-height: 0px", "line-height: 1%", "line-height: 3", "line-height: 100"],
  ...["letter-spacing: -1em", "letter-spacing: -1px", "letter-spacing: 8px", "letter-spacing: 100vw"],
  ...["word-spacing: -100px", "word-spacing: 500%", "word-spacing: 16px", "text-indent: -9999px"],
  ...["font-family: 'Adobe Blank'", "font-family: Wingdings, Webdings", "font-feature-settings: 'zero' 1"],
  ...[
    "text-transform: uppercase",
    "text-shadow: 0 0 1px #fff, 0 0 9px #fff",
    "text-shadow: 4px 4px 16px #faf9f7",
  ],
  ...["text-decoration: line-through 30px", "text-decoration: underline 4px #1c1917", "text-wrap: nowrap"],
  ...["text-underline-offset: -1em", "text-decoration-thickness: 2em", "text-underline-offset: 8px"],
  ...["margin: -200px", "margin: calc(-1 * 200px)", "margin: calc(0px - 200vh)", "margin-top: 200vh"],
  ...["margin: 0 0 0 200vw", "margin: 64px", "margin-left: 64px", "margin: 100%", "margin-left: 9999em"],
  ...["margin: min(-200px, 0px)", "margin-inline-start: -100vw", "margin: auto", "inset: 0", "top: -9999px"],
  ...[
    "padding: 64px",
    "padding: 0 64px",
    "padding: 200vh",
    "padding: 50%",
    "padding-inline: 4rem",
    "gap: 64px",
  ],
  ...["position: absolute; left: -9999px", "position: fixed", "float: right", "z-index: -1", "order: 99"],
  ...[
    "transform: scale(0)",
    "scale: 0",
    "translate: -200vw",
    "rotate: 90deg",
    "zoom: 0.01",
    "offset-path: none",
  ],
  ...["width: 0", "height: 0; overflow: hidden", "max-height: 0", "max-width: 1px", "min-width: 900vw"],
  ...[
    "clip-path: inset(50%)",
    "clip: rect(0,0,0,0)",
    "mask: linear-gradient(#0000, #0000)",
    "overflow: clip",
  ],
  ...["filter: opacity(0)", "filter: blur(20px)", "backdrop-filter: blur(9px)", "mix-blend-mode: difference"],
  ...["content: ''", "content: '₹1'", "content-visibility: hidden", "contain: strict", "columns: 99"],
  ...["writing-mode: vertical-rl", "direction: rtl; unicode-bidi: bidi-override", "text-overflow: ellipsis"],
  ...["pointer-events: none", "user-select: none", "cursor: none", "appearance: none", "resize: both"],
  ...["box-shadow: 0 0 0 100vmax #fff", "box-shadow: 0 200px 0 0 #fff", "box-shadow: inset 0 0 0 999px #fff"],
  ...["box-shadow: -16px 0 0 4px #faf9f7", "box-shadow: 0 16px 0 4px #faf9f7, 0 -16px 0 4px #faf9f7"],
  ...["box-shadow: inset 16px 16px 64px 4px #1c1917", "outline: 900px solid #fff", "outline-offset: -99px"],
  ...[
    "outline: 3px solid #faf9f7; outline-offset: 8px",
    "border: 200px solid #fff",
    "border: 3px solid #faf9f7",
  ],
  ...[
    "border-radius: 9999px",
    "border-radius: 50%",
    "border-radius: 24px",
    "border-image: url(/static/a.png) 9",
  ],
  ...["aspect-ratio: 1/1000", "aspect-ratio: 16/1", "aspect-ratio: 1/16", "object-position: 9999px"],
  ...["all: unset", "all: initial", "--color-paper: #1c1917", "--font-sans: x", "--brand-night: #fff"],
  ...[
    "color: var(--color-paper)",
    "background: var(--x)",
    "background: env(x)",
    "background: attr(data-x color)",
  ],
  ...[
    "background: url(https://evil.example/a.png)",
    "background: image-set('x' 1x)",
    "background: element(#main)",
  ],
  ...["background: cross-fade(url(/static/a.png), red)", "background: paint(x)", "background: #1c1917"],
  ...["transition: all 9999s", "transition: all 1s", "animation: x 1s infinite", "view-transition-name: x"],
  ...["list-style: '₹1 '", "list-style: url(/static/a.png)", "list-style: inside decimal", "quotes: 'x'"],
  ...[
    "text-align: right",
    "text-align: justify",
    "grid-template: 0/0",
    "flex: 0 0 0",
    "shape-outside: circle()",
  ],
  ...[
    "color: revert",
    "background: revert-layer",
    "padding: revert",
    "font-size: inherit",
    "margin: inherit",
  ],
  ...[
    "DISPLAY: NONE",
    "d\\69splay: none",
    "dis/**/play: none",
    "color: #FFF0 !important",
    "opacity: 0 !important",
  ],
  ...["-moz-opacity: 0", "-webkit-opacity: 0", "*display: none", "_display: none", "display: none\\9"],
  ...[
    "interpolate-size: allow-keywords",
    "math-depth: 9",
    "ruby-position: under",
    "scroll-snap-type: y mandatory",
  ],
]

/**
 * Selectors for every element, for ancestors, and for the elements around a price. `:where(*)` matches more than a
 * class.
 */
const selectors = [
  "*",
  "body",
  "div, section, article, header, footer, main",
  "span, p, a, h1, h3, button, img, ul, li",
]

/** Rules that leave the scope, add content, load a resource, or parse differently from how they read. */
const wholeRules = [
  ...[
    "~ * { color: red }",
    "+ section { color: red }",
    "> * { color: red }",
    "body ~ section { color: red }",
  ],
  ...[
    "html + * { color: red }",
    ":root ~ * { color: red }",
    "body > ~ * { color: red }",
    ":ROOT ~ * { color: red }",
  ],
  ...[":is(~ *) { color: red }", ":not(> *) { padding: 64px }", ":where(body ~ *) { color: red }"],
  ...[
    "section[aria-label] { color: red }",
    "[data-protected] { color: red }",
    "input[value^='1'] { color: red }",
  ],
  ...[
    ":host { color: red }",
    ":has([data-protected]) { color: red }",
    ":not([data-protected]) { color: red }",
  ],
  ...[
    "p::before { content: '₹1' }",
    "p:after { color: red }",
    "::selection { color: red }",
    "::backdrop { color: red }",
  ],
  ...["*|* { color: red }", "svg|a { color: red }", "a || b { color: red }", "p { & ~ * { color: red } }"],
  ...[
    "p { ~ * { color: red } }",
    "& ~ * { color: red }",
    "@scope (html) { * { color: red } }",
    "@layer x { p { color: red } }",
  ],
  ...["@supports (color: red) { p { opacity: 0 } }", "@container (width > 1px) { p { color: red } }"],
  ...[
    "@starting-style { p { opacity: 0 } }",
    "@property --x { syntax: '*'; inherits: true }",
    "@keyframes x { to { opacity: 0 } }",
  ],
  ...[
    "@font-face { font-family: Figtree; src: url(/static/a.woff2); unicode-range: U+30-39 }",
    "@import '/static/a.css';",
  ],
  ...[
    "@namespace url(x);",
    "@media print { * { display: none } }",
    "@media all { * { color: transparent } }",
  ],
  ...["@media (min-width: 1px) { body { margin: calc(0px - 99px) } }", "@counter-style x { symbols: '1' }"],
  ...[
    "@page { margin: 9in }",
    "@view-transition { navigation: auto }",
    "@charset 'utf-7';",
    "@media \\61ll { * { color: red } }",
  ],
  ...[
    "p { color: red } } section { display: none }",
    "p { color: red; } </style><style> section { display: none }",
  ],
  ...["/* */ p { color: red } /* } section { display: none }", "<!-- section { display: none } -->"],
  ...[
    "p { color: red",
    "p:is(a { display: none }",
    "@media all { p { color: red",
    ".a\\{display\\:none\\} { color: red }",
  ],
]

/** Style rules that an admin could write to mislead shoppers or to hide the platform's banner. */
export const styleTricks: readonly string[] = [
  ...declarations.flatMap((it) => selectors.map((selector) => `${selector} { ${it} }`)),
  ...wholeRules,
]
