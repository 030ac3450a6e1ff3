import { stateName } from "./state-name"

test.each([
  ["Maharashtra", "Maharashtra"],
  ["JAMMU & KASHMIR", "Jammu and Kashmir"],
  ["Pondicherry", "Puducherry"],
  ["Andaman  &  Nicobar Islands", "Andaman and Nicobar Islands"],
  [" Atlantis ", "Atlantis"],
])("%s becomes %s", (stateText, name) => {
  expect(stateName(stateText)).toBe(name)
})
