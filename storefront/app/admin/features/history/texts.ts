import type { HistoryEntry, LeftField, Way } from "@contract/history"
import { counted } from "~/lib/counted"
import { formatCount } from "~/lib/money"

/** Texts of the history. */
export const texts = {
  title: "History",
  subtitle: "Who changed what, and when. Changes can be reverted for 30 days.",
  search: "Search by name or text...",
  when: "When",
  who: "Who",
  what: "What",
  changes: "Changes",
  way: "Made through",
  everything: "All kinds",
  everybody: "Everybody",
  everyWay: "All sources",
  platform: "The platform",
  empty: "No changes yet. What you and your colleagues edit is listed here.",
  noMatch: "No change matches these filters.",
  clear: "Clear filters",
  revert: "Revert",
  tooLate: "Can't be reverted",
  reverted: "Reverted",
  imported: "imported",
  undoes: "Reverts an earlier change",
  nothing: "empty",
  asForAll: "as for every store",
  yes: "yes",
  no: "no",
  pictures: (count: number) => counted(count, "picture"),
  more: (count: number) => `and ${String(count)} more`,
  enteredBy: (name: string) => `entered by ${name}`,
  showAll: (count: number) => (count === 1 ? "Show which one" : `Show all ${formatCount(count)}`),
  hideAll: "Show less",
  showMore: "Show more",
  thingsFailed: "These changes could not be loaded.",
  retry: "Try again",
  onlyOne: "Only changes to one item are shown.",
  onlyEntry: "Only this change is shown.",
  showEverything: "Show all changes",
} as const

export const dialogTexts = {
  title: "Revert this change?",
  hint: "The revert is listed as a change too, and can be reverted.",
  loading: "Checking what would change",
  willRevert: (count: string) => `To revert: ${count}`,
  stays: (count: string) => `Changed since (${count})`,
  staysHint: "These stay as they are. Select the ones to revert anyway.",
  chooseAll: "Select all",
  fixed: (count: string) => `Stays as it is (${count})`,
  nothingToDo: "There is nothing to revert: everything has its previous value.",
  allChanged: "Everything was changed since. Select what to revert anyway.",
  cancel: "Cancel",
  confirm: (count: string) => `Revert ${count}`.trim(),
  done: "Reverted",
  reverted: (count: string) => `Reverted: ${count}`,
  doneText: (count: string) => `Reverted: ${count}.`,
  doneLeft: (count: number) => `${counted(count, "stayed as it is", "stayed as they are")}.`,
  close: "Close",
  failed: "The change could not be reverted",
  wholeThing: "Remove it anyway",
} as const

export const wayWords: Record<Way, string> = {
  screen: "Back office",
  import: "Import",
  key: "API key",
  "medusa-admin": "Medusa Admin",
  platform: "Platform",
}

export const actWords: Record<HistoryEntry["act"], string> = {
  created: "added",
  changed: "changed",
  deleted: "removed",
}

export const reasonWords: Record<LeftField["reason"], string> = {
  changed: "changed since",
  gone: "no longer there",
  taken: "another product has this slug now",
  picture: "a picture has been deleted",
  stock: "its stones have been sold",
  invalid: "the earlier value is no longer allowed",
  final: "can't be reverted",
}

/** Singular and plural of each entity type. */
export const entityWords: Record<string, readonly [one: string, many: string]> = {
  product: ["Product", "products"],
  order: ["Order", "orders"],
  setting: ["Setting", "settings"],
  content: ["Text", "texts"],
  faq: ["FAQ", "FAQs"],
  branding: ["Brand", "brands"],
  "contact-message": ["Message", "messages"],
  staff: ["Staff", "staff"],
  key: ["API key", "API keys"],
  webhook: ["Webhook", "webhooks"],
  domain: ["Domain", "domains"],
  limits: ["Request limits", "request limits"],
  entry: ["Visit by the platform", "visits by the platform"],
}
