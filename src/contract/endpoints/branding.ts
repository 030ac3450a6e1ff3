import { adminBranding, brandingUpdateBody, paymentTest } from "../admin-branding"
import { branding } from "../branding"
import { endpoint } from "./endpoint"
import { brandFiles } from "./files"

export const getBranding = endpoint({
  method: "GET",
  path: "/api/branding",
  access: "anyone",
  ready: "site",
  summary: "The store's brand",
  responses: { 200: branding },
})

export const getAdminBranding = endpoint({
  method: "GET",
  path: "/api/admin/branding",
  access: "admin",
  summary: "The store's brand, for editing",
  responses: { 200: adminBranding },
  allowedWhenEntered: true,
})

export const updateBranding = endpoint({
  method: "PUT",
  path: "/api/admin/branding",
  access: "admin",
  summary: "Change the store's brand. Payment secrets are write-only",
  body: brandingUpdateBody,
  files: brandFiles,
  versioned: true,
  responses: { 200: adminBranding },
  refusals: ["PAYLOAD_TOO_LARGE"],
  allowedWhenEntered: true,
  example: {
    brandName: "Ratna",
    tagline: "",
    primaryColor: "#1e293b",
    email: "care@gems.example.in",
    facebook: "https://facebook.com/ratna",
    enableWishlist: "true",
    seoTitle: "Ratna",
  },
})

export const testPaymentAccount = endpoint({
  method: "POST",
  path: "/api/admin/branding/payment-test",
  access: "admin",
  summary: "Check the store's keys with the payment gateway",
  responses: { 200: paymentTest },
  refusals: ["GATEWAY_UNAVAILABLE"],
  limits: [{ name: "payment-test", per: "account", maxPerHour: 60 }],
})
