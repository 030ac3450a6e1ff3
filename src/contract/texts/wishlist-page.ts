export const wishlistPageTexts = {
  wishlist_title: "My Wishlist",
  wishlist_empty: "Your wishlist is empty. Tap the heart on a stone to save it here.",
  wishlist_browse: "Browse stones",
  wishlist_failed: "Your wishlist could not be loaded. It is safe.",
  wishlist_loading: "Loading wishlist",
} as const
