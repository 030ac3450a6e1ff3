import { type FieldChange, type HistoryEntry, wholeThing } from "@contract/history"
import { fontPairName, isFontPair } from "@contract/rules/font-pairs"
import { settings } from "@contract/settings"
import { counted } from "~/lib/counted"
import { formatMoment } from "~/lib/dates"
import { formatMoney } from "~/lib/money"
import { stoneLabel, stoneText } from "~/lib/stone-words"
import { actWords, entityWords, texts } from "./texts"

const longest = 90

/** Labels of fields whose own name is unclear. */
const fieldWords: Record<string, string> = {
  isListed: "Listed in the store",
  isVisible: "Shown in the store",
  isRead: "Read",
  isAnswered: "Answered",
  position: "Place in the list",
  trackingUrl: "Tracking link",
  heroImage: "Hero picture",
  gst: "GSTIN",
  seoTitle: "Search title",
  seoDescription: "Search description",
  seoKeywords: "Search keywords",
  customCss: "Style rules",
  razorpayKeyId: "Razorpay key id",
  paymentSecretsAt: "Payment secrets, set at",
  enableCOD: "Cash on delivery",
  callsPerSecond: "Requests per second",
  callsAtOnce: "Concurrent requests",
  value: "Value",
}

/** Converts `isVisible` to `Is visible` and `hero_title` to `Hero title`. */
function plain(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[-_.]+/g, " ")
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A field's label. */
export const fieldWord = (entity: string, field: string): string =>
  (entity === "product" && stoneLabel(field)) || (fieldWords[field] ?? plain(field))

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text)

const textOf = (value: FieldChange["from"] | undefined): string =>
  typeof value === "string" ? value : JSON.stringify(value ?? "")

/** A field's value as text; long values are truncated. */
export function valueWord(entity: string, field: string, value: FieldChange["from"]): string {
  if (entity === "limits" && value === null) return texts.asForAll
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return texts.nothing
  if (typeof value === "boolean") return value ? texts.yes : texts.no
  if (Array.isArray(value)) return texts.pictures(value.length)
  if (entity === "product") return cut(stoneText(field, textOf(value)))
  if (entity === "branding" && isFontPair(value)) return fontPairName(value)
  if (field === "position") return String(Number(value) + 1)
  if (field === "status" || field === "role") return plain(textOf(value))
  if (field === "paymentSecretsAt") return formatMoment(textOf(value))
  if (typeof value === "object") {
    const { amount, reason } = value
    return amount === undefined
      ? cut(JSON.stringify(value))
      : `${formatMoney(textOf(amount))}: ${textOf(reason)}`
  }
  return cut(textOf(value))
}

const settingLabel = (key: string): string =>
  Object.entries(settings).find(([name]) => name === key)?.[1].label ?? plain(key)

/** A word as used within a sentence: `product`, but `FAQ`. */
const inner = (word: string): string =>
  /^[A-Z]{2}/.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1)

/** The changed entity: its name, where it has one, or the number of entities. */
export function thingWord({ entity, entityId, name, things }: HistoryEntry): string {
  if (entityId === null)
    return counted(things, inner(entityWords[entity]?.[0] ?? entity), entityWords[entity]?.[1] ?? entity)
  if (entity === "setting") return settingLabel(entityId)
  if (entity === "content") return plain(entityId)
  return name
}

interface Counted {
  /** The changes, of which a response may list only the first. */
  changes: readonly Pick<FieldChange, "entityId" | "field" | "from" | "to">[]
  /** The number of all changes. */
  count: number
}

/** Whether a list of changes shows a field: not an empty one of a created or removed entity. */
export const isShown = (act: HistoryEntry["act"], { from, to }: Pick<FieldChange, "from" | "to">): boolean =>
  act === "changed" ||
  [from, to].some((it) => it !== null && it !== "" && !(Array.isArray(it) && it.length === 0))

/** Counts records before fields: `1 product, 23 fields`. A record that was added or removed counts no fields. */
export function changeCount(
  { entity, act }: Pick<HistoryEntry, "entity" | "act">,
  { changes, count }: Counted
): string {
  const unlisted = count - changes.length
  const fields = changes.filter((it) => it.field !== wholeThing && isShown(act, it)).length + unlisted
  const records = new Set(changes.map((it) => it.entityId ?? "")).size
  const [one, many] = entityWords[entity] ?? [entity, entity]
  return [unlisted === 0 && counted(records, inner(one), many), fields > 0 && counted(fields, "field")]
    .filter(Boolean)
    .join(", ")
}

/** The kind of change; an import both adds and changes. */
export const actWord = ({ act, way, entityId }: HistoryEntry): string =>
  way === "import" && entityId === null && act === "changed" ? texts.imported : actWords[act]

export const entityWord = (entity: string): string => entityWords[entity]?.[0] ?? plain(entity)

/** `Product Blue Sapphire changed`. */
export const entryWord = (it: HistoryEntry): string =>
  [it.entityId === null ? "" : entityWord(it.entity), thingWord(it), actWord(it)].filter(Boolean).join(" ")

/** The fields that a bulk history entry has changed, judged by its first entities. */
export const changedFields = ({ entity, act, changes }: HistoryEntry): string =>
  act === "changed" ? [...new Set(changes.map((it) => fieldWord(entity, it.field)))].join(", ") : ""
