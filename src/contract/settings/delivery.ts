import { builtIn } from "../rules/built-in-settings"
import { indianStates, isIndianState } from "../rules/places"
import type { Rule } from "../rules/rule"
import { identifier } from "../rules/typed-text"
import type { Setting } from "./setting"

/** Empty, or a whole number from 0 to 365. */
const returnDays: Rule = (text) =>
  text === "" || (/^\d{1,3}$/.test(text) && Number(text) <= 365)
    ? undefined
    : "Return window must be a whole number of days from 0 to 365, or empty"

const maxDeliveryDays = 60
const isDays = (text: string): boolean => /^\d{1,2}$/.test(text) && Number(text) <= maxDeliveryDays

const dispatchDays: Rule = (text) =>
  isDays(text) ? undefined : `Dispatch time must be a whole number of days from 0 to ${maxDeliveryDays}`

/** `3`, or a range such as `2-4`. */
const transitDays: Rule = (text) => {
  const [from = "", to = from, ...more] = text.split("-")
  return isDays(from) && isDays(to) && Number(from) <= Number(to) && more.length === 0
    ? undefined
    : "Delivery time must be days such as 3, or a range such as 2-4"
}

const indianState: Rule = (text) =>
  text === "" || isIndianState(text) ? undefined : "Please choose a state of India"

/** Settings of delivery and returns. */
export const deliverySettings = {
  return_window_days: {
    label: "Return window (days)",
    tab: "general",
    input: "number",
    isWhole: true,
    hint: "Shown on product pages, in cart and at checkout. 0: no returns, nothing is shown. Empty: 30 days on product pages, 7 in cart and at checkout.",
    extra: true,
    shown: true,
    rule: returnDays,
    usedIn: "product page, cart, checkout",
  },
  dispatch_days: {
    label: "Dispatch time (working days)",
    tab: "general",
    default: builtIn.dispatch_days,
    input: "number",
    isWhole: true,
    hint: "From the order until the parcel leaves. 0: on the same day.",
    extra: true,
    shown: true,
    rule: dispatchDays,
    usedIn: "delivery estimate on the product page",
  },
  dispatch_state: {
    label: "State that you dispatch from",
    tab: "general",
    input: "choice",
    choices: indianStates,
    emptyChoice: "Not set",
    hint: "Not set: every delivery takes the time to other states.",
    extra: true,
    shown: true,
    rule: indianState,
    usedIn: "delivery estimate on the product page",
  },
  transit_days_same_state: {
    label: "Delivery time within your state (working days)",
    tab: "general",
    default: builtIn.transit_days_same_state,
    input: "text",
    short: true,
    hint: "Days on the way, such as 1-3.",
    extra: true,
    shown: true,
    normal: identifier,
    rule: transitDays,
    usedIn: "delivery estimate on the product page",
  },
  transit_days_other_states: {
    label: "Delivery time to other states (working days)",
    tab: "general",
    default: builtIn.transit_days_other_states,
    input: "text",
    short: true,
    hint: "Days on the way, such as 3-6.",
    extra: true,
    shown: true,
    normal: identifier,
    rule: transitDays,
    usedIn: "delivery estimate on the product page",
  },
} as const satisfies Record<string, Setting>
