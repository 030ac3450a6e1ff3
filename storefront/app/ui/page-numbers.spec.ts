import { pageNumbers } from "./page-numbers"

describe("page numbers", () => {
  it("lists every page when there are few", () => {
    expect(pageNumbers(1, 1)).toEqual([1])
    expect(pageNumbers(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it("has gaps when there are many", () => {
    expect(pageNumbers(1, 20)).toEqual([1, 2, 3, 4, 5, null, 20])
    expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20])
    expect(pageNumbers(20, 20)).toEqual([1, null, 16, 17, 18, 19, 20])
  })

  it("always contains first, last, current and its neighbours, in at most seven places", () => {
    for (let last = 8; last <= 40; last++) {
      for (let current = 1; current <= last; current++) {
        const numbers = pageNumbers(current, last)
        expect(numbers).toHaveLength(7)
        for (const it of [1, last, current, Math.max(1, current - 1), Math.min(last, current + 1)]) {
          expect(numbers).toContain(it)
        }
        const known = numbers.filter((it) => it !== null)
        expect(known).toEqual([...new Set(known)].sort((a, b) => a - b))
      }
    }
  })
})
