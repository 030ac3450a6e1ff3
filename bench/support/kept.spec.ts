import { compared, lastRatio } from "./kept"

const page = `# Benchmarks

| Day        | Figure          | CPU-ms | Calibration | Ratio |
| ---------- | --------------- | ------ | ----------- | ----- |
| 2026-01-01 | read list of 12 | 4.00   | 0.10 (bare) | 40.00 |
| 2026-02-01 | read list of 12 | 2.00   | 0.10 (bare) | 20.00 |
`

const measured = (cpuMs: number) => ({ what: "read list of 12", cpuMs, bare: 0.1, against: "bare" })

test("a run is compared with the newest kept one", () => {
  expect(lastRatio(page, "read list of 12")).toBe(20)
  expect(lastRatio(page, "read list of 1,000")).toBeUndefined()
})

test("a run that is more than a fifth worse than the last kept one is reported", () => {
  expect(compared([measured(2.3)], page)).toMatchObject([{ holds: true }])
  expect(compared([measured(2.5)], page)).toMatchObject([{ holds: false }])
})

test("a figure that was never kept is printed without a judgement", () => {
  expect(compared([{ ...measured(2), what: "new" }], page)[0]?.holds).toBeUndefined()
})
