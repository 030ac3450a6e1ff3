export const accountDeletionTexts = {
  account_delete_stays:
    "Your orders and their invoices stay with the name and address on them, since tax law asks us to keep them for six years. We only keep your phone number until an open order has arrived. A payment that is under way is still completed or returned to you.",
  account_delete_goes:
    "Everything else goes at once: your profile, addresses, cart, wishlist and sign-ins. It can't be undone.",
  account_delete_title: "Delete your account?",
  account_delete_password: "Password",
  account_delete_password_missing: "Password is required",
  account_delete_failed: "Failed to delete your account. Please try again.",
  account_deleted_title: "Your account is deleted",
  account_deleted_text: "You are signed out. Thank you for your visits.",
} as const
