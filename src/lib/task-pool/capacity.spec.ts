import { capacityOf } from "./capacity"

const gb = 1_000_000_000
const gib = 2 ** 30

describe("the number of task processes", () => {
  it.each([
    [{ cores: 2, memoryBytes: 24 * gb }, 1],
    [{ cores: 8, memoryBytes: 24 * gb }, 4],
    [{ cores: 16, memoryBytes: 2 * gib }, 2],
    [{ cores: 16, memoryBytes: 1.5 * gib }, 1],
    [{ cores: 1, memoryBytes: 0.5 * gb }, 1],
  ])("for %j is %i: a small machine keeps its servers", (machine, processes) => {
    expect(capacityOf(machine).processes).toBe(processes)
  })

  it("leaves the server 1,200 MB of the memory limit", () => {
    expect(capacityOf({ cores: 4, memoryBytes: 2 * gb }).memoryBytes).toBe(0.8 * gb)
  })

  it("a container of 2 GB draws the largest photograph", () => {
    expect(capacityOf({ cores: 2, memoryBytes: 2 * gib }).memoryBytes).toBeGreaterThanOrEqual(0.9 * gb)
  })
})
