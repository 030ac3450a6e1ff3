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
  summary: "Change the caller's password. The account's other sessions end",
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
  summary: "Create an account with an e-mail that this browser has verified, and sign in",
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
  summary: "Mail a link for choosing a new password. The response is the same if no account has the e-mail",
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
  summary: "Sign out. Does nothing without a session",
  responses: { 204: null },
})

export const getSignedInAccount = endpoint({
  method: "GET",
  path: "/api/auth/me",
  access: "shopper",
  summary: "The signed-in account",
  responses: { 200: user },
  allowedWhenEntered: true,
})

export const register = endpoint({
  method: "POST",
  path: "/api/auth/register",
  access: "anyone",
  summary: "Create an account and sign in. The e-mail is verified later",
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
  summary: "Mail a new code that replaces the previous one. At most three times",
  example: { email: "asha@example.in" },
})

export const resetPassword = endpoint({
  method: "POST",
  path: "/api/auth/reset-password",
  access: "anyone",
  summary: "Set a new password with the token of a mailed link. The account's sessions end",
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
  summary: "Mail a six-digit code that verifies an e-mail",
  example: { email: "asha@example.in" },
})

export const listSessions = endpoint({
  method: "GET",
  path: "/api/auth/sessions",
  access: "shopper",
  summary:
    "The account's sessions, the last used first. For an admin, also the platform's sessions in an admin's place",
  responses: { 200: z.array(session) },
})

export const endOtherSessions = endpoint({
  method: "DELETE",
  path: "/api/auth/sessions",
  access: "shopper",
  summary: "End the account's other sessions. For an admin, also the platform's sessions in an admin's place",
  responses: { 204: null },
})

export const verifyOtp = endpoint({
  method: "POST",
  path: "/api/auth/verify-otp",
  access: "anyone",
  summary: "Verify an e-mail with its code. The signed-in account with that e-mail becomes verified",
  body: verifyOtpBody,
  responses: { 200: otpVerified },
  example: { email: "asha@example.in", otp: "482913" },
})

export const enterTenant = endpoint({
  method: "GET",
  path: "/api/auth/enter/:token",
  access: "anyone",
  summary: "Start a 30-minute session in an admin's place with a superadmin's one-time pass",
  params: resetTokenParams,
  responses: { 200: null, 303: null },
  secretPath: true,
})

export const verifyResetToken = endpoint({
  method: "GET",
  path: "/api/auth/verify-reset-token/:token",
  access: "anyone",
  summary: "Whether a reset link is still valid",
  params: resetTokenParams,
  secretPath: true,
  responses: { 200: resetTokenState },
})
