import { contentProblem } from "../../contract/rules/content"
import { isSettingKey, type SettingKey, settingProblem, settings } from "../../contract/settings"
import { isTextKey, type TextKey, texts } from "../../contract/texts"
import { isOtherPrefix } from "./other-prefix"
import { revertibleThing } from "../revert/revertible-thing"
import { type HeldEntry, holdEntry, writeEntry } from "./held-entry"

/** Reverts a change of a setting. A setting that the registry no longer has counts as gone. */
export const revertSetting = revertibleThing<HeldEntry>({
  entity: "setting",
  hold: async (tx, key) =>
    Object.hasOwn(settings, key) ? holdEntry(tx, { of: "setting", key: key as SettingKey }) : undefined,
  write: (tx, before, edit) => writeEntry(tx, "setting", before, edit),
  staying: async (tx, { entityId = "", to }) =>
    isSettingKey(entityId) &&
    typeof to === "string" &&
    !settingProblem(entityId, to) &&
    !(await isOtherPrefix(tx, { key: entityId, value: to }))
      ? undefined
      : "invalid",
})

/** Reverts a change of a text, with the same rule. */
export const revertText = revertibleThing<HeldEntry>({
  entity: "content",
  hold: async (tx, key) =>
    Object.hasOwn(texts, key) ? holdEntry(tx, { of: "content", key: key as TextKey }) : undefined,
  write: (tx, before, edit) => writeEntry(tx, "content", before, edit),
  // A blank text stands for the built-in one.
  staying: (_tx, { entityId = "", to }) =>
    to === "" || (isTextKey(entityId) && typeof to === "string" && !contentProblem(entityId, to))
      ? undefined
      : "invalid",
})
