import { passwordText } from "./typed-text"

const demands: readonly (readonly [RegExp, string])[] = [
  [/^.{8,}$/s, "Password must be at least 8 characters"],
  [/^.{0,256}$/s, "Password must be at most 256 characters"],
  [/[A-Z]/, "Password must contain at least one uppercase letter"],
  [/[a-z]/, "Password must contain at least one lowercase letter"],
  [/[0-9]/, "Password must contain at least one number"],
]

/** Returns every rule that a new password breaks, in the form in which it is stored. */
export function passwordProblems(typed: string): string[] {
  const password = passwordText(typed)
  return demands.filter(([demand]) => !demand.test(password)).map(([, message]) => message)
}

/** Returns the first rule that a new password breaks. */
export const passwordProblem = (password: string): string | undefined => passwordProblems(password)[0]
