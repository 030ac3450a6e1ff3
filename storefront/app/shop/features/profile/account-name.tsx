import { useRef, useState, type SyntheticEvent } from "react"
import { accountTexts } from "@contract/texts/account"
import { commonTexts } from "@contract/texts/common"
import { messageOf } from "~/lib/api"
import { useText } from "~/lib/site"
import { Button, IconButton } from "~/ui/button"
import { TextField } from "~/ui/field"
import { toast } from "~/ui/toast-store"
import { useUpdateAccount } from "./update-account"

function NameForm({ name, onClose }: { name: string; onClose: () => void }) {
  const text = useText(accountTexts, commonTexts)
  const [typed, setTyped] = useState(name)
  const { mutate, reset, isPending, error } = useUpdateAccount({
    onSuccess: () => {
      toast({ title: text("account_name_done") })
      onClose()
    },
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    mutate({ name: typed })
  }
  return (
    <form noValidate onSubmit={submit} className="grid w-full gap-4">
      <TextField
        ref={(input) => input?.focus()}
        label={text("account_full_name")}
        name="name"
        autoComplete="name"
        maxLength={120}
        required
        value={typed}
        error={error ? messageOf(error, text("account_name_failed")) : undefined}
        onChange={(event) => {
          setTyped(event.target.value)
          if (error) reset()
        }}
      />
      <div className="flex gap-3">
        <Button type="submit" busy={isPending}>
          {text("account_name_save")}
        </Button>
        <Button look="outline" onClick={onClose}>
          {text("cancel")}
        </Button>
      </div>
    </form>
  )
}

/** The account's name, which can be edited in its place. */
export function AccountName({ name }: { name: string }) {
  const text = useText(accountTexts)
  const [editing, setEditing] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const close = () => {
    setEditing(false)
    // The form's focus returns to the button that opened it, once it is there again.
    requestAnimationFrame(() => place.current?.querySelector("button")?.focus())
  }
  return (
    <div ref={place} className="py-4">
      <dt className={editing ? "sr-only" : "text-sm text-stone-600"}>{text("account_full_name")}</dt>
      {editing ? (
        <dd>
          <NameForm name={name} onClose={close} />
        </dd>
      ) : (
        <dd className="mt-0.5 flex items-center justify-between gap-4">
          <span className="min-w-0 break-words">{name}</span>
          <IconButton
            label="Edit"
            icon="edit"
            onClick={() => setEditing(true)}
            aria-description={text("account_full_name")}
            className="-my-3"
          />
        </dd>
      )}
    </div>
  )
}
