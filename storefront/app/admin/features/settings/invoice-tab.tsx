import { useQuery } from "@tanstack/react-query"
import { Entries } from "./entries"
import { adminSettingsQuery } from "./get-admin-settings"
import { SettingsForm } from "./settings-form"
import { SignatureField } from "./signature-field"
import { TaxNotes } from "./tax-notes"
import { texts } from "./texts"

/** The seller, its taxes, and the numbers and the signature on documents. */
export const InvoiceTab = () => (
  <Entries read={useQuery(adminSettingsQuery())}>
    {(entries) => (
      <div className="grid gap-10">
        <SettingsForm label="Invoice" tab="invoice" entries={entries} done={texts.invoiceSaved} />
        <TaxNotes />
        <SignatureField entry={entries.find((it) => it.key === "invoice_signature")} />
      </div>
    )}
  </Entries>
)
