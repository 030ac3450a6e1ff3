import { statesOfOffice } from "./states-of-office"

it.each([
  ["Karnataka", "Karnataka", ["Karnataka"]],
  ["Andhra Pradesh", "Andhra Pradesh", ["Andhra Pradesh", "Telangana"]],
  ["Jammu & Kashmir", undefined, ["Jammu and Kashmir", "Ladakh"]],
  ["Orissa", "Odisha", ["Odisha"]],
  ["Pondicherry", "Tamilnadu", ["Puducherry", "Tamil Nadu"]],
  ["Pondicherry", "Kerala", ["Puducherry", "Kerala", "Lakshadweep"]],
  ["Pondicherry", "Tamil Nadu", ["Puducherry", "Tamil Nadu"]],
  ["Chandigarh", "Punjab", ["Chandigarh", "Punjab"]],
  ["Goa", "Maharashtra", ["Goa", "Maharashtra"]],
  ["Sikkim", "West Bengal", ["Sikkim", "West Bengal", "Andaman and Nicobar Islands"]],
  ["Daman and Diu", "Gujarat", ["Dadra and Nagar Haveli and Daman and Diu", "Gujarat"]],
  ["Kerala", "Kerala", ["Kerala", "Lakshadweep"]],
  ["Mizoram", "North East", ["Mizoram", "Arunachal Pradesh", "Manipur", "Meghalaya", "Nagaland", "Tripura"]],
  ["Atlantis", "Atlantis", []],
])("a buyer near a post office of %s in the circle %s can choose their state", (state, circle, states) => {
  expect(statesOfOffice({ state, circle })).toEqual(states)
})
