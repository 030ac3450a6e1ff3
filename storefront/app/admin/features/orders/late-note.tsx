import { Alert } from "~/ui/alert"

/** Warns that the credit note of a refund would reduce no tax. */
export const LateNote = () => (
  <Alert tone="calm">
    This invoice is too old for a credit note to reduce GST: the last day was 30 November after its financial
    year. A refund still returns the money, but the GST on it is not recovered, and its credit note is not in
    the GST return.
  </Alert>
)
