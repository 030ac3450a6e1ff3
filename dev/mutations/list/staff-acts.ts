import type { Mutation } from "../mutation"

const http = (spec: string): string => `integration-tests/http/${spec}.spec.ts`
const rules = "src/medusa/admin/allowed.ts"
const packing = "src/commands/order/medusa-admin/pack-parcel.ts"
const parcels = "src/commands/order/medusa-admin/change-parcel.ts"
const refund = "src/commands/order/medusa-admin/refund-order-payment.ts"
const capture = "src/commands/order/medusa-admin/capture-order-payment.ts"
const stock = "src/commands/catalog/edit/set-stock.ts"
const refused = http("medusa-admin/refused-refund")
const interrupted = http("medusa-admin/interrupted")

/** Lets Medusa's own workflow serve an action, which moves money or stock before its last check. */
const byMedusa = (act: string, spec: string, only: string): Mutation => ({
  name: `Medusa's own workflow serves ${act}`,
  caughtBy: [spec],
  only,
  change: { file: rules, edits: [[`instead: "${act}"`, "ownQuery: {}"]] },
})

/** Guards of what moves money or stock in Medusa Admin, and of what Medusa serves beside it. */
export const ofStaffActs: Mutation[] = [
  byMedusa("refundPayment", refused, "of a cancelled order"),
  byMedusa("capturePayment", interrupted, "is reported as not confirmed"),
  byMedusa("cancelOrder", refused, "while the order is being cancelled"),
  byMedusa("packParcel", refused, "that two users pack at once"),
  byMedusa("unpackParcel", interrupted, "unpacking"),
  byMedusa("shipParcel", interrupted, "shipping"),
  byMedusa("deliverParcel", interrupted, "delivering"),
  {
    name: "Medusa's own workflow serves setStock",
    caughtBy: [refused],
    only: "less than is reserved",
    change: { file: rules, edits: [['body: wholeStock,\n    instead: "setStock",', "body: wholeStock,"]] },
  },
  {
    name: "a refund is repeated without another note",
    caughtBy: [refused],
    only: "of a cancelled order",
    change: {
      file: refund,
      edits: [['if (!isNew && refund.status === "REFUNDED")', "if (!isNew && !refund.id)"]],
    },
  },
  {
    name: "staff refund any amount",
    caughtBy: [refused],
    only: "of an amount that can't be refunded",
    change: {
      file: refund,
      edits: [
        ["if (!wanted.success) throw", "if (!wanted.success && amount === undefined) throw"],
        ["wanted: wanted.data,", "wanted: { amount: String(amount), reason },"],
      ],
    },
  },
  {
    name: "a refund whose record failed is a server error",
    caughtBy: [interrupted],
    only: "is refused and not made",
    change: {
      file: "src/commands/order/refund-order.ts",
      edits: [[".catch((error: unknown) => {", ".catch((error: unknown) => {\n    if (error) throw error"]],
    },
  },
  {
    name: "a part of a payment is captured",
    caughtBy: [interrupted],
    only: "is reported as not confirmed",
    change: { file: capture, edits: [["if (amount !== undefined &&", "if (amount === 0 &&"]] },
  },
  {
    name: "a cancelled order is packed",
    caughtBy: [refused],
    only: "that two users pack at once",
    change: {
      file: packing,
      edits: [['if (state.isCancelled) throw new ApiError("CONFLICT", "The order has been cancelled.")', ""]],
    },
  },
  {
    name: "more is packed than was bought",
    caughtBy: [refused],
    only: "more than there is",
    change: { file: packing, edits: [["|| count > left)", "|| count > 100)"]] },
  },
  {
    name: "a parcel is shipped or cancelled again",
    caughtBy: [refused],
    only: "more than there is",
    change: { file: parcels, edits: [["    requireAllowed(parcel, change)\n", ""]] },
  },
  {
    name: "stock is set to less than is reserved",
    caughtBy: [refused],
    only: "less than is reserved",
    change: { file: stock, edits: [["stocked < level.reserved", "stocked < 0"]] },
  },
  {
    name: "Medusa's hooks and cloud routes are open",
    caughtBy: [http("medusa/routes")],
    change: {
      file: "src/http/node-server-guard/refusal.ts",
      edits: [
        ['if (!served.test(path)) return new ApiError("NOT_FOUND", "There is nothing at this address.")', ""],
      ],
    },
  },
  {
    name: "a list is sorted by JSON",
    caughtBy: [http("medusa/paging")],
    only: "sorted by what has no order",
    change: {
      file: "src/medusa/query/restrict-fields.ts",
      edits: [[" && !jsonFields.has(field)", ""]],
    },
  },
  {
    name: "Medusa's form parser keeps uploads of any size",
    caughtBy: [http("medusa/exports")],
    only: "files that staff upload",
    change: { file: rules, edits: [[", files: uploadedFiles", ""]] },
  },
  {
    name: "another site frames Medusa Admin",
    caughtBy: ["src/http/kernel/medusa-admin.spec.ts"],
    change: { file: "src/http/kernel/medusa-admin.ts", edits: [["  setSecurityHeaders(res)\n", ""]] },
  },
  {
    name: "an incoming webhook has any size",
    caughtBy: [http("checkout/notices")],
    only: "of more than 64 kB",
    change: {
      file: "src/contract/endpoints/payment-webhook.ts",
      edits: [['  bodyLimit: "64kb",\n', ""]],
    },
  },
  {
    name: "refused webhooks are unlimited",
    caughtBy: [http("checkout/notices")],
    only: "refused many times",
    change: {
      file: "src/api/webhooks/[provider]/[tenant]/route.ts",
      edits: [["const maxRefused = 30", "const maxRefused = 30_000"]],
    },
  },
  {
    name: "a signed body that isn't JSON is a server error",
    caughtBy: [http("checkout/notices")],
    only: "isn't an event",
    change: { file: "src/payments/razorpay/notice.ts", edits: [["parsedJson(raw", "JSON.parse(raw"]] },
  },
  {
    name: "the mailbox keeps every e-mail",
    caughtBy: ["dev/mailbox/mailbox.spec.ts"],
    change: {
      file: "dev/mailbox/main.mjs",
      edits: [["while (ids.length > keep)", "while (ids.length > 10 * keep)"]],
    },
  },
]
