export const commonTexts = {
  try_again: "Try again",
  cancel: "Cancel",
  error_title: "Error",
  signed_in_as: "You are signed in as {name}",
  login_required_title: "⚠️ Login required",
  skip_to_content: "Skip to content",
  breadcrumb_home: "Home",
  breadcrumb_shop: "Shop",
  breadcrumb_cart: "Cart",
  breadcrumb_checkout: "Checkout",
  picture_alt: "{name}, picture {n}",
  password_hint: "At least 8 characters with uppercase, lowercase and numbers",
} as const
