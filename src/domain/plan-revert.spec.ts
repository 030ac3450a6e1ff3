import fc from "fast-check"
import { chosenBy, planOf, stockWithout } from "./plan-revert"
import { fieldChanges } from "./versions"

const value = fc.oneof(fc.constantFrom("a", "b", "c"), fc.boolean(), fc.constant(null), fc.array(fc.nat(2)))
const thing = fc.record({ question: value, answer: value, position: value })
const none = chosenBy([])
const changeOf = (before: object, after: object) => ({
  act: "changed" as const,
  entityId: "x",
  version: 2,
  changes: fieldChanges({ ...before }, { ...after }),
})

describe("reverting an edit", () => {
  it("restores fields unchanged since, and keeps and reports those changed since", () => {
    fc.assert(
      fc.property(thing, thing, thing, (before, after, now) => {
        const { restored, left } = planOf(changeOf(before, after), { ...now, version: 3 }, none)
        const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
        for (const field of ["question", "answer", "position"] as const) {
          const edited = !same(before[field], after[field])
          const asEdited = same(now[field], after[field])
          const asBefore = same(now[field], before[field])
          expect(restored.some((it) => it.field === field)).toBe(edited && asEdited && !asBefore)
          expect(left.some((it) => it.field === field)).toBe(edited && !asEdited && !asBefore)
        }
        for (const it of [...restored, ...left]) {
          expect(it.from).toEqual(now[it.field as keyof typeof now])
          expect(it.to).toEqual(before[it.field as keyof typeof before])
        }
      })
    )
  })

  it("with all fields chosen, every field of the edit gets its previous value", () => {
    fc.assert(
      fc.property(thing, thing, thing, (before, after, now) => {
        const { restored, left } = planOf(changeOf(before, after), { ...now, version: 3 }, chosenBy("all"))
        const then = { ...now, ...Object.fromEntries(restored.map((it) => [it.field, it.to])) }
        for (const { field } of changeOf(before, after).changes)
          expect(then[field as keyof typeof then]).toEqual(before[field as keyof typeof before])
        expect(left).toEqual([])
      })
    )
  })

  it("a choice names the field of one record, or of the only record", () => {
    const isChosen = chosenBy([{ entityId: "x", field: "answer" }, { field: "position" }])
    expect(isChosen("x", "answer")).toBe(true)
    expect(isChosen("y", "answer")).toBe(false)
    expect(isChosen("y", "position")).toBe(true)
  })
})

it("stock is reverted by the edit's difference, and never falls below zero", () => {
  fc.assert(
    fc.property(fc.nat(99), fc.nat(99), fc.nat(99), (from, to, now) => {
      const after = stockWithout(now, { field: "stock", from, to })
      expect(after).toBe(Math.max(0, now - (to - from)))
    })
  )
})
