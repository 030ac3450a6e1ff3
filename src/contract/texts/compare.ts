/** Texts of the compare buttons and the bar of chosen stones, which many pages show. */
export const compareTexts = {
  compare_button: "Compare",
  compare_chosen: "{n} of {max} stones",
  compare_clear: "Clear",
  compare_full: "You can compare up to four stones. Remove one to add another.",
} as const
