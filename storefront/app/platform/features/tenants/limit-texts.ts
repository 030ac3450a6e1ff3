import { formatCount } from "~/lib/money"

/** Texts of the dialog of a tenant's limits. */
export const limitTexts = {
  title: (brand: string) => `Limits of ${brand}`,
  hint: "How much of each server process this store may take, so that no store slows the others. A change holds within two seconds.",
  form: "Limits",
  callsPerSecond: "Calls a second",
  callsAtOnce: "Calls at once",
  callsPerSecondHint: (forAll: number) =>
    `More are refused for a moment. Empty: ${formatCount(forAll)}, as for every store.`,
  callsAtOnceHint: (forAll: number) =>
    `Others wait in this store's own line. Empty: ${formatCount(forAll)}, as for every store.`,
  history: "The store's admins read the change in their history, and can't take it back.",
  loading: "Loading the limits",
  failed: "The limits could not be loaded. They hold as they are.",
  gone: "This tenant is not there any more.",
  retry: "Try again",
  save: "Set Limits",
  saving: "Saving...",
  saved: (brand: string) => `Limits of ${brand} are set`,
  saveFailed: "The limits could not be set",
} as const
