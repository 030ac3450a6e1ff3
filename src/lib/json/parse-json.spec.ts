import fc from "fast-check"
import { maxBodyValues, maxMembers } from "../../contract/rules/body-values"
import { parseJson } from "./parse-json"

/** White space that makes a text large enough to be scanned. */
const padding = " ".repeat(256 * 1024)
const large = (text: string): Promise<unknown> => parseJson(Buffer.from(padding + text))
const small = (text: string): Promise<unknown> => parseJson(Buffer.from(text))

const anyObject = fc.dictionary(
  fc.oneof(fc.string(), fc.constantFrom("__proto__", "products", 'a"b\\', "ह")),
  fc.jsonValue({ maxDepth: 4 }),
  { maxKeys: 6 }
)

const refusal = (code: string) => expect.objectContaining({ code }) as unknown

describe("a large text is parsed as JSON.parse would", () => {
  it("any object", async () => {
    await fc.assert(
      fc.asyncProperty(anyObject, fc.constantFrom(0, 1, 2), async (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        expect(await large(text)).toEqual(JSON.parse(text))
      }),
      { numRuns: 60 }
    )
  })

  it("any text with a fault: both refuse it, or both read the same", async () => {
    const fault = fc.record({
      at: fc.nat(),
      put: fc.constantFrom("", ",", ":", "[", "]", "{", "}", '"', "1", "\\"),
    })
    await fc.assert(
      fc.asyncProperty(anyObject, fault, async (value, { at, put }) => {
        const whole = JSON.stringify(value)
        const place = at % whole.length
        const text = whole.slice(0, place) + put + whole.slice(place + 1)
        const read = await large(text).catch((error: unknown) => error)
        let expected: unknown = refusal("VALIDATION_FAILED")
        try {
          const parsed: unknown = JSON.parse(text)
          if (text.startsWith("{")) expected = parsed
        } catch {
          // The text is malformed.
        }
        expect(read).toEqual(expected)
      }),
      { numRuns: 120 }
    )
  })

  it.each([",{}", '"" {"a":1}', "1{}", "true {}", '{"a":1},', "[]", "[ ]", '[{"a":1}]', "1", '""'])(
    "what isn't one object is refused, not read without a part of it: %s",
    async (text) => {
      await expect(large(text)).rejects.toMatchObject({ code: "VALIDATION_FAILED" })
    }
  )

  it("rows of several groups keep their order, and an escaped quote between two slices ends no text", async () => {
    const products = Array.from({ length: 3_000 }, (_, n) => ({
      name: `"\\${"x".repeat(n % 300)}\n`,
      row: n,
    }))
    const text = JSON.stringify({ products, dryRun: true })
    expect(text.length).toBeGreaterThan(512 * 1024)
    expect(await small(text)).toEqual({ products, dryRun: true })
  })

  it("a byte order mark is ignored", async () => {
    expect(await small('\uFEFF{"a":1}')).toEqual({ a: 1 })
    expect(await small(`\uFEFF${padding}{"a":1}`)).toEqual({ a: 1 })
  })
})

describe("a body can't contain more than it may", () => {
  const rowsOf = (rows: number, members: number): string => {
    const row = `{${Array.from({ length: members }, (_, n) => `"m${String(n)}":1`).join()}}`
    return `{"products":[${Array.from({ length: rows }, () => row).join()}],"dryRun":true}`
  }

  it("5,000 rows of 50 members are read, one more is too many", async () => {
    const read = (await small(rowsOf(5_000, 50))) as { products: unknown[]; dryRun: boolean }
    expect(read.products).toHaveLength(5_000)
    expect(read.dryRun).toBe(true)
    await expect(small(rowsOf(5_001, 50))).rejects.toEqual(refusal("PAYLOAD_TOO_LARGE"))
  })

  it.each([
    ["empty lists", `[${"[],".repeat(maxBodyValues)}1]`],
    ["numbers in a member", `{"ids":[${"1,".repeat(maxBodyValues)}1]}`],
    ["members of the body", `{${'"a":1,'.repeat(60_000)}"a":1}`],
    ["members of a nested object", `{"changes":{${'"a":1,'.repeat(60_000)}"a":1}}`],
    ["objects in one row", `{"products":[{"a":[${'{"a":1},'.repeat(60_000)}1]}]}`],
  ])("%s", async (_what, text) => {
    await expect(small(text)).rejects.toEqual(refusal("PAYLOAD_TOO_LARGE"))
  })

  it("a row with too many members keeps too many, and the others are read", async () => {
    const wide = `{${Array.from({ length: 30_000 }, (_, n) => `"m${String(n)}":1`).join()}}`
    const { products } = (await small(`{"products":[{"a":1},${wide},{"a":2}]}`)) as { products: object[] }
    expect(products.map((row) => Object.keys(row).length)).toEqual([1, maxMembers + 1, 1])
  })

  it("nesting is refused before it is parsed", async () => {
    const deep = (depth: number) => `{"a":${"[".repeat(depth)}${"]".repeat(depth)}}`
    expect(await large(deep(20))).toEqual(JSON.parse(deep(20)))
    await expect(large(deep(21))).rejects.toEqual(refusal("VALIDATION_FAILED"))
    await expect(small(deep(2_000_000))).rejects.toEqual(refusal("VALIDATION_FAILED"))
  })
})

it("other requests run while a large text is parsed", async () => {
  const text = JSON.stringify({ products: Array.from({ length: 50_000 }, (_, n) => [n, "x".repeat(80)]) })
  const bytes = Buffer.from(text)
  let turns = 0
  let isOver = false
  const count = (): void => {
    turns++
    if (!isOver) setImmediate(count)
  }
  count()
  await parseJson(bytes).finally(() => (isOver = true))
  // The slices of the scan alone are more than these.
  expect(turns).toBeGreaterThan(10)
})
