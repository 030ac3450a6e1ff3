import { z } from "zod"
import { address, addressBody, addressParams, pincodeParams, pincodeResult } from "../address"
import { endpoint } from "./endpoint"

const exampleAddress = {
  fullName: "Asha Rao",
  phone: "9829041872",
  line1: "12 MI Road",
  line2: "",
  city: "Jaipur",
  state: "Rajasthan",
  postalCode: "302001",
  country: "India",
  isDefault: false,
}

export const listAddresses = endpoint({
  method: "GET",
  path: "/api/addresses",
  access: "shopper",
  summary: "The caller's addresses, the default one first",
  responses: { 200: z.array(address) },
})

export const createAddress = endpoint({
  method: "POST",
  path: "/api/addresses",
  access: "shopper",
  summary: "Add an address. The first one becomes the default",
  body: addressBody,
  responses: { 201: address },
  refusals: ["CONFLICT"],
  example: exampleAddress,
})

export const updateAddress = endpoint({
  method: "PUT",
  path: "/api/addresses/:id",
  access: "shopper",
  summary: "Replace an address of the caller. A default address stays the default",
  params: addressParams,
  body: addressBody,
  responses: { 200: address },
  refusals: ["NOT_FOUND"],
  example: exampleAddress,
})

export const deleteAddress = endpoint({
  method: "DELETE",
  path: "/api/addresses/:id",
  access: "shopper",
  summary:
    "Delete an address of the caller. If it was the default, the newest remaining one becomes the default",
  params: addressParams,
  responses: { 204: null },
  refusals: ["NOT_FOUND"],
})

export const lookUpPincode = endpoint({
  method: "GET",
  path: "/api/pincode/:pincode",
  access: "anyone",
  summary: "City and state of an Indian pincode, or why they are unknown",
  params: pincodeParams,
  responses: { 200: pincodeResult },
  limits: [{ name: "pincode", per: "account", maxPerHour: 120 }],
})
