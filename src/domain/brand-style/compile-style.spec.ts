import fc from "fast-check"
import { compileStyle } from "./compile-style"
import { looks, sizes } from "./rules"

const only = ":not([data-protected],[data-protected] *,[role=alert],[role=alert] *,[aria-live],[aria-live] *)"
const small = ":not(:has([data-protected]),[data-bar],[data-bar] *)"
const faultOf = (css: string) => compileStyle(css).faults[0]

it("looks apply to the tenant's pages, and never to protected elements", () => {
  expect(compileStyle("h1, .card:hover > a { color: #14532d; letter-spacing: 0.02em }")).toEqual({
    css: `[data-brand] h1${only},[data-brand] .card:hover>a${only}{color:#14532d;letter-spacing:0.02em}`,
    faults: [],
  })
  expect(compileStyle("body { background: url(/static/ten_1/a.webp) } body h2 { font-size: 2rem }").css).toBe(
    `[data-brand]>*${only}{background:url(/static/ten_1/a.webp)}[data-brand] h2${only}${small}{font-size:2rem}`
  )
  expect(compileStyle("@media (min-width: 60rem) { p { padding: 1rem } }").css).toBe(
    `@media (min-width:60rem){[data-brand] p${only}${small}{padding:1rem}}`
  )
})

it.each([
  ["@import url(//evil.example/x.css);", 1, 1, /@import/],
  ["@font-face { font-family: x }", 1, 1, /@font-face/],
  ["@keyframes x { from { color: red } }", 1, 1, /@keyframes/],
  ["@whatever x;", 1, 1, /@whatever/],
  ["a {\n  color: transparent;\n  background: url(https://evil.example/a.png)\n}", 2, 10, /must be seen/],
  ["a { background: url(//evil.example/a.png) }", 1, 17, /pictures of this store/],
  ["a { background: url(/static/../api/admin/orders) }", 1, 17, /pictures of this store/],
  ["a { background: url(data:image/svg+xml,x) }", 1, 17, /pictures of this store/],
  ["a { width: expression(alert(1)) }", 1, 5, /"width"/],
  ["a { color: expression(alert(1)) }", 1, 12, /expression\(\)/],
  ["a { background: image-set('x' 1x) }", 1, 17, /image-set/],
  ["a { behavior: url(/static/x.htc) }", 1, 5, /"behavior"/],
  ["a { -moz-binding: url(/static/x) }", 1, 5, /"-moz-binding"/],
  ["a { position: fixed }", 1, 5, /"position"/],
  ["a { p\\6fsition: fixed }", 1, 5, /isn't taken/],
  ["p { display: none }", 1, 5, /"display"/],
  ["p { visibility: hidden }", 1, 5, /"visibility"/],
  ["p { opacity: 0 }", 1, 5, /"opacity"/],
  ["p { transform: scale(0) }", 1, 5, /"transform"/],
  ["p { clip-path: inset(50%) }", 1, 5, /"clip-path"/],
  ["p { content: '₹1' }", 1, 5, /"content"/],
  ["p { --brand-primary: red }", 1, 5, /"--brand-primary"/],
  ["p { color: transparent }", 1, 12, /must be seen/],
  ["p { color: #fff0 }", 1, 12, /must be seen/],
  ["p { color: rgb(0 0 0 / 0) }", 1, 12, /"color" takes/],
  ["p { color: color-mix(in srgb, red 1%, blue 1%) }", 1, 12, /"color" takes/],
  ["p { color: tr\\61nsparent }", 1, 12, /can't be read/],
  ["p { color: var(--color-paper) }", 1, 12, /brand's colours/],
  ["p { color: red !important }", 1, 5, /!important/],
  ["p { font-size: 0 }", 1, 16, /font's size/],
  ["p { font-size: 0.1em }", 1, 16, /font's size/],
  ["p { font-size: 1px }", 1, 16, /takes <length \[11,72\]>/],
  ["p { line-height: 0px }", 1, 18, /takes/],
  ["p { letter-spacing: -1em }", 1, 21, /takes/],
  ["p { margin-top: -100px }", 1, 17, /takes <length \[0,64\]>/],
  ["p { margin: calc(0px - 100px) }", 1, 13, /calc\(\)/],
  ["p { margin-top: 200vh }", 1, 17, /takes/],
  ["p { padding: 100ch }", 1, 14, /px, rem, em or vw/],
  ["p { box-shadow: 0 0 0 100vmax #fff }", 1, 23, /px, rem, em or vw/],
  ["p { box-shadow: 0 200px 0 #fff }", 1, 17, /takes/],
  ["p { outline: 200px solid #fff }", 1, 14, /takes/],
  ["p { constructor: 1 }", 1, 5, /"constructor"/],
  ["~ p { color: red }", 1, 1, /begins with an element/],
  ["> p { color: red }", 1, 1, /begins with an element/],
  ["body ~ p { color: red }", 1, 1, /within the store's pages/],
  ["body > ~ p { color: red }", 1, 1, /within the store's pages|read/],
  [":is(~ p) { color: red }", 1, 5, /begins with an element/],
  [".a\\", 1, 1, /./],
  [".a\\7b { color: red }", 1, 1, /can't be read/],
  ["*|p { color: red }", 1, 1, /isn't an element/],
  ["p::after { color: red }", 1, 2, /::after/],
  ["[data-protected] { color: red }", 1, 1, /Attributes/],
  ["p:has(a) { color: red }", 1, 2, /:has/],
  ["p { a { color: red } }", 1, 5, /Nested|read/],
  ["p { color: red", 1, 1, /./],
])("refuses %j with its position", (css, line, column, message) => {
  const fault = faultOf(css)
  if (css.endsWith("red")) {
    // CSS closes open blocks at the end of the text: it is one rule, scoped like any other.
    expect(compileStyle(css).css).toBe(`[data-brand] p${only}{color:red}`)
    return
  }
  expect(fault).toMatchObject({ line, column })
  expect(fault?.message).toMatch(message)
  expect(compileStyle(css).css).toBe("")
})

it("the output never closes the style element", () => {
  for (const css of ["a{color:red}</style><script>x</script>", "a{font-family:'</style>'}", "<!-- a{} -->"]) {
    expect(compileStyle(css).css).not.toContain("</")
  }
})

it("refuses sources that are too long or have too many rules", () => {
  expect(faultOf("/**/".repeat(6_000))?.message).toMatch(/At most 20000/)
  expect(faultOf("a{color:red}".repeat(401))?.message).toMatch(/At most 400/)
})

it("keeps a tenant's pages small: a short source whose compiled rules are too long is refused", () => {
  const { css, faults } = compileStyle(`${"a,".repeat(9_000)}a{color:red}`)
  expect({ css, faults }).toEqual({
    css: "",
    faults: [{ line: 1, column: 1, message: expect.stringMatching(/Too many selectors/) as string }],
  })
  expect(compileStyle("a{color:red}".repeat(400)).faults).toEqual([])
})

it("a class name with an escaped brace is refused, a utility class is not", () => {
  expect(compileStyle(".a\\{color:red;}{color:red}").css).toBe("")
  expect(compileStyle(".md\\:flex{color:red}").css).toBe(`[data-brand] .md\\:flex${only}{color:red}`)
})

it("stored rules that break a newer bound are left out, and the others are served", () => {
  expect(
    compileStyle("p { color: red; opacity: 0 } @import 'x'; ~ a { color: red } a { color: blue }").css
  ).toBe(`[data-brand] p${only}{color:red}[data-brand] a${only}{color:blue}`)
})

it("no source loops the parser, whatever was parsed before", () => {
  // css-tree's shared parser loops on the second text after it has read the first one.
  compileStyle(
    "<<{200vh:}calc(!importantp\n{)200vh&*}:root}--x\\7b opacity0@layer x{p(,(var(--x)(opacity200vh}{p}"
  )
  const { css, faults } = compileStyle("{::}}!important>calc({~margin*/*}")
  expect({ css, refused: faults.length > 0 }).toEqual({ css: "", refused: true })
})

it("for any source, each compiled rule is within the brand's root and sets allowed properties only", () => {
  const selector = fc.constantFrom(
    ...[
      "p",
      "*",
      "body",
      ":root",
      " ",
      ".a",
      ",",
      ":is(a)",
      "~",
      "+",
      ">",
      "&",
      ":is(",
      "[data-protected]",
      "\\",
      "<!--",
    ]
  )
  const body = fc.constantFrom(
    ...[
      "color:red;",
      "padding:4px;",
      "font-family:'}<';",
      "color",
      ":",
      ";",
      "opacity:0;",
      "--x:0;",
      "margin:-9px;",
      "/*",
    ],
    ...["{", "}", "(", "'", "\\", "color:transparent", "!important", "<", "calc(", "@media all{"]
  )
  const rule = fc.tuple(fc.array(selector, { maxLength: 3 }), fc.array(body, { maxLength: 4 }))
  fc.assert(
    fc.property(fc.array(rule, { minLength: 1, maxLength: 4 }), (rules) => {
      const source = rules.map(([selector, body]) => `${selector.join("")}{${body.join("")}}`).join("")
      const { css } = compileStyle(source)
      for (const [, selectors = "", body = ""] of css
        .replace(/@media [^{]*\{|"[^"]*"/g, "")
        .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
        expect(selectors).toMatch(/^\[data-brand\](>| (?![~+>]))/)
        for (const it of body.split(";"))
          expect({ ...looks, ...sizes }).toHaveProperty([it.split(":")[0] ?? ""])
      }
      expect(css).not.toMatch(/<|!important|\[data-brand\] ?[~+]/)
    }),
    { numRuns: 500 }
  )
})
