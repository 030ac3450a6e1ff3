import { encodingOf, namesTag } from "./negotiation"

describe("encodingOf", () => {
  it.each([
    ["gzip, deflate, br", "br"],
    ["gzip;q=0.8", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["identity", undefined],
    [undefined, undefined],
  ])("%j selects %s", (accepted, encoding) => {
    expect(encodingOf(accepted)).toBe(encoding)
  })
})

describe("namesTag", () => {
  it.each([
    ['"one"', true],
    ['"two", W/"one"', true],
    ['"one', false],
    ["*", false],
    [undefined, false],
  ])("%s contains the tag: %s", (header, expected) => {
    expect(namesTag(header, '"one"')).toBe(expected)
  })
})
