import { eraseAt, eraseDay, expectedErasure } from "./erase-at"

const archivedAt = new Date("2026-11-22T10:00:00Z")
const hours = (count: number): Date => new Date(archivedAt.getTime() + count * 3_600_000)
const delivery = { sent: 2, delivered: 2, waiting: 0, lastDeliveredAt: hours(0) }

it("nothing is erased before the announced date, nor within 48 hours of the mail's delivery", () => {
  expect(eraseAt(archivedAt, delivery)).toEqual(hours(72))
  expect(eraseAt(archivedAt, delivery)).toEqual(eraseDay(archivedAt))
  expect(eraseAt(archivedAt, { ...delivery, lastDeliveredAt: hours(30) })).toEqual(hours(78))
  expect(eraseAt(archivedAt, { ...delivery, delivered: 1, lastDeliveredAt: hours(100) })).toEqual(hours(148))
})

it("while a mail is on its way, the announced date stands until it has passed", () => {
  const waiting = { ...delivery, waiting: 1 }
  expect(expectedErasure(archivedAt, waiting, hours(1))).toEqual(hours(72))
  expect(expectedErasure(archivedAt, waiting, hours(72))).toBeNull()
  expect(expectedErasure(archivedAt, { ...delivery, lastDeliveredAt: hours(30) }, hours(1))).toEqual(
    hours(78)
  )
})

it("a mail that is still being tried delays the erasure, and an undeliverable one prevents it", () => {
  expect(eraseAt(archivedAt, { ...delivery, delivered: 1, waiting: 1 })).toBeNull()
  expect(eraseAt(archivedAt, { sent: 1, delivered: 0, waiting: 0, lastDeliveredAt: null })).toBeNull()
  expect(eraseAt(archivedAt, { sent: 0, delivered: 0, waiting: 0, lastDeliveredAt: null })).toEqual(hours(72))
})
