import { contrastOf, isHexColor, readable, white, worthDarkening } from "@contract/rules/contrast"

/** What a swatch shows while no colour is typed. */
export const blankColour = white

/** Whether a field holds a colour, `#rrggbb`. */
export const isColour = (value: unknown): value is string => isHexColor(value)

/** What becomes of a colour that text can't be read on. */
export const colourAdvice = (colour: string): string =>
  contrastOf(colour, white) >= readable
    ? "White text reads well on it."
    : contrastOf(colour, white) >= worthDarkening
      ? "Too light for white text: pages use a darker shade of it."
      : "Light: text on it is dark."
