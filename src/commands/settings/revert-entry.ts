import { type SettingKey, settings } from "../../contract/settings"
import { type TextKey, texts } from "../../contract/texts"
import { revertibleThing } from "../revert/revertible-thing"
import { type HeldEntry, holdEntry, writeEntry } from "./held-entry"

/** How a change of a setting is taken back; one that the registry has no more is gone. */
export const revertSetting = revertibleThing<HeldEntry>({
  entity: "setting",
  hold: async (tx, key) =>
    Object.hasOwn(settings, key) ? holdEntry(tx, { of: "setting", key: key as SettingKey }) : undefined,
  write: (tx, before, edit) => writeEntry(tx, "setting", before, edit),
})

/** The same for a text. */
export const revertText = revertibleThing<HeldEntry>({
  entity: "content",
  hold: async (tx, key) =>
    Object.hasOwn(texts, key) ? holdEntry(tx, { of: "content", key: key as TextKey }) : undefined,
  write: (tx, before, edit) => writeEntry(tx, "content", before, edit),
})
