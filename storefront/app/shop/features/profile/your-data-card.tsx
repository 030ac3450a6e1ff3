import { Suspense, useState } from "react"
import { accountTexts } from "@contract/texts/account"
import { commonTexts } from "@contract/texts/common"
import { messageOf } from "~/lib/api"
import { saveFile } from "~/lib/save-file"
import { useText } from "~/lib/site"
import { Button } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { toast } from "~/ui/toast-store"
import { DeleteAccountDialog, loadAccountDialogs } from "./account-dialogs"

/** The data stored about the shopper: a download, and a button to delete the account. */
export function YourDataCard() {
  const text = useText(accountTexts, commonTexts)
  const [busy, setBusy] = useState(false)
  const [isConfirming, setIsConfirming] = useState(false)
  const download = async () => {
    setBusy(true)
    await saveFile("/api/account/export", "my-data.zip").catch((error: unknown) =>
      toast({
        title: text("error_title"),
        description: messageOf(error, text("account_data_failed")),
        variant: "destructive",
      })
    )
    setBusy(false)
  }
  return (
    <section aria-labelledby="account-data" className="rounded-2xl bg-white p-6 shadow-soft sm:p-8">
      <h2 id="account-data" className="font-display text-2xl">
        {text("account_data_title")}
      </h2>
      <p className="mt-3 text-stone-700">{text("account_data_text")}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="outline" busy={busy} onClick={() => void download()}>
          <Icon name="download" />
          {text("account_data_download")}
        </Button>
        <Button
          look="quiet"
          onPointerEnter={loadAccountDialogs}
          onFocus={loadAccountDialogs}
          onClick={() => setIsConfirming(true)}
        >
          <Icon name="trash" />
          {text("account_data_delete")}
        </Button>
      </div>
      {isConfirming && (
        <Suspense>
          <DeleteAccountDialog onClose={() => setIsConfirming(false)} />
        </Suspense>
      )}
    </section>
  )
}
