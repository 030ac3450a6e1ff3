import { screen } from "@testing-library/react"
import { texts } from "@contract/texts"
import { renderInTenant } from "../../../../test/tenant-page"
import { SignUpDetails } from "./sign-up-details"

it("the last step of signing up links terms and privacy in plain words, with nothing preselected", () => {
  renderInTenant(<SignUpDetails email="asha@specs.test" onDone={() => undefined} />)
  expect(screen.getByText(texts.signup_consent)).toBeTruthy()
  expect(texts.signup_consent).toMatch(/terms.*privacy/)
  expect(screen.queryAllByRole("checkbox")).toEqual([])
})
