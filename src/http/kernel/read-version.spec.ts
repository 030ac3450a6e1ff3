import type { IncomingMessage } from "node:http"
import { readVersion } from "./read-version"

const versionOf = (ifMatch: string | undefined, body: unknown = {}) =>
  readVersion({
    headers: ifMatch === undefined ? {} : { "if-match": ifMatch },
    body,
  } as unknown as IncomingMessage)

test.each([
  ['"3"', {}, 3],
  ['W/"12"', {}, 12],
  ['"3"', { version: 2 }, 3],
  ["*", { version: 2 }, 2],
  [undefined, { version: 2 }, 2],
  [undefined, { version: "2" }, 2],
  [undefined, {}, undefined],
  [undefined, null, undefined],
])("If-Match %s with %j means version %s", (header, body, version) => {
  expect(versionOf(header, body)).toBe(version)
})

test.each(["3", '"abc"', '"-1"', '"1", "2"', ""])(
  "If-Match %s contains no version, so it never matches",
  (header) => {
    expect(versionOf(header)).toBe(0)
  }
)

test.each(["x", 1.5, -1, {}, true, [1, 2]])(
  "an invalid version %j in the body is refused, not ignored",
  (version) => {
    expect(() => versionOf(undefined, { version })).toThrow("The version is not valid.")
  }
)
