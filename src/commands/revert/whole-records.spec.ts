import { summarizeWholeRecords } from "./whole-records"

it("a created or deleted record is one change, and an edited record is one change per field", () => {
  const change = (entityId: string, field: string) => ({ entityId, field, from: "a", to: null })
  const restored = [
    change("new", "name"),
    change("new", "slug"),
    change("old", "color"),
    change("gone", "name"),
  ]
  const things = [
    { entityId: "new", act: "created" as const },
    { entityId: "old", act: "changed" as const },
    { entityId: "gone", act: "deleted" as const },
  ]
  expect(summarizeWholeRecords(restored, things)).toEqual([
    { entityId: "new", field: "*", from: true, to: false },
    change("old", "color"),
    { entityId: "gone", field: "*", from: false, to: true },
  ])
})
