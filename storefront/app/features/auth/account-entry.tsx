interface AccountEntryProps {
  /** In the header's row of icons (wide screens), or in the phone's menu sheet. */
  place: "header" | "menu"
  /** Called when something was chosen in the menu: the sheet closes. */
  onChosen?: () => void
}

/** Sign In and Sign Up for visitors, the Account button for those signed in. */
export function AccountEntry(_props: AccountEntryProps) {
  return null
}
