import type { Locator, Page } from "@playwright/test"
import sharp from "sharp"
import { untilStill } from "./page-checks"

/** Applies each style in turn. @returns for each style what hides the texts of these places; empty if nothing does */
export async function unreadable(
  page: Page,
  places: readonly Locator[],
  styles: readonly string[]
): Promise<string[]> {
  for (const place of places) await place.evaluate((it) => it.setAttribute("data-read-here", ""))
  await untilStill(page)
  return page.evaluate(tryStyles, styles)
}

const brandStart = ":root{--brand"

/** Inserts style rules into the tenant's style element, after the brand colours. */
export const wear = (page: Page, style: string): Promise<void> =>
  page.evaluate(
    ({ style, brandStart }) => {
      const brand = [...document.querySelectorAll("style")].find((it) =>
        it.textContent.startsWith(brandStart)
      )
      if (!brand) throw new Error("The page has no style element of its tenant")
      brand.dataset["own"] ??= brand.textContent
      brand.textContent = brand.dataset["own"] + style
    },
    { style, brandStart }
  )

/**
 * Counts the dark pixels of a place. An overlay that hit testing does not find, such as a shadow, removes some of them.
 */
export async function darkPixels(place: Locator): Promise<number> {
  const grey = await sharp(await place.screenshot({ animations: "disabled" }))
    .greyscale()
    .raw()
    .toBuffer()
  return grey.filter((it) => it < 110).length
}

/** Runs in the page, so it can use nothing outside its own body. */
function tryStyles(styles: readonly string[]): string[] {
  const brand = [...document.querySelectorAll("style")].find((it) =>
    it.textContent.startsWith(":root{--brand")
  )
  if (!brand) throw new Error("The page has no style element of its tenant")
  const own = brand.textContent
  // Detects overlays whether or not they receive clicks.
  const hits = new CSSStyleSheet()
  hits.replaceSync("* { pointer-events: auto !important; scroll-behavior: auto !important }")
  document.adoptedStyleSheets = [hits]
  const pixel = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", {
    willReadFrequently: true,
  })
  const painted = (...colors: string[]): number[] => {
    if (!pixel) throw new Error("No canvas")
    pixel.clearRect(0, 0, 1, 1)
    for (const color of colors) {
      pixel.fillStyle = color
      pixel.fillRect(0, 0, 1, 1)
    }
    return [...pixel.getImageData(0, 0, 1, 1).data]
  }
  const luminance = (channels: number[]): number => {
    const [red = 0, green = 0, blue = 0] = channels.slice(0, 3).map((it) => {
      const share = it / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const chain = (from: Element | null): Element[] => (from ? [from, ...chain(from.parentElement)] : [])
  const ground = (element: Element): string | undefined => {
    for (const it of chain(element)) {
      const { backgroundColor, backgroundImage } = getComputedStyle(it)
      if (backgroundImage !== "none") return undefined
      const alpha = painted(backgroundColor)[3] ?? 0
      if (alpha > 250) return backgroundColor
    }
    return undefined
  }
  const kept = ["color", "fontSize", "fontFamily", "fontWeight", "lineHeight", "letterSpacing", "wordSpacing"]
  const alsoKept = ["textTransform", "textShadow", "visibility", "backgroundColor", "fontFeatureSettings"]
  const look = (element: Element): string => {
    const style = getComputedStyle(element) as unknown as Record<string, string>
    return [...kept, ...alsoKept].map((it) => style[it]).join("|")
  }
  const places = [...document.querySelectorAll("[data-read-here]")]
  const looks = new Map(places.map((it) => [it, look(it)]))

  const problemOf = (element: Element): string | undefined => {
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" })
    const style = getComputedStyle(element)
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    if (look(element) !== looks.get(element)) return `looks otherwise: ${look(element)}`
    if (width < 8 || height < 8 || Number.parseFloat(style.fontSize) < 12) return "has no size"
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      return `is out of the window: ${[left, top, right, bottom].map(Math.round).join(" ")}`
    for (const it of chain(element)) {
      const { opacity, filter, clipPath, maskImage, mixBlendMode, overflow } = getComputedStyle(it)
      if (Number(opacity) < 0.99 || filter !== "none" || clipPath !== "none" || maskImage !== "none")
        return `fades in ${it.tagName}`
      if (mixBlendMode !== "normal") return `blends in ${it.tagName}`
      const box = it.getBoundingClientRect()
      const isClipped =
        left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1
      if (overflow !== "visible" && it !== document.documentElement && it !== document.body && isClipped)
        return `is cut by ${it.tagName}`
    }
    const behind = ground(element)
    if (behind === undefined) return "has no plain ground"
    const levels = [luminance(painted(behind)), luminance(painted(behind, style.color))].sort((a, b) => b - a)
    const contrast = ((levels[0] ?? 0) + 0.05) / ((levels[1] ?? 0) + 0.05)
    if (contrast < 4.5) return `stands out by ${contrast.toFixed(1)} only`
    for (const share of [0.1, 0.5, 0.9]) {
      const stack = document.elementsFromPoint(left + width * share, (top + bottom) / 2)
      const index = stack.findIndex((it) => it === element || element.contains(it))
      if (index < 0) return "isn't where it is"
      const over = stack.slice(0, index).find((it) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(it)
        return (painted(backgroundColor)[3] ?? 0) > 0 || backgroundImage !== "none"
      })
      if (over) return `is covered by ${over.tagName}`
    }
    return undefined
  }
  const problems = ["", ...styles].flatMap((style) => {
    brand.textContent = own + style
    return places.flatMap((it) => {
      const problem = problemOf(it)
      return problem === undefined
        ? []
        : [`${style || "No rules"}: ${it.textContent.slice(0, 30)} ${problem}`]
    })
  })
  brand.textContent = own
  return problems
}
