import { checkoutTexts } from "@contract/texts/checkout"
import { commonTexts } from "@contract/texts/common"
import { paymentTexts } from "@contract/texts/payments"
import { browserText } from "~/lib/browser-text"

/** The words on the way from the pay button to the order. */
export const paymentText = browserText(checkoutTexts, paymentTexts, commonTexts)
