import { type SettingKey, settings } from "../../contract/settings"
import { type TextKey, texts } from "../../contract/texts"
import { revertibleThing } from "../revert/revertible-thing"
import { type HeldEntry, holdEntry, writeEntry } from "./held-entry"

/** Reverts a change of a setting. A setting that the registry no longer has counts as gone. */
export const revertSetting = revertibleThing<HeldEntry>({
  entity: "setting",
  hold: async (tx, key) =>
    Object.hasOwn(settings, key) ? holdEntry(tx, { of: "setting", key: key as SettingKey }) : undefined,
  write: (tx, before, edit) => writeEntry(tx, "setting", before, edit),
})

/** Reverts a change of a text, with the same rule. */
export const revertText = revertibleThing<HeldEntry>({
  entity: "content",
  hold: async (tx, key) =>
    Object.hasOwn(texts, key) ? holdEntry(tx, { of: "content", key: key as TextKey }) : undefined,
  write: (tx, before, edit) => writeEntry(tx, "content", before, edit),
})
