import { BusyProcess, type EventLoopUtilization } from "./busy-process"

/** A process whose event loop is active for a part of the time. */
function world() {
  let now = 0
  let active = 0
  const utilization = (since?: EventLoopUtilization): EventLoopUtilization => {
    const passed = { active: active - (since?.active ?? 0), idle: now - active - (since?.idle ?? 0) }
    return { ...passed, utilization: passed.active / (passed.active + passed.idle || 1) }
  }
  const process = new BusyProcess(utilization, () => now)
  /** Lets time pass in steps of 10 ms. @returns whether the process was busy at the end */
  const pass = (ms: number, part: number): boolean => {
    let isBusy = false
    const end = now + ms
    while (now < end) {
      now += 10
      active += 10 * part
      isBusy = process.isBusy()
    }
    return isBusy
  }
  const sleep = (ms: number) => (now += ms)
  return { pass, sleep, process }
}

it("a process is busy within half a second of load, and no longer half a second after it", () => {
  const { pass } = world()
  expect(pass(1_000, 0.5)).toBe(false)
  expect(pass(500, 0.95)).toBe(true)
  expect(pass(500, 0.7)).toBe(false)
})

it("load that begins after a quiet time is noticed, and the first requests after it are not refused", () => {
  const { pass, sleep, process } = world()
  expect(pass(500, 1)).toBe(true)
  sleep(60_000)
  expect(process.isBusy()).toBe(false)
  expect(pass(500, 1)).toBe(true)
})
