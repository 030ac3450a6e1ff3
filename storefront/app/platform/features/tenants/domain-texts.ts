import type { HostStatus } from "@contract/domain"

/** Texts of the dialog of a tenant's domains. */
export const domainTexts = {
  title: (brand: string) => `Domains of ${brand}`,
  hint: "A domain serves the store once its TXT record is found. All others redirect to the primary one.",
  loading: "Loading domains",
  failed: "The domains could not be loaded. Nothing has changed.",
  retry: "Try again",
  list: "Domains",
  primary: "Primary",
  given: "Set by the platform: no TXT record is needed.",
  preview: "The preview under the platform's domain always works, and search engines don't list it.",
  records: (host: string) => `DNS records for ${host}`,
  type: "Type",
  name: "Name",
  value: "Value",
  copy: (what: string) => `Copy ${what}`,
  copied: "Copied",
  notCopied: "Your browser didn't allow it. Select the text and copy it by hand.",
  check: "Check now",
  checking: (host: string) => `Check ${host} now`,
  isThere: (host: string) => `${host} is verified`,
  isNotThere: (host: string) =>
    `The TXT record of ${host} isn't there yet. DNS changes can take a few hours.`,
  makePrimary: "Make primary",
  makePrimaryOf: (host: string) => `Make ${host} primary`,
  madePrimary: (host: string) => `${host} is the primary domain now`,
  remove: "Remove",
  removeOf: (host: string) => `Remove ${host}`,
  removeTitle: "Remove this domain?",
  removeHint: "It no longer serves this store, and any store can add it.",
  removed: (host: string) => `${host} is removed`,
  add: "Add domain",
  field: "Domain",
  fieldHint: "Like www.shop.example.in. You get the DNS records next.",
  added: (host: string) => `${host} is added. Add its records at your DNS provider.`,
  actionFailed: "This could not be done",
} as const

export const statusWords: Record<HostStatus, string> = {
  pending: "Waiting for DNS",
  verified: "Verified",
  lost: "TXT record missing",
}
