import { useState, type SyntheticEvent } from "react"
import { useNavigate } from "react-router-dom"
import { accountTexts } from "@contract/texts/account"
import { accountDeletionTexts } from "@contract/texts/account-deletion"
import { commonTexts } from "@contract/texts/common"
import { ApiError, messageOf } from "~/lib/api"
import { useUser } from "~/lib/session"
import { useText } from "~/lib/site"
import { Alert } from "~/ui/alert"
import { Button } from "~/ui/button"
import { Dialog } from "~/ui/dialog"
import { PasswordField } from "~/ui/password-field"
import { UsernameField } from "~/ui/username-field"
import { toast } from "~/ui/toast-store"
import { useDeleteAccount } from "./delete-account"

const atPassword = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.details.find((it) => it.path === "password")?.message : undefined

/** Explains what is deleted and what is kept, asks for the password, and ends signed out on the home page. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const text = useText(accountTexts, accountDeletionTexts, commonTexts)
  const navigate = useNavigate()
  const user = useUser()
  const [password, setPassword] = useState("")
  const [missing, setMissing] = useState(false)
  const remove = useDeleteAccount(async () => {
    onClose()
    await navigate("/")
    toast({ title: text("account_deleted_title"), description: text("account_deleted_text") })
  })
  const wrong = missing ? text("account_delete_password_missing") : atPassword(remove.error)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setMissing(password === "")
    if (password !== "") remove.mutate(password)
  }
  return (
    <Dialog title={text("account_delete_title")} description={text("account_delete_goes")} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <p className="rounded-xl bg-stone-100 px-4 py-3 text-sm text-stone-800">
          {text("account_delete_stays")}
        </p>
        {remove.error && !atPassword(remove.error) && (
          <Alert>{messageOf(remove.error, text("account_delete_failed"))}</Alert>
        )}
        <UsernameField email={user?.email ?? ""} />
        <PasswordField
          label={text("account_delete_password")}
          autoComplete="current-password"
          required
          data-autofocus
          value={password}
          error={wrong}
          onChange={(event) => {
            setPassword(event.target.value)
            setMissing(false)
            if (remove.isError) remove.reset()
          }}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            {text("cancel")}
          </Button>
          <Button type="submit" look="danger" busy={remove.isPending}>
            {text("account_data_delete")}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
