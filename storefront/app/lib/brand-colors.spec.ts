import { brandColors, darkenedFor, surface } from "./brand-colors"
import { contrastOf as contrast, textOn } from "@contract/rules/contrast"
import { fromOklch, toOklch } from "./oklch"

/** Colours across the whole RGB cube, so that every hue is covered. */
const steps = ["00", "33", "66", "99", "cc", "ff"]
const cube = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)))

const given = (
  primary: string,
  header: Partial<Record<"headerPill" | "headerText" | "headerActiveText", string>> = {}
) => ({
  primary,
  secondary: primary,
  accent: primary,
  headerPill: null,
  headerText: null,
  headerActiveText: null,
  ...header,
})

describe("tenant colours", () => {
  it("are unchanged by conversion to OKLCH and back", () => {
    for (const color of cube) expect(fromOklch(toOklch(color))).toBe(color)
  })

  it("always have readable text on them", () => {
    for (const color of cube) {
      const { background, text } = surface(color)
      expect(contrast(background, text)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it("are darkened to be readable as text on the page, unless they are readable already", () => {
    for (const color of cube)
      expect(contrast(darkenedFor(color, "#faf9f7"), "#faf9f7")).toBeGreaterThanOrEqual(4.5)
    expect(darkenedFor("#7a1f3d", "#faf9f7")).toBe("#7a1f3d")
  })

  it("keep a chosen header text colour only where it is readable", () => {
    expect(textOn("#0f172a", "#e2e8f0")).toBe("#e2e8f0")
    expect(textOn("#0f172a", "#1e293b")).toBe("#ffffff")
    const { "header-pill": pill, "header-text": text } = brandColors(
      given("#1e3a8a", { headerPill: "#ffffff", headerText: "#eeeeee" })
    )
    expect(contrast(pill ?? "", text ?? "")).toBeGreaterThanOrEqual(4.5)
  })
})
