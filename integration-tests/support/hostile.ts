/**
 * Values that break parsers which trust their input, as JSON text: wrong types, limits of numbers, and texts that
 * databases, encoders or prototypes mishandle.
 */
export const hostileJson: readonly string[] = [
  "null",
  "true",
  "-1",
  "1.5",
  "1e999",
  "9007199254740993",
  '""',
  '" "',
  '"\\u0000"',
  '"\\ud800"',
  '"\\u202e\\u200b💎"',
  '"\\u2060\\u3164\\u00a0"',
  `"a${"\\u0301\\u0327".repeat(8_000)}"`,
  '"%00%ff"',
  `"'; select pg_sleep(9); --"`,
  '"1e5"',
  '"2026-13-45T99:00:00Z"',
  `"${"x".repeat(100_000)}"`,
  "[]",
  "[null]",
  "{}",
  '{"__proto__":{"role":"ADMIN"},"constructor":{"prototype":1}}',
]

/** The same kind of values for a path segment or a query value, URL-encoded. */
export const hostileParts: readonly string[] = [
  "%00",
  "%ff",
  "%",
  "%ED%A0%80",
  "%F0%9F%92%8E",
  "%E2%80%8B%E2%81%A0",
  "..%2f..%2fetc",
  "%27%3B%20select%201--",
  "-1",
  "1e999",
  "NaN",
  "__proto__",
  "x".repeat(6_000),
]

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const MARK = "@hostile@"

/** Returns copies of a value. In each copy one position, at any depth, is marked. */
function marked(value: Json): Json[] {
  const inner: Json[] = Array.isArray(value)
    ? value.flatMap((it, at) => marked(it).map((changed) => value.with(at, changed)))
    : typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, it]) =>
          marked(it).map((changed) => ({ ...value, [key]: changed }))
        )
      : []
  return [MARK, ...inner]
}

/**
 * Returns copies of `valid`, as JSON text. In each copy one position holds one of the values that `valuesAt` returns for
 * its number.
 */
export function bodiesWith(valid: object, valuesAt: (position: number) => readonly string[]): string[] {
  return marked(valid as Json).flatMap((body, position) =>
    valuesAt(position).map((value) => JSON.stringify(body).replace(`"${MARK}"`, () => value))
  )
}

/** Returns copies of `valid`, as JSON text. In each copy one position holds one of the hostile values. */
export const hostileBodies = (valid: object): string[] => bodiesWith(valid, () => hostileJson)
