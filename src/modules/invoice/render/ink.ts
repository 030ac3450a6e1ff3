import { isHexColor, readableOn } from "../../../lib/contrast"

const black = "#1c1917"

/**
 * The brand's colour for text and rules on white paper: itself when it has a contrast of at least 4.5 to 1 (WCAG 2),
 * else darkened until it has. Near-black for what is no `#rrggbb`.
 */
export const inkOf = (colour: string): string => (isHexColor(colour) ? readableOn(colour, "#ffffff") : black)
