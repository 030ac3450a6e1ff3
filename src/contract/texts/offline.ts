export const offlineTexts = {
  offline_title: "You are offline",
  offline_text: "This page needs a connection. Your cart and your orders are safe with us.",
  offline_button: "Try again",
} as const
