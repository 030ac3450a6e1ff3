import { mapInSlices } from "./in-slices"

const busyFor = (ms: number): void => {
  const until = performance.now() + ms
  while (performance.now() < until);
}

it("maps a list in order", async () => {
  expect(await mapInSlices(["a", "b"], (it, n) => `${it}${String(n)}`)).toEqual(["a0", "b1"])
})

it("yields to other work within a long list", async () => {
  let turns = 0
  const other = setInterval(() => turns++, 1)
  await mapInSlices(Array.from({ length: 20 }), () => busyFor(3))
  clearInterval(other)
  expect(turns).toBeGreaterThanOrEqual(3)
})
