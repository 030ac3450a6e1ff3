import { useEffect } from "react"
import { screen } from "@testing-library/react"
import { renderInTenant } from "../../../../test/tenant-page"
import { ChangePasswordForm } from "./change-password-form"

const labels = ["Current Password", "New Password", "Confirm New Password"]
const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const { value: valueOf } = Object.getOwnPropertyDescriptors(HTMLInputElement.prototype)

/** Fills in all fields in an effect, as what was typed before hydration is set again. */
function TypedBefore() {
  useEffect(() => {
    for (const label of labels) {
      const field = fieldOf(label)
      valueOf.set?.call(field, label)
      field.dispatchEvent(new Event("input", { bubbles: true }))
    }
  }, [])
  return null
}

it("keeps every password that was typed before the page was hydrated", () => {
  renderInTenant(
    <>
      <ChangePasswordForm />
      <TypedBefore />
    </>
  )
  expect(labels.map((it) => fieldOf(it).value)).toEqual(labels)
})
