import { sampleStone } from "../../../../test/samples"
import { renderInTenant } from "../../../../test/tenant-page"
import { ProductData } from "./product-data"

interface Offered {
  offers?: { price: string; priceSpecification?: { price: string; valueAddedTaxIncluded: boolean } }
}

const offerOf = (more: object) => {
  const { container } = renderInTenant(<ProductData product={{ ...sampleStone, ...more }} />)
  const texts = [...container.querySelectorAll("script")].map((it) => it.textContent)
  return texts.map((it) => JSON.parse(it) as Offered).find((it) => it.offers)?.offers
}

describe("a stone's structured data", () => {
  it("tells search engines that GST is added to the price", () => {
    const offer = offerOf({ price: "486000.00", gstRate: 0.25 })
    expect(offer).toMatchObject({
      price: "486000.00",
      priceSpecification: { price: "486000.00", valueAddedTaxIncluded: false },
    })
  })

  it("claims no tax on a stone without any", () => {
    expect(offerOf({ price: "486000.00", gstRate: 0 })?.priceSpecification).toBeUndefined()
  })
})
