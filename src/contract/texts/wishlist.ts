/** Texts of the wishlist's hearts, which many pages show. */
export const wishlistTexts = {
  wishlist_button: "Wishlist",
  wishlist_sign_in: "Please sign in to save stones to your wishlist.",
  wishlist_error_title: "❌ Error",
  wishlist_change_failed: "Failed to update wishlist. Please try again.",
  wishlist_removed: "Removed from wishlist",
} as const
