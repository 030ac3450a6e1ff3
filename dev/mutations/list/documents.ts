import type { Mutation } from "../mutation"

const http = (spec: string): string => `integration-tests/http/${spec}.spec.ts`

/** Guards of the numbers on documents and of the GST return. */
export const onDocuments: Mutation[] = [
  {
    name: "two stores of one GSTIN can't keep invoices and credit notes apart",
    caughtBy: [http("settings/numbering")],
    only: "both series can't have the same prefix",
    change: {
      file: "src/commands/settings/update-entry.ts",
      edits: [['if (entry.of === "setting") await requireOtherPrefix(tx, entry)', ""]],
    },
  },
  {
    name: "what an unregistered store sold is in the GST return",
    caughtBy: [http("order/document-kinds")],
    only: "in no table",
    change: {
      file: "src/commands/order/gst-report.ts",
      edits: [["return document.registered ? [", "return document ? ["]],
    },
  },
  {
    name: "a credit note that comes too late reduces the tax",
    caughtBy: [http("order/document-kinds")],
    only: "reduces no tax",
    change: {
      file: "src/commands/order/gst-report.ts",
      edits: [
        [
          "if (!sale || isLateCreditNote(note.date, sale.document.issuedAt)) return []",
          "if (!sale) return []",
        ],
      ],
    },
  },
]
