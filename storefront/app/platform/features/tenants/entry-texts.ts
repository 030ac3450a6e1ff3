/** Texts for superadmins who enter a tenant. */
export const entryTexts = {
  title: (brand: string) => `Enter ${brand}`,
  hint: "You act as its administrator for 30 minutes. The store's history shows your name and your reason beside each change.",
  reason: "Reason",
  reasonHint: "Shown to the store's administrators.",
  ask: "Create link",
  failed: "The store can't be entered",
  ready: (time: string) => `This link works once, until ${time}.`,
  go: "Go to the store",
  goNote: "opens in a new tab",
  done: "Done",
  label: "Visit by the platform",
  banner: (brand: string, by: string, until: string) => `You are in ${brand} as ${by} until ${until}`,
  leave: "Leave",
  leaveFailed: "Leaving failed. Please try again.",
} as const
