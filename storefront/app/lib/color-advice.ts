import { contrastOf, isHexColor, readable, white, worthDarkening } from "@contract/rules/contrast"

/** Colour of a swatch while no colour is entered. */
export const blankColor = white

/** Whether a field holds a colour, `#rrggbb`. */
export const isColor = (value: unknown): value is string => isHexColor(value)

/** Explains how a colour is adjusted when text on it isn't readable. */
export const colorAdvice = (color: string): string =>
  contrastOf(color, white) >= readable
    ? "White text reads well on it."
    : contrastOf(color, white) >= worthDarkening
      ? "Too light for white text: pages use a darker shade of it."
      : "Light: text on it is dark."
