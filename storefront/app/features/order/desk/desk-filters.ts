import { orderStatusNames } from "./statuses"

/** What the page's address says: what the list is narrowed down to, and which order lies open. */
export const deskFilters = {
  search: {},
  status: { allowed: ["", ...orderStatusNames] },
  order: { orders: true },
} as const
