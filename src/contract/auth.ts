import { z } from "zod"
import { emailAddressText, lineText, spacelessText } from "./typed-text"
import { instant } from "./common"
import { emailPattern, emailProblem, maxEmailLength } from "./rules/email"
import { passwordProblems } from "./rules/password"
import { passwordText } from "./rules/typed-text"

export const roles = ["CUSTOMER", "ADMIN", "SUPERADMIN"] as const
export const role = z.enum(roles)
export type Role = z.infer<typeof role>

export const user = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role,
  isEmailVerified: z.boolean(),
  createdAt: instant,
  /** The superadmin who acts as this account, and until when. */
  enteredBy: z.string().optional(),
  enteredUntil: instant.optional(),
})
export type User = z.infer<typeof user>

/** A typed e-mail, lower-cased. */
export const email = emailAddressText("Please enter your email")
  .superRefine((it, issues) => {
    const message = emailProblem(it)
    if (message !== undefined) issues.addIssue({ code: "custom", message })
  })
  // Validated before lower-casing, which turns a few foreign letters into Latin ones.
  .toLowerCase()
  .meta({ format: "email", maxLength: maxEmailLength, pattern: emailPattern.source })

/** A new password, in the form in which it is stored. */
export const password = z
  .string({ error: "Please fill in all fields" })
  .overwrite(passwordText)
  .superRefine((it, issues) => {
    for (const message of passwordProblems(it)) issues.addIssue({ code: "custom", message })
  })
  .meta({ minLength: 8, maxLength: 256 })

const name = lineText("Please fill in all fields")
  .min(1, "Please fill in all fields")
  .max(120, "Name must be at most 120 characters")

export const otpCode = spacelessText("Please enter a valid 6-digit OTP").regex(
  /^\d{6}$/,
  "Please enter a valid 6-digit OTP"
)

export const loginBody = z.object({
  email,
  password: z.string({ error: "Password is required" }).min(1, "Password is required").max(256),
})
export const registerBody = z.object({ email, name, password })
export const emailBody = z.object({ email })
export const verifyOtpBody = z.object({ email, otp: otpCode })
export const otpSent = z.object({ expiresInSeconds: z.literal(600), resendsLeft: z.number().int() })
export type OtpSent = z.infer<typeof otpSent>
export const otpVerified = z.object({ verified: z.literal(true) })

export const changePasswordBody = z
  .object({
    currentPassword: z
      .string({ error: "Current password is required" })
      .min(1, "Current password is required")
      .max(256),
    newPassword: password,
    confirmPassword: z
      .string({ error: "Please confirm your password" })
      .overwrite(passwordText)
      .min(1, "Please confirm your password"),
  })
  .refine((it) => it.newPassword === it.confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords don't match",
  })

export const resetTokenParams = z.object({ token: z.string().max(200) })
export const resetTokenState = z.object({ valid: z.boolean() })
export const resetPasswordBody = z.object({ token: z.string().min(1).max(200), password })

export const updateAccountBody = registerBody.pick({ name: true })

export const deleteAccountBody = loginBody.pick({ password: true })

/** A browser where an account is signed in. `device` is readable text, e.g. "Chrome on Android". */
export const session = z.object({
  id: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  device: z.string(),
  isCurrent: z.boolean(),
  /** The superadmin who acts as an admin in this session; the tenant's admins see it in their session lists. */
  enteredBy: z.string().optional(),
})
