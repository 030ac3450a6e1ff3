import type { Address } from "@contract/address"

/** An address as the API returns it. */
export const savedAddress: Address = {
  id: "addr_1",
  fullName: "Asha Rao",
  phone: "9876543210",
  line1: "12 MI Road",
  line2: null,
  city: "Jaipur",
  state: "Rajasthan",
  postalCode: "302001",
  country: "India",
  isDefault: true,
}
