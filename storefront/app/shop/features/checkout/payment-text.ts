import { checkoutTexts } from "@contract/texts/checkout"
import { commonTexts } from "@contract/texts/common"
import { paymentTexts } from "@contract/texts/payments"
import { browserText } from "~/lib/browser-text"

/** Texts of the payment flow. */
export const paymentText = browserText(checkoutTexts, paymentTexts, commonTexts)
