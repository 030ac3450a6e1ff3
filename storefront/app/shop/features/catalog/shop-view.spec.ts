import { activeFilters, filterParams, readShopView, shopHref } from "./shop-view"

const view = (query: string) => readShopView(new URLSearchParams(query))

describe("the shop page's URL", () => {
  it("holds the filters, of which only set ones are sent to the API", () => {
    const { filters, page } = view("search=star+ruby&type=RUBY&color=all&priceMin=5000&page=3")
    expect(page).toBe(3)
    expect(filterParams(filters).toString()).toBe("search=star+ruby&type=RUBY&priceMin=5000")
    expect(activeFilters(filters)).toBe(3)
    expect(shopHref(filters, 3)).toBe("/shop?search=star+ruby&type=RUBY&priceMin=5000&page=3")
  })

  it("accepts prices as people type them and ignores invalid ones", () => {
    expect(view("priceMin=₹1,25,000&priceMax=9000.50").filters).toMatchObject({
      priceMin: "125000",
      priceMax: "9000.50",
    })
    expect(view("priceMin=50k&priceMax=1.5 lakh").filters).toMatchObject({
      priceMin: "50000",
      priceMax: "150000",
    })
    expect(view("priceMin=abc&priceMax=-5").filters).toMatchObject({ priceMin: "", priceMax: "" })
  })

  it("falls back to the first page and the default order", () => {
    for (const page of ["0", "-1", "1.5", "x", "1e9"]) expect(view(`page=${page}`).page).toBe(1)
    expect(view("").filters.sort).toBe("newest")
    expect(view("search=a").filters.sort).toBe("relevance")
    expect(view("sort=relevance").filters.sort).toBe("newest")
    expect(view("sort=drop+table").filters.sort).toBe("newest")
    expect(shopHref(view("sort=newest&page=1").filters)).toBe("/shop")
    expect(shopHref(view("search=a&sort=newest").filters)).toBe("/shop?search=a&sort=newest")
  })

  it("holds the gem facts of the registry as typed", () => {
    const { filters } = view("shape=Oval&treatment=all&certificateLab=GIA&caratMin=1.5&caratMax=heavy")
    expect(filters).toMatchObject({ shape: "Oval", treatment: "", caratMin: "1.5", caratMax: "" })
    expect(shopHref(filters)).toBe("/shop?shape=Oval&certificateLab=GIA&caratMin=1.5")
    expect(activeFilters(filters)).toBe(3)
  })
})
