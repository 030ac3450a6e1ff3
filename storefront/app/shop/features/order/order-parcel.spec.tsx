import { screen } from "@testing-library/react"
import type { Order } from "@contract/order"
import { renderInTenant } from "../../../../test/tenant-page"
import { OrderParcel } from "./order-parcel"

it("a shopper sees the carrier and the tracking link", () => {
  const order = { courier: "Blue Dart", trackingNumber: "BD9", trackingUrl: "https://track.example/BD9" }
  renderInTenant(<OrderParcel order={order as Order} />)
  screen.getByText("Blue Dart · BD9")
  expect(screen.getByRole("link", { name: "Track parcel" }).getAttribute("href")).toBe(order.trackingUrl)
})

it("shows nothing while no parcel is set", () => {
  renderInTenant(<OrderParcel order={{} as Order} />)
  expect(screen.queryByRole("region")).toBeNull()
})
