import { isHexColor, readableOn } from "../../../lib/contrast"

const black = "#1c1917"

/**
 * The brand colour for text and rules on white paper: unchanged when its contrast is at least 4.5 to 1 (WCAG 2), else
 * darkened to reach it. Near-black when the input isn't `#rrggbb`.
 */
export const inkOf = (color: string): string => (isHexColor(color) ? readableOn(color, "#ffffff") : black)
