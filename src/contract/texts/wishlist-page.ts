export const wishlistPageTexts = {
  wishlist_title: "My Wishlist",
  wishlist_empty: "Your wishlist is empty. Tap the heart of a stone to keep it in mind.",
  wishlist_browse: "Browse stones",
  wishlist_failed: "Your wishlist could not be loaded. It is safe.",
  wishlist_loading: "Loading wishlist",
} as const
