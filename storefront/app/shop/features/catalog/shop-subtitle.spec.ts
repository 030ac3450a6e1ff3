import { shopTexts } from "@contract/texts/shop"
import { textOf } from "~/lib/site"
import { shopSubtitle } from "./shop-subtitle"

const type = (label: string, count: number, value = label.toUpperCase()) => ({ value, label, count })

describe("the shop's subtitle", () => {
  it.each([
    [[type("Sapphire", 20), type("Other", 5)], "Sapphires and more, each sold with a signed passport."],
    [[type("Quartz", 2), type("Ruby", 9)], "Rubies and quartz, each sold with a signed passport."],
    [[type("Topaz", 1)], "Topazes, each sold with a signed passport."],
    [
      [type("A", 1), type("B", 2), type("C", 3), type("D", 4), type("E", 5)],
      "Es, ds, cs, bs and more, each sold with a signed passport.",
    ],
    [[type("Other", 5)], "Gemstones, each sold with a signed passport."],
    [[], "Gemstones, each sold with a signed passport."],
  ])("names the tenant's types: %j", (types, words) => {
    expect(shopSubtitle(textOf({}, shopTexts), types)).toBe(words)
  })

  it("is the tenant's own text where set", () => {
    expect(shopSubtitle(textOf({ shop_subtitle: "All of them loose." }, shopTexts), [])).toBe(
      "All of them loose."
    )
  })
})
