import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { FormProvider, useForm } from "react-hook-form"
import { FontPairField } from "./font-pair-field"

function Form() {
  const form = useForm({ defaultValues: { fonts: "cormorant-mulish" } })
  return (
    <FormProvider {...form}>
      <FontPairField name="fonts" label="Fonts" error="Fonts must be one of these" />
      <output>{form.watch("fonts")}</output>
    </FormProvider>
  )
}

it("each pair is drawn in its own faces, the tenant's is selected, and a click on a card selects another", async () => {
  render(<Form />)
  const group = screen.getByRole("group", { name: "Fonts", description: "Fonts must be one of these" })
  const drawn = [...group.querySelectorAll<HTMLElement>("[style]")].map((it) => it.style.fontFamily)
  expect(drawn).toHaveLength(8)
  expect(drawn[2]).toMatch(/^"?Playfair Display/)
  const mine = screen.getByRole("radio", { name: /^Cormorant Garamond & Mulish/ })
  expect(mine).toHaveProperty("checked", true)
  await userEvent.click(screen.getByText("Playfair Display & Source Sans 3"))
  expect(screen.getByRole("status").textContent).toBe("playfair-source")
})
