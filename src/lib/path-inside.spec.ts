import { pathInside } from "./path-inside"

const folder = "/data/uploads"

it("joins names below the folder", () => {
  expect(pathInside(folder, "ten_1")).toBe("/data/uploads/ten_1")
  expect(pathInside(folder, "ten_1", "a.webp")).toBe("/data/uploads/ten_1/a.webp")
  expect(pathInside(folder, "a/../b")).toBe("/data/uploads/b")
})

it.each([["../x"], ["a/../../x"], [""], ["."], [".."], ["ten_1", "../../x"], ["../uploads-2/x"], ["a\0b"]])(
  "refuses %j, which is not below the folder",
  (...names) => {
    expect(() => pathInside(folder, ...names)).toThrow(/outside its folder/)
  }
)

it("an absolute name stays below the folder", () => {
  expect(pathInside(folder, "/etc/passwd")).toBe("/data/uploads/etc/passwd")
})
