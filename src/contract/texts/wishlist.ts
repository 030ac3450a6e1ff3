export const wishlistTexts = {
  wishlist_button: "Wishlist",
  wishlist_title: "My Wishlist",
  wishlist_empty: "Your wishlist is empty. Tap the heart of a stone to keep it in mind.",
  wishlist_browse: "Browse stones",
  wishlist_failed: "Your wishlist could not be loaded. It is safe.",
  wishlist_loading: "Loading wishlist",
  wishlist_sign_in: "Please sign in to keep stones in your wishlist.",
  wishlist_error_title: "❌ Error",
  wishlist_change_failed: "Failed to update wishlist. Please try again.",
  wishlist_removed: "Removed from wishlist",
} as const
