import type { Mutation } from "../mutation"

const http = (spec: string): string => `integration-tests/http/${spec}.spec.ts`
const sources = [http("isolation/sources")]

/** Guards in statements, caches, files and mails. */
export const inTheData: Mutation[] = [
  {
    name: "a stone's page is found in any tenant",
    caughtBy: [http("isolation/calls")],
    only: "named in a path",
    change: {
      file: "src/modules/catalog/read/find-product.ts",
      edits: [
        [
          "where tenant_id = ? and slug = ? and is_listed`",
          "where (tenant_id = ? or true) and slug = ? and is_listed`",
        ],
      ],
    },
  },
  {
    name: "lists hold every tenant's stones",
    caughtBy: [http("isolation/calls")],
    only: "says a word",
    change: {
      file: "src/modules/catalog/read/where.ts",
      edits: [['listed: "tenant_id = ? and is_listed"', 'listed: "(tenant_id = ? or true) and is_listed"']],
    },
  },
  {
    name: "a cancellation that was refunded is undone, and the stones are reserved without a payment",
    caughtBy: [http("order/status-undo")],
    only: "takes the stock again",
    change: {
      file: "src/commands/order/undo-status.ts",
      edits: [['undoes.after.status === "CANCELLED"', 'undoes.after.status === "PENDING"']],
    },
  },
  {
    name: "a stone is sold at the tenant's GST rate",
    caughtBy: [http("order/gst-rates")],
    only: "rounded once",
    change: {
      file: "src/commands/checkout/take-snapshot.ts",
      edits: [["rateOf(line.gstRate, rates, tax)", "rateOf(null, rates)"]],
    },
  },
  {
    name: "a refund of one stone is credited on another one",
    caughtBy: [http("order/refund-lines")],
    only: "takes nothing from a stone",
    change: {
      file: "src/commands/order/plan-refund.ts",
      edits: [
        [
          "return parts ? creditParts(left, parts.lines, parts.shipping) : spreadAmount(left, refunded)",
          "return spreadAmount(left, refunded)",
        ],
      ],
    },
  },
  {
    name: "a line is refunded beyond what was paid for it",
    caughtBy: [http("order/refund-lines")],
    only: "is offered up to",
    change: {
      file: "src/commands/order/left-of-order.ts",
      edits: [['refunds.filter((it) => it.state !== "failed")', "[...refunds].slice(refunds.length)"]],
    },
  },
  {
    name: "a refund of another line within ten minutes is taken for the same one",
    caughtBy: [http("order/refund-lines")],
    only: "is requested twice",
    change: {
      file: "src/commands/order/same-refund.ts",
      edits: [["earlier !== null && textOf(earlier) === textOf(parts)", "earlier !== null"]],
    },
  },
  {
    name: "a refund leaves less than the gateway can refund",
    caughtBy: [http("order/refund-rest")],
    only: "never leaves less",
    change: {
      file: "src/commands/order/plan-refund.ts",
      edits: [["  requireRest(all, refunded)\n", ""]],
    },
  },
  {
    name: "another tenant's stone has a total",
    caughtBy: [http("settings/totals")],
    only: "another tenant's product",
    change: {
      file: "src/modules/catalog/read/catalog-products.ts",
      edits: [
        [
          "from catalog_entry where tenant_id = ? and",
          "from catalog_entry where (tenant_id = ? or true) and",
        ],
      ],
    },
  },
  {
    name: "another account's address is found",
    caughtBy: [http("address/addresses")],
    change: {
      file: "src/modules/address/find-addresses.ts",
      edits: [["account_id = ? and id = ?`", "(account_id = ? or true) and id = ?`"]],
    },
  },
  {
    name: "parcels are sent to another account's address",
    caughtBy: [http("checkout/session-checks")],
    only: "another shopper's address",
    change: {
      file: "src/modules/address/sql/address-functions.ts",
      edits: [
        [
          "where tenant_id = p_tenant and account_id = p_account\n      and case",
          "where tenant_id = p_tenant\n      and case",
        ],
      ],
    },
  },
  {
    name: "a colleague's own views are everybody's",
    caughtBy: [http("view/views")],
    change: {
      file: "src/modules/view/views.ts",
      edits: [
        [
          'const visible = "tenant_id = ? and (account_id is null or account_id = ?)"',
          'const visible = "tenant_id = ? and (account_id is null or account_id = ? or true)"',
        ],
      ],
    },
  },
  {
    name: "mails go out in the platform's name",
    caughtBy: [http("mail/outbox")],
    only: "comes from the tenant",
    change: {
      file: "src/commands/mail/tenant-mail.ts",
      edits: [["brandName: branding.brandName,", 'brandName: "Ratna",']],
    },
  },
  {
    name: "catalog responses are kept for all tenants together",
    caughtBy: ["src/modules/catalog/responses/response-cache.spec.ts"],
    change: {
      file: "src/modules/catalog/responses/response-cache.ts",
      edits: [["`${tenantId} ${key}`", "`${tenantId.slice(0, 0)} ${key}`"]],
    },
  },
  {
    name: "groups of a search are kept for all tenants together",
    caughtBy: sources,
    change: {
      file: "src/modules/catalog/read/facet-groups.ts",
      edits: [["JSON.stringify([tenantId, search", "JSON.stringify([search"]],
    },
  },
  {
    name: "payment accounts are kept for all tenants together",
    caughtBy: sources,
    change: {
      file: "src/modules/tenant/payment-account.ts",
      edits: [["recent.get(tenantId,", 'recent.get("one",']],
    },
  },
  {
    name: "limits are counted for all tenants together",
    caughtBy: sources,
    change: {
      file: "src/http/throttle/rate-limit.ts",
      edits: [["[ctx.tenant.id, limits.map((it) => it.key)", '["all", limits.map((it) => it.key)']],
    },
  },
  {
    name: "tenants wait for each other's locks",
    caughtBy: sources,
    change: {
      file: "src/modules/faq/write-faqs.ts",
      edits: [
        [
          "hashtextextended('faq ' || ?, 0))\", [tx.tenantId])",
          'hashtextextended(\'faq \' || ?, 0))", ["all"])',
        ],
      ],
    },
  },
  {
    name: "another tenant's transaction is joined",
    caughtBy: sources,
    change: {
      file: "src/db/with-tenant.ts",
      edits: [
        [
          'if (outer.tenantId !== tenantId) throw new Error("A transaction of another tenant is running")',
          "",
        ],
      ],
    },
  },
  {
    name: "a mail is sent past the single mail command",
    caughtBy: sources,
    change: {
      file: "src/commands/contact/send-contact-message.ts",
      edits: [["mailAsTenant(container, tx,", "queueMail(container, tx,"]],
    },
  },
  {
    name: "a tenant's pictures are listed with those of tenants whose ids begin like its own",
    caughtBy: ["src/picture-store/picture-store.spec.ts"],
    change: {
      file: "src/picture-store/s3-store.ts",
      edits: [["`${requireFolderName(folder)}/`", "requireFolderName(folder)"]],
    },
  },
  {
    name: "what is sealed for one opens for another",
    caughtBy: ["src/lib/seal.spec.ts"],
    change: {
      file: "src/lib/seal.ts",
      edits: [
        ["createCipheriv(cipher, key, iv).setAAD(Buffer.from(bound))", "createCipheriv(cipher, key, iv)"],
        [
          "createDecipheriv(cipher, key, bytes.subarray(0, ivBytes)).setAAD(Buffer.from(bound))",
          "createDecipheriv(cipher, key, bytes.subarray(0, ivBytes))",
        ],
      ],
    },
  },
  {
    name: "a stone field stores a value outside its choices",
    caughtBy: ["src/contract/stone-fields/stone-fields.spec.ts"],
    change: {
      file: "src/contract/stone-fields/typed.ts",
      edits: [["if (choices && !choices.includes(text))", "if (choices && text === label)"]],
    },
  },
]
