import { nearness } from "./nearness"

describe("a typed word", () => {
  it.each([
    ["sap", "sapphire", 0],
    ["sapphire", "sapphire", 0],
    ["saphire", "sapphire", 1],
    ["shap", "sapphire", 1],
    ["sh", "sapphire", undefined],
    ["spaphire", "sapphire", 1],
    ["sapfire", "sapphire", 2],
    ["emreald", "emerald", 1],
    ["neelm", "neelam", 1],
    ["ru", "ruby", 0],
    ["rb", "ruby", undefined],
    ["pearl", "diamond", undefined],
  ])("%s matches %s at a distance of %s", (typed, word, distance) => {
    expect(nearness(typed, word)).toBe(distance)
  })
})
