import { inkOn, isHexColor, readableOn } from "../../lib/contrast"

const light = {
  page: "#f5f4f1",
  card: "#ffffff",
  head: "#1c1917",
  ink: "#292524",
  muted: "#57534e",
  line: "#d6d3d1",
}
const dark = {
  page: "#121110",
  card: "#1f1d1b",
  head: "#fafaf9",
  ink: "#e7e5e4",
  muted: "#b0aaa4",
  line: "#4a4541",
}

/** Brand colours for mails, adjusted for contrast on each background. */
interface BrandInk {
  fill: string
  onFill: string
  ink: string
  darkFill: string
  onDarkFill: string
}

export function brandInk(brandColor: string): BrandInk {
  const fill = isHexColor(brandColor) ? brandColor.trim() : "#1e293b"
  const darkFill = readableOn(fill, dark.card)
  return {
    fill,
    onFill: inkOn(fill),
    ink: readableOn(fill, light.card),
    darkFill,
    onDarkFill: inkOn(darkFill),
  }
}

/**
 * Inline styles for the light theme, since some mail clients drop style sheets. They must also work in black and white,
 * so colour alone never carries meaning.
 */
export const inline = (brand: BrandInk) => {
  const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
  const text = `${font};font-size:16px;line-height:1.55;color:${light.ink}`
  return {
    page: `margin:0;padding:0;background:${light.page};${text}`,
    card: `background:${light.card};border-top:4px solid ${brand.fill};border-radius:12px`,
    brand: `${font};font-size:20px;line-height:40px;font-weight:700;color:${brand.ink};text-decoration:none`,
    heading: `margin:0 0 16px;${font};font-size:24px;line-height:1.3;font-weight:700;color:${light.head}`,
    paragraph: `margin:0 0 16px;${text}`,
    quote: `margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${light.line};${text}`,
    code: `margin:24px 0;${font};font-size:34px;line-height:1.2;letter-spacing:8px;font-weight:700;color:${light.head}`,
    button: `display:inline-block;padding:13px 26px;border:1px solid ${brand.ink};border-radius:999px;background:${brand.fill};color:${brand.onFill};${font};font-size:16px;line-height:20px;font-weight:600;text-decoration:none`,
    small: `margin:0 0 8px;${font};font-size:13px;line-height:1.5;color:${light.muted}`,
    cell: `padding:12px 0;border-bottom:1px solid ${light.line};${text}`,
    amount: `padding:5px 0;${text}`,
    total: `padding:10px 0 5px;border-top:1px solid ${light.line};${font};font-size:18px;line-height:1.4;font-weight:700;color:${light.head}`,
    detail: `margin:0 0 4px;${font};font-size:14px;line-height:1.5;font-weight:700;color:${light.head}`,
  }
}

/** Styles for dark mode and small screens, for mail clients that support style sheets. */
export const sheet = ({ darkFill, onDarkFill }: BrandInk): string => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.pad{padding:24px 20px!important}.out{padding:12px 8px!important}}
@media (prefers-color-scheme:dark){
.page{background:${dark.page}!important}
.card{background:${dark.card}!important;border-top-color:${darkFill}!important}
.ink{color:${dark.ink}!important}
.head{color:${dark.head}!important}
.muted{color:${dark.muted}!important}
.line{border-color:${dark.line}!important}
.brand{color:${darkFill}!important}
.button{background:${darkFill}!important;border-color:${darkFill}!important;color:${onDarkFill}!important}
.plate{background:#ffffff!important;padding:6px 10px!important;border-radius:8px!important}
}`
