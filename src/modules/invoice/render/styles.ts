import type { Style } from "./kit"

const ink = "#1c1917"
export const mutedColor = "#57534e"
export const hairline = "#d6d3d1"

/** Page dimensions in points, for A4. */
export const page = {
  paddingTop: 34,
  paddingHorizontal: 34,
  paddingBottom: 52,
  fontFamily: ["noto-sans latin", "noto-sans latin-ext"],
  fontSize: 8.5,
  lineHeight: 1.35,
  color: ink,
} satisfies Style

export const label = { fontSize: 7, color: mutedColor } satisfies Style
export const strong = { fontWeight: 700 } satisfies Style
/** Signs of Tamil and other scripts reach far below the line. */
export const buyerName = { ...strong, fontSize: 10, lineHeight: 1.5 } satisfies Style
export const row = { flexDirection: "row" } satisfies Style
export const spread = { flexDirection: "row", justifyContent: "space-between" } satisfies Style

export const logoStyle = {
  maxWidth: 160,
  height: 44,
  objectFit: "contain",
  objectPosition: "0 50%",
  marginBottom: 8,
} as const
