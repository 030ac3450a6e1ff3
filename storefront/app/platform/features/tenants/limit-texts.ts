import { formatCount } from "~/lib/money"

/** Texts of the dialog of a tenant's limits. */
export const limitTexts = {
  title: (brand: string) => `Limits of ${brand}`,
  hint: "How many requests this store may make to each server process, so that no store slows down the others. Changes take effect within two seconds.",
  form: "Limits",
  callsPerSecond: "Requests per second",
  callsAtOnce: "Concurrent requests",
  callsPerSecondHint: (forAll: number) =>
    `Further requests are refused for a moment. Empty: ${formatCount(forAll)}, as for every store.`,
  callsAtOnceHint: (forAll: number) =>
    `Further requests wait in this store's own queue. Empty: ${formatCount(forAll)}, as for every store.`,
  history: "The store's admins see the change in their history, and can't revert it.",
  loading: "Loading the limits",
  failed: "The limits could not be loaded. They are unchanged.",
  gone: "This tenant no longer exists.",
  retry: "Try again",
  save: "Set Limits",
  saving: "Saving...",
  saved: (brand: string) => `Limits of ${brand} are set`,
  saveFailed: "The limits could not be set",
} as const
