import { atIntervals } from "./at-intervals"

/** Work that runs until `finish` is called. */
function slowWork(): { run: jest.Mock<Promise<void>>; finish: () => void } {
  let finish = (): void => undefined
  const ended = new Promise<void>((resolve) => (finish = resolve))
  return { run: jest.fn(() => ended), finish: () => finish() }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it("runs each work at its own interval", async () => {
  const [often, seldom] = [jest.fn(() => Promise.resolve()), jest.fn(() => Promise.resolve())]
  const end = atIntervals([
    { everySeconds: 1, run: often },
    { everySeconds: 5, run: seldom },
  ])
  await jest.advanceTimersByTimeAsync(10_000)
  expect([often.mock.calls.length, seldom.mock.calls.length]).toEqual([10, 2])
  await end()
})

it("starts nothing that still runs, and goes on afterwards", async () => {
  const { run, finish } = slowWork()
  const end = atIntervals([{ everySeconds: 1, run }])
  await jest.advanceTimersByTimeAsync(5_000)
  expect(run).toHaveBeenCalledTimes(1)
  finish()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(run).toHaveBeenCalledTimes(2)
  await end()
})

it("gives up a run that hangs, and starts it again", async () => {
  const { run, finish } = slowWork()
  const onGivenUp = jest.fn()
  const end = atIntervals([{ everySeconds: 1, run, onGivenUp }])
  await jest.advanceTimersByTimeAsync(302_000)
  expect(run).toHaveBeenCalledTimes(2)
  expect(onGivenUp).toHaveBeenCalledTimes(1)
  finish()
  await end()
})

it("its end waits for what still runs, and starts nothing more", async () => {
  const { run, finish } = slowWork()
  const end = atIntervals([{ everySeconds: 1, run }])
  await jest.advanceTimersByTimeAsync(1_000)
  let hasEnded = false
  const ending = end().then(() => {
    hasEnded = true
  })
  await jest.advanceTimersByTimeAsync(3_000)
  expect([hasEnded, run.mock.calls.length]).toEqual([false, 1])
  finish()
  await ending
})
