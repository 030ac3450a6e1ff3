import { qrCode } from "./qr"

it("a QR code has its three corners, its quiet zone, and nothing beyond", () => {
  const { size, path } = qrCode("http://shop.test/s/0123456789ABCDEF")
  expect(size).toBe(33 - 4 + 8)
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)]
  expect(runs.map(([run]) => run).join("")).toBe(path)
  const rows = runs.map(([, x, y, width]) => [Number(x), Number(y), Number(width)])
  for (const [x = 0, y = 0, width = 0] of rows) {
    expect(x).toBeGreaterThanOrEqual(4)
    expect(y).toBeGreaterThanOrEqual(4)
    expect(x + width).toBeLessThanOrEqual(size - 4)
    expect(y).toBeLessThan(size - 4)
  }
  const has = (x: number, y: number) => rows.some((it) => it[0] === x && it[1] === y && it[2] === 7)
  expect([has(4, 4), has(size - 11, 4), has(4, size - 11)]).toEqual([true, true, true])
})
