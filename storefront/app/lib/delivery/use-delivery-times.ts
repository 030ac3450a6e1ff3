import { builtIn } from "@contract/rules/built-in-settings"
import { useSite } from "~/lib/site"
import type { DeliveryTimes } from "./arrival"

/** The tenant's delivery times to a state. Within the state that it dispatches from, parcels are faster. */
export function useDeliveryTimes(): (state: string) => DeliveryTimes {
  const { content } = useSite()
  const setting = (key: "dispatch_days" | "transit_days_same_state" | "transit_days_other_states") =>
    content[key] ?? builtIn[key]
  return (state) => ({
    dispatchDays: setting("dispatch_days"),
    transitDays: setting(
      state === content["dispatch_state"] ? "transit_days_same_state" : "transit_days_other_states"
    ),
  })
}
