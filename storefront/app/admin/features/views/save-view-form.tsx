import { useState } from "react"
import type { ViewList } from "@contract/view"
import { oneLine } from "@contract/rules/typed-text"
import { messageOf } from "~/lib/api"
import { Button } from "~/ui/button"
import { TextField } from "~/ui/field"
import { Switch } from "~/ui/switch"
import { toast } from "~/ui/toast-store"
import { useCreateView } from "./change-views"
import { texts } from "./texts"
import { queryWords } from "./view-query"

/** Saves the list's current view under a name. */
export function SaveViewForm({ list, query }: { list: ViewList; query: string }) {
  const [name, setName] = useState("")
  const [shared, setShared] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const save = useCreateView(list, {
    onSuccess: () => {
      toast({ title: texts.saved })
      setName("")
      setShared(false)
    },
  })
  return (
    <form
      className="grid gap-3 border-t border-stone-200 pt-5"
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(oneLine(name) === "")
        if (oneLine(name) !== "") save.mutate({ list, name, query, shared })
      }}
    >
      <h3 className="text-base font-medium tracking-normal">{texts.present}</h3>
      <p className="text-sm text-stone-600 wrap-anywhere">{queryWords(query) || texts.everything}</p>
      <TextField
        label={texts.name}
        value={name}
        maxLength={60}
        autoComplete="off"
        error={
          isMissing ? texts.nameMissing : save.error ? messageOf(save.error, texts.saveFailed) : undefined
        }
        onChange={(event) => {
          setName(event.target.value)
          setMissing(false)
          if (save.error) save.reset()
        }}
      />
      <Switch label={texts.shared} checked={shared} onChange={setShared} />
      <div className="flex justify-end">
        <Button type="submit" busy={save.isPending}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
