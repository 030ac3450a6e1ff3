import { compileStyle } from "./compile-style"

const only = ":not([data-protected],[data-protected] *,[role=alert],[role=alert] *,[aria-live],[aria-live] *)"
const faultOf = (css: string) => compileStyle(css).faults[0]

it("looks reach the shop's pages, and nothing that a shopper has to see", () => {
  expect(compileStyle("h1, .card:hover > a { color: #14532d; letter-spacing: 0.02em }")).toEqual({
    css: `[data-brand] h1${only},[data-brand] .card:hover>a${only}{color:#14532d;letter-spacing:0.02em}`,
    faults: [],
  })
  expect(compileStyle("body { background: url(/static/ten_1/a.webp) } body h2 { font-size: 2rem }").css).toBe(
    `[data-brand]>*${only}{background:url(/static/ten_1/a.webp)}[data-brand] h2${only}{font-size:2rem}`
  )
  expect(compileStyle("@media (min-width: 60rem) { p { padding: 1rem } }").css).toBe(
    `@media (min-width:60rem){[data-brand] p${only}{padding:1rem}}`
  )
})

it.each([
  ["@import url(//evil.example/x.css);", 1, 1, /@import/],
  ["@font-face { font-family: x }", 1, 1, /@font-face/],
  ["@keyframes x { from { color: red } }", 1, 1, /@keyframes/],
  ["@whatever x;", 1, 1, /@whatever/],
  ["a {\n  color: red;\n  background: url(https://evil.example/a.png)\n}", 3, 15, /pictures of this store/],
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
  ["p { font-size: 0 }", 1, 16, /font's size/],
  ["p { font-size: 1px }", 1, 16, /font's size/],
  ["p { margin-top: -100px }", 1, 17, /negative/],
  ["p::after { color: red }", 1, 2, /::after/],
  ["[data-protected] { color: red }", 1, 1, /Attributes/],
  ["p:has(a) { color: red }", 1, 2, /:has/],
  ["p { a { color: red } }", 1, 5, /Nested|read/],
  ["p { color: red", 1, 1, /./],
])("refuses %j where it stands", (css, line, column, message) => {
  const fault = faultOf(css)
  if (css.endsWith("red")) {
    // CSS closes what is left open at its end: it is one rule, scoped as any.
    expect(compileStyle(css).css).toBe(`[data-brand] p${only}{color:red}`)
    return
  }
  expect(fault).toMatchObject({ line, column })
  expect(fault?.message).toMatch(message)
  expect(compileStyle(css).css).toBe("")
})

it("what would leave the style element never comes out", () => {
  for (const css of ["a{color:red}</style><script>x</script>", "a{font-family:'</style>'}", "<!-- a{} -->"]) {
    expect(compileStyle(css).css).not.toContain("</")
  }
})

it("neither too long nor too many", () => {
  expect(faultOf("/**/".repeat(6_000))?.message).toMatch(/At most 20000/)
  expect(faultOf("a{color:red}".repeat(401))?.message).toMatch(/At most 400/)
})
