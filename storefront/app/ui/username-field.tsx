/**
 * Names the account of a password form to password managers, which find the entry to fill in or to update by it. They
 * read an invisible text input, but no input of the type `hidden`.
 */
export const UsernameField = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" hidden readOnly value={email} />
)
