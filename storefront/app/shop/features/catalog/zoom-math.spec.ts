import { maxScale, moved, wholeView, zoomed } from "./zoom-math"

const frame = { width: 400, height: 300 }

describe("zooming a picture", () => {
  it("keeps the point under the finger in place", () => {
    const view = zoomed(wholeView, 2, { x: 100, y: -50 }, frame)
    expect(view).toEqual({ scale: 2, x: -100, y: 50 })
  })

  it("never shows an empty edge, nor exceeds the maximum scale", () => {
    const far = moved(zoomed(wholeView, 2, { x: 0, y: 0 }, frame), { x: 9_999, y: -9_999 }, frame)
    expect(far).toEqual({ scale: 2, x: 200, y: -150 })
    expect(zoomed(far, 100, { x: 0, y: 0 }, frame).scale).toBe(maxScale)
    expect(zoomed(far, 0.01, { x: 0, y: 0 }, frame)).toEqual(wholeView)
  })

  it("can't be moved while the whole picture is visible", () => {
    expect(moved(wholeView, { x: 50, y: 50 }, frame)).toEqual(wholeView)
  })
})
