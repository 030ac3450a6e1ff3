import type { Endpoint } from "../../src/contract/endpoints/endpoint"
import { bodiesWith } from "./hostile"

export interface HeavyBody {
  what: string
  body: string
  /** A form's content type. */
  type?: string
}

/** Below it a JSON text is parsed in one piece. */
const smallBytes = 256 * 1024 - 1_000

const filled = (bytes: number, before: string, part: (n: number) => string, after: string): string => {
  const parts: string[] = []
  for (let n = 0, length = before.length; length < bytes - 200; n++) {
    const text = part(n)
    length += text.length
    parts.push(text)
  }
  return before + parts.join("") + after
}

/** Texts that are slow where a pattern, a normalization or a conversion tries each position. */
const slowTexts = [
  "9",
  " ",
  "a ",
  "<",
  "\\n",
  "-",
  "a.",
  "a@a.",
  "e\u0301",
  "\u200d",
  "०",
  "/",
  "#",
  "{a",
  "&",
  ",",
]

/** Returns a JSON text of a size that repeats a text. */
const textOf = (bytes: number, text: string): string =>
  `"${text.repeat(Math.floor(bytes / Buffer.byteLength(text)))}!"`

/** Objects whose members' names are all new to the server, which are the slowest to parse. */
const newNames = (bytes: number): HeavyBody[] => [
  { what: "members with new names", body: filled(bytes, "{", (n) => `"${n.toString(36)}":1,`, '"a":1}') },
  {
    what: "objects with new names",
    body: filled(bytes, '{"products":[', (n) => `{"${n.toString(36)}":1},`, "{}]}"),
  },
]

const otherShapes = (bytes: number): HeavyBody[] => [
  { what: "empty lists", body: filled(bytes, '{"a":[', () => "[],", "[]]}") },
  { what: "nested lists", body: filled(bytes, '{"a":', () => "[", "") },
  { what: "a number of many digits", body: filled(bytes, '{"a":', () => "7".repeat(100), "}") },
  { what: "escaped characters", body: filled(bytes, '{"a":"', () => "\\u0041", '"}') },
]

/** Repeats the first element of each list of the example. */
const longLists = (example: object, bytes: number): HeavyBody[] =>
  Object.entries(example).flatMap(([name, value]) => {
    if (!Array.isArray(value) || value.length === 0) return []
    const element = JSON.stringify(value[0])
    const rest = JSON.stringify({ ...example, [name]: undefined }).slice(1, -1)
    const before = `{${rest}${rest ? "," : ""}${JSON.stringify(name)}:[`
    return [{ what: `many ${name}`, body: filled(bytes, before, () => `${element},`, `${element}]}`) }]
  })

/** @param at position of the endpoint among all: they take turns with the texts */
function jsonBodies(example: object, bytes: number, at: number): HeavyBody[] {
  const left = bytes - JSON.stringify(example).length - 100
  const long = bodiesWith(example, (position) => [
    textOf(left, slowTexts[(position + at) % slowTexts.length] ?? "x"),
    ...((position + at) % 4 === 0 ? ["9".repeat(left)] : []),
  ])
  return [
    ...newNames(smallBytes),
    ...newNames(bytes),
    ...otherShapes(bytes),
    ...long.map((body) => ({ what: `long: ${body.slice(0, 150)}`, body })),
    ...longLists(example, bytes),
  ]
}

const boundary = "x"
const type = `multipart/form-data; boundary=${boundary}`
const head = (name: string, more = ""): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`

function formBodies(bytes: number): HeavyBody[] {
  const end = `\r\n--${boundary}--\r\n`
  return [
    { what: "empty parts", body: filled(bytes, "", () => `--${boundary}\r\n\r\n\r\n`, end) },
    { what: "empty texts", body: filled(bytes, "", () => `${head("a")}\r\n`, end) },
    { what: "empty files", body: filled(bytes, "", () => `${head("files", '; filename="a.png"')}\r\n`, end) },
    { what: "half boundaries", body: filled(bytes, head("images", '; filename="a"'), () => "\r\n--", end) },
    { what: "line breaks", body: filled(bytes, head("a"), () => "\r\n", end) },
    { what: "a header without end", body: filled(bytes, `--${boundary}\r\n`, () => "a: b\r\n", end) },
    {
      what: "a long header",
      body: filled(bytes, `--${boundary}\r\ncontent-disposition: `, () => 'a="%', end),
    },
    { what: "long names", body: filled(bytes, "", () => `${head(`"%${"x;".repeat(2_000)}`)}\r\n`, end) },
  ].map((it) => ({ ...it, type }))
}

const megabyte = 1024 * 1024

/** Returns bodies as large as an endpoint accepts them, of content that is slow to read. @param at as of `jsonBodies` */
export function heavyBodies(
  { bodyLimit = "1mb", rawBody, files }: Endpoint,
  example: object,
  at: number
): HeavyBody[] {
  const bytes = Number.parseInt(bodyLimit, 10) * megabyte - 200
  if (rawBody) return jsonBodies({ payload: {} }, bytes, at)
  const ofFiles = (files ?? []).reduce((sum, it) => sum + it.max * it.maxBytes, 0)
  return [
    ...jsonBodies(example, bytes, at),
    ...(ofFiles > 0 ? formBodies(Math.min(ofFiles, 20 * megabyte)) : []),
  ]
}
