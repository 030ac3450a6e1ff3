import { saveCsv } from "~/lib/save-file"
import { exportProducts } from "./export-products"
import { allProducts } from "./get-admin-products"

jest.mock("~/lib/save-file", () => ({ saveCsv: jest.fn() }))
jest.mock("./get-admin-products", () => ({ allProducts: jest.fn() }))

it("the file is named by the day in India, also while the day before still lasts in London", async () => {
  jest.useFakeTimers({ now: new Date("2026-11-29T20:00:00Z"), doNotFake: ["nextTick", "queueMicrotask"] })
  jest.mocked(allProducts).mockImplementation(async function* () {
    yield await Promise.resolve([{ name: "नीलम", type: "SAPPHIRE" }] as never)
  })
  await exportProducts("")
  expect(saveCsv).toHaveBeenCalledWith(
    expect.stringContaining("\r\nनीलम,SAPPHIRE,"),
    "products_export_2026-11-30.csv"
  )
})
