const rules: [RegExp, string][] = [
  [/^.{8,}$/s, "Password must be at least 8 characters"],
  [/[A-Z]/, "Password must contain at least one uppercase letter"],
  [/[a-z]/, "Password must contain at least one lowercase letter"],
  [/[0-9]/, "Password must contain at least one number"],
]

/** What a new password lacks, in the words of the API; null when nothing. */
export const passwordProblem = (password: string): string | null =>
  rules.find(([rule]) => !rule.test(password))?.[1] ?? null

export const passwordHint = "At least 8 characters with uppercase, lowercase and numbers"
