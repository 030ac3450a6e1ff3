import fc from "fast-check"
import { fieldChanges, mergeEdit, valuesBefore } from "./versions"

const value = fc.oneof(fc.constantFrom("a", "b", "c"), fc.boolean(), fc.constant(null), fc.array(fc.nat(2)))
const thing = fc.record({ id: fc.constant("x"), question: value, answer: value, position: value })
const edit = fc.record({ question: value, answer: value, position: value }, { requiredKeys: [] })

describe("two concurrent edits", () => {
  it("an edit never silently undoes a newer one: each field has the value of one of the two, or conflicts", () => {
    fc.assert(
      fc.property(thing, edit, edit, (base, theirs, mine) => {
        const current = { ...base, ...theirs }
        const { edit: written, conflicts } = mergeEdit(mine, base, current)
        const after = { ...current, ...written }
        for (const field of ["question", "answer", "position"] as const) {
          const iChanged = field in mine && JSON.stringify(mine[field]) !== JSON.stringify(base[field])
          const theyChanged = JSON.stringify(current[field]) !== JSON.stringify(base[field])
          if (theyChanged) expect(after[field]).toEqual(current[field])
          else expect(after[field]).toEqual(iChanged ? mine[field] : base[field])
          const same = JSON.stringify(mine[field]) === JSON.stringify(current[field])
          expect(conflicts.includes(field)).toBe(iChanged && theyChanged && !same)
        }
      })
    )
  })

  it("edits of different fields give the same result in either order", () => {
    fc.assert(
      fc.property(thing, value, value, (base, question, answer) => {
        const second = (mine: Partial<typeof base>, current: typeof base) => {
          const { edit: written, conflicts } = mergeEdit(mine, base, current)
          expect(conflicts).toEqual([])
          return { ...current, ...written }
        }
        expect(second({ answer }, { ...base, question })).toEqual(second({ question }, { ...base, answer }))
      })
    )
  })

  it("an edit based on the current record is written completely", () => {
    fc.assert(
      fc.property(thing, edit, (current, mine) => {
        const { edit: written, conflicts } = mergeEdit(mine, current, current)
        expect(conflicts).toEqual([])
        expect({ ...current, ...written }).toEqual({ ...current, ...mine })
      })
    )
  })
})

describe("history", () => {
  it("every earlier version can be derived from the changes since", () => {
    fc.assert(
      fc.property(thing, fc.array(edit, { maxLength: 6 }), fc.nat(), (first, edits, pick) => {
        const states = edits.reduce((all, it) => [...all, { ...first, ...all.at(-1), ...it }], [first])
        const from = pick % states.length
        const changes = states.slice(from + 1).flatMap((it, i) => fieldChanges(states[from + i] ?? null, it))
        expect(valuesBefore(states.at(-1) ?? first, changes)).toEqual(states[from])
      })
    )
  })

  it("records neither id nor version as a change, and a new record's fields as changes from null", () => {
    expect(fieldChanges(null, { id: "x", version: 1, question: "Why?", isVisible: false })).toEqual([
      { field: "question", from: null, to: "Why?" },
      { field: "isVisible", from: null, to: false },
    ])
    expect(fieldChanges({ id: "x", version: 1, question: "Why?" }, null)).toEqual([
      { field: "question", from: "Why?", to: null },
    ])
    expect(fieldChanges({ version: 1, tags: ["a"] }, { version: 2, tags: ["a"] })).toEqual([])
  })
})
