export const accountDeletionTexts = {
  account_delete_stays:
    "Your orders and invoices are kept with the name and address on them, because tax law requires us to keep them for six years. Your phone number is kept only until your open orders have arrived. A payment in progress is still completed or refunded.",
  account_delete_goes:
    "Your profile, addresses, cart, wishlist and sign-ins are deleted at once. This can't be undone.",
  account_delete_title: "Delete your account?",
  account_delete_password: "Password",
  account_delete_password_missing: "Password is required",
  account_delete_failed: "Failed to delete your account. Please try again.",
  account_deleted_title: "Your account is deleted",
  account_deleted_text: "You have been signed out. Thank you for shopping with us.",
} as const
