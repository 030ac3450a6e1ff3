import { z } from "zod"
import {
  changePasswordBody,
  emailBody,
  loginBody,
  otpSent,
  otpVerified,
  registerBody,
  resetPasswordBody,
  resetTokenParams,
  resetTokenState,
  session,
  user,
  verifyOtpBody,
} from "../auth"
import { messageBody } from "../common"
import { endpoint } from "./endpoint"
import { codeCallLimit, passwordCheckLimit, resetLimits, signUpLimit } from "./limits"

export const changePassword = endpoint({
  method: "PUT",
  path: "/api/auth/change-password",
  access: "shopper",
  summary: "Change one's password; other sessions end",
  body: changePasswordBody,
  responses: { 200: messageBody },
  refusals: ["TOO_MANY_REQUESTS"],
  limits: [passwordCheckLimit],
  example: { currentPassword: "Stones2025", newPassword: "Stones2026", confirmPassword: "Stones2026" },
})

export const completeRegistration = endpoint({
  method: "POST",
  path: "/api/auth/complete-registration",
  access: "anyone",
  summary: "Open an account with an e-mail that this browser has verified, and sign in",
  body: registerBody,
  responses: { 201: user },
  refusals: ["FORBIDDEN", "CONFLICT"],
  limits: [signUpLimit],
  example: { email: "asha@example.in", name: "Asha Rao", password: "Stones2026" },
})

export const forgotPassword = endpoint({
  method: "POST",
  path: "/api/auth/forgot-password",
  access: "anyone",
  summary: "Mail a link to choose a new password; the answer is the same without an account",
  body: emailBody,
  responses: { 200: messageBody },
  limits: resetLimits,
  example: { email: "asha@example.in" },
})

export const login = endpoint({
  method: "POST",
  path: "/api/auth/login",
  access: "anyone",
  summary: "Sign in",
  body: loginBody,
  responses: { 200: user },
  refusals: ["UNAUTHENTICATED", "TOO_MANY_REQUESTS"],
  limits: [passwordCheckLimit],
  example: { email: "asha@example.in", password: "Stones2026" },
})

export const logout = endpoint({
  method: "POST",
  path: "/api/auth/logout",
  access: "anyone",
  summary: "Sign out; nothing happens when nobody is signed in",
  responses: { 204: null },
})

export const getSignedInAccount = endpoint({
  method: "GET",
  path: "/api/auth/me",
  access: "shopper",
  summary: "Who is signed in",
  responses: { 200: user },
  allowedWhenEntered: true,
})

export const register = endpoint({
  method: "POST",
  path: "/api/auth/register",
  access: "anyone",
  summary: "Open an account and sign in; the e-mail is verified later",
  body: registerBody,
  responses: { 201: user },
  refusals: ["CONFLICT"],
  limits: [signUpLimit],
  example: { email: "asha@example.in", name: "Asha Rao", password: "Stones2026" },
})

export const resendOtp = endpoint({
  method: "POST",
  path: "/api/auth/resend-otp",
  access: "anyone",
  body: emailBody,
  responses: { 200: otpSent },
  refusals: ["CONFLICT", "TOO_MANY_REQUESTS"],
  limits: [codeCallLimit],
  summary: "Mail another code in the place of the one before; three times",
  example: { email: "asha@example.in" },
})

export const resetPassword = endpoint({
  method: "POST",
  path: "/api/auth/reset-password",
  access: "anyone",
  summary: "Choose a new password by a mailed link; other sessions end",
  body: resetPasswordBody,
  responses: { 200: messageBody },
  example: { token: "0123456789ABCDEF", password: "Stones2026" },
})

export const sendOtp = endpoint({
  method: "POST",
  path: "/api/auth/send-otp",
  access: "anyone",
  body: emailBody,
  responses: { 200: otpSent },
  refusals: ["CONFLICT", "TOO_MANY_REQUESTS"],
  limits: [codeCallLimit],
  summary: "Mail a six-digit code that proves an e-mail",
  example: { email: "asha@example.in" },
})

export const listSessions = endpoint({
  method: "GET",
  path: "/api/auth/sessions",
  access: "shopper",
  summary:
    "Where one is signed in, the latest used first; for an admin also where the platform acts in an admin's place",
  responses: { 200: z.array(session) },
})

export const endOtherSessions = endpoint({
  method: "DELETE",
  path: "/api/auth/sessions",
  access: "shopper",
  summary:
    "Sign out everywhere else; an admin also ends the sessions in which the platform acts in an admin's place",
  responses: { 204: null },
})

export const verifyOtp = endpoint({
  method: "POST",
  path: "/api/auth/verify-otp",
  access: "anyone",
  summary: "Prove an e-mail by its code; the signed-in account with that e-mail becomes verified",
  body: verifyOtpBody,
  responses: { 200: otpVerified },
  example: { email: "asha@example.in", otp: "482913" },
})

export const enterTenant = endpoint({
  method: "GET",
  path: "/api/auth/enter/:token",
  access: "anyone",
  summary: "Begin 30 minutes in the admin's place, by an address that a superadmin was given; it works once",
  params: resetTokenParams,
  responses: { 200: null, 303: null },
  secretPath: true,
})

export const verifyResetToken = endpoint({
  method: "GET",
  path: "/api/auth/verify-reset-token/:token",
  access: "anyone",
  summary: "Whether a reset link can still be used",
  params: resetTokenParams,
  secretPath: true,
  responses: { 200: resetTokenState },
})
