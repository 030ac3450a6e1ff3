/** Texts for superadmins who enter a tenant. */
export const entryTexts = {
  title: (brand: string) => `Enter ${brand}`,
  hint: "You act in its administrator's place for 30 minutes. The store's history shows your name beside each change, and why you came.",
  reason: "Why do you enter?",
  reasonHint: "The store's administrators read this.",
  ask: "Get an address",
  failed: "The store can't be entered",
  ready: (time: string) => `This address works once, until ${time}.`,
  go: "Go to the store",
  goNote: "opens in a new tab",
  done: "Done",
  label: "Visit by the platform",
  banner: (brand: string, by: string, until: string) => `You are in ${brand} as ${by} until ${until}`,
  leave: "Leave",
  leaveFailed: "You could not leave. Try again.",
} as const
