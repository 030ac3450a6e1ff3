export const refusalTexts = {
  refusal_offline: "You are offline. Nothing was sent.",
  refusal_unreached: "The store could not be reached. Please check your connection and try again.",
} as const
