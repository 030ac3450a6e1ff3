import { commonTexts } from "@contract/texts/common"
import { messageOf } from "~/lib/api"
import { browserText } from "~/lib/browser-text"
import { toast } from "~/ui/toast-store"

const text = browserText(commonTexts)

export const showAddressError = (error: unknown, fallback: string): void =>
  toast({ title: text("error_title"), description: messageOf(error, fallback), variant: "destructive" })
