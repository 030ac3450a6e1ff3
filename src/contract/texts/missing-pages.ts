export const missingPageTexts = {
  missing_title: "Page not found",
  missing_text: "This page doesn't exist, or it has moved.",
  missing_button: "Return to Home",
  trouble_page_title: "Something went wrong",
  trouble_title: "We could not load this page",
  trouble_text: "Your account, cart and orders are safe. Please try again in a moment.",
} as const
