import { useRef, useState } from "react"
import { addressProblems } from "@contract/rules/address"
import { pincodeProblem } from "@contract/rules/pincode"
import { isIndianState } from "@contract/rules/places"
import { oneLine, spaceless } from "@contract/rules/typed-text"
import { isIndian, type AddressDraft, type AddressField, type AddressProblems } from "./address-draft"
import { lookUpPincode } from "~/lib/look-up-pincode"

interface AddressForm {
  draft: AddressDraft
  problems: AddressProblems
  /** Whether a pincode look-up is running. */
  looking: boolean
  change: <F extends keyof AddressDraft>(field: F, value: AddressDraft[F]) => void
  setProblems: (problems: AddressProblems) => void
  /** Resolves to true when every client-side check passes. */
  check: () => Promise<boolean>
}

/** State of the address form: its values and errors. Entering a pincode fills in city and state. */
export function useAddressForm(initial: AddressDraft): AddressForm {
  const [draft, setDraft] = useState(initial)
  const [problems, setProblems] = useState<AddressProblems>({})
  const [looking, setLooking] = useState(false)
  /** The pincode whose failed look-up was shown already; the next submit accepts it unchecked. */
  const reported = useRef<string | null>(null)
  /** The city that a pincode filled in. A city typed by hand is not overwritten. */
  const filledCity = useRef("")
  const latest = useRef(initial.postalCode)

  async function look(pincode: string, fills: boolean): Promise<string | null> {
    setLooking(true)
    const response = await lookUpPincode(pincode)
    setLooking(false)
    if (latest.current !== pincode) return null
    if (response.kind === "found") {
      if (!fills) return null
      setDraft((it) => ({
        ...it,
        city: oneLine(it.city) === "" || it.city === filledCity.current ? response.city : it.city,
        state: isIndianState(response.state) ? response.state : it.state,
      }))
      filledCity.current = response.city
      setProblems(({ city: _city, state: _state, postalCode: _code, ...rest }) => rest)
      return null
    }
    if (response.kind === "unknown") {
      if (reported.current === pincode) return null
      reported.current = pincode
    }
    setProblems((it) => ({ ...it, postalCode: response.message }))
    return response.message
  }

  function change<F extends keyof AddressDraft>(field: F, value: AddressDraft[F]): void {
    const next = { ...draft, [field]: value }
    // Indian states are chosen from a list, others are typed, so a change of country invalidates the state.
    if (field === "country" && isIndian(next) !== isIndian(draft)) next.state = ""
    setDraft(next)
    const { [field as AddressField]: _solved, ...rest } = problems
    setProblems(rest)
    latest.current = spaceless(next.postalCode)
    const readyToAsk = (field === "postalCode" || field === "country") && isIndian(next)
    if (readyToAsk && pincodeProblem(latest.current) === undefined) void look(latest.current, true)
  }

  async function check(): Promise<boolean> {
    const found = addressProblems(draft)
    setProblems(found)
    if (Object.keys(found).length > 0) return false
    latest.current = spaceless(draft.postalCode)
    // City and state stay as they were chosen: they are what is sent.
    return !isIndian(draft) || (await look(latest.current, false)) === null
  }

  return { draft, problems, looking, change, setProblems, check }
}
