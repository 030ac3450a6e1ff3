import type { HistoryEntry, LeftField, Way } from "@contract/history"
import { counted } from "~/lib/counted"
import { formatCount } from "~/lib/money"

/** Texts of the history. */
export const texts = {
  title: "History",
  subtitle: "Who changed what, and when. Take back what went wrong for 30 days.",
  search: "Search by name or text...",
  when: "When",
  who: "Who",
  what: "What",
  changes: "Changes",
  way: "By way of",
  everything: "All kinds",
  everybody: "Everybody",
  everyWay: "All ways",
  platform: "The platform",
  empty: "Nothing has been changed yet. What you and your colleagues edit is listed here.",
  noMatch: "No change matches these filters.",
  clear: "Clear filters",
  takeBack: "Take back",
  tooLate: "Can't be taken back",
  takenBack: "Taken back",
  imported: "imported",
  undoes: "Takes back an earlier change",
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
  onlyOne: "Changes of one thing only.",
  onlyEntry: "One change only.",
  showEverything: "Show all changes",
} as const

export const dialogTexts = {
  title: "Take this change back?",
  hint: "This becomes a change of its own, which can be taken back too.",
  loading: "Looking what would change",
  willRestore: (count: string) => `Goes back (${count})`,
  stays: (count: string) => `Was changed since (${count})`,
  staysHint: "These stay as they are now. Choose what shall go back all the same.",
  chooseAll: "Choose all of them",
  fixed: (count: string) => `Stays as it is (${count})`,
  nothingToDo: "There is nothing to take back: all of it is as it was before.",
  allChanged: "All of it was changed since. Choose what shall go back all the same.",
  cancel: "Cancel",
  confirm: (count: string) => `Take back ${count}`.trim(),
  done: "Taken back",
  doneText: (count: string) => `${count} went back to what was there before.`,
  doneLeft: (count: number) => `${counted(count, "stayed as it is", "stayed as they are")}.`,
  close: "Close",
  failed: "The change could not be taken back",
  wholeThing: "Remove it all the same",
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
  picture: "a picture isn't kept any more",
  stock: "its stones are sold by now",
  final: "can't be taken back",
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
  limits: ["Call limits", "call limits"],
  entry: ["Visit by the platform", "visits by the platform"],
}
