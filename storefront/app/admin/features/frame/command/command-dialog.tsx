import { useId, useState, type KeyboardEvent } from "react"
import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "react-router-dom"
import { oneLine } from "@contract/rules/typed-text"
import { useUser } from "~/lib/session"
import { isSuperadmin } from "~/lib/superadmin"
import { useRested } from "~/lib/use-rested"
import { Dialog } from "~/ui/dialog"
import { control } from "~/ui/field"
import { CommandList } from "./command-list"
import { type Command, matching } from "./commands"
import { foundCommands } from "./find-commands"

/** Delay after the last key before the server is searched, in ms. */
const restMs = 200

/** Finds any page, action, product or order of the back office by a few letters of its name. */
export function CommandDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const navigate = useNavigate()
  const user = useUser()
  const [typed, setTyped] = useState("")
  const [active, setActive] = useState(0)
  const search = useRested(oneLine(typed), restMs)
  const found = useQuery(foundCommands(search))
  const isSearching = oneLine(typed).length > 1
  const commands = [
    ...matching(typed, user !== null && isSuperadmin(user)),
    ...(isSearching ? (found.data ?? []) : []),
  ]
  const place = Math.min(active, commands.length - 1)
  const choose = (it: Command | undefined) => {
    if (!it) return
    onClose()
    void navigate(it.to)
  }
  const steps: Record<string, () => void> = {
    ArrowDown: () => setActive((place + 1) % commands.length),
    ArrowUp: () => setActive((place - 1 + commands.length) % commands.length),
    Home: () => setActive(0),
    End: () => setActive(commands.length - 1),
    Enter: () => choose(commands[place]),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || commands.length === 0 || event.nativeEvent.isComposing) return
    event.preventDefault()
    step()
  }
  const isPending = isSearching && (found.isFetching || search !== oneLine(typed))
  const status = isPending
    ? "Searching"
    : found.isError && isSearching
      ? "Products and orders could not be searched"
      : commands.length === 0
        ? "Nothing found"
        : `${commands.length} found`
  return (
    <Dialog title="Go to" onClose={onClose}>
      <input
        data-autofocus
        role="combobox"
        aria-label="Page, action, product or order"
        aria-autocomplete="list"
        aria-expanded={commands.length > 0}
        aria-controls={commands.length > 0 ? id : undefined}
        aria-activedescendant={place >= 0 ? `${id}-${place}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder="Page, action, product or order"
        value={typed}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(0)
        }}
        className={control(false)}
      />
      <div className="h-[50dvh] sm:h-80">
        {commands.length > 0 && (
          <CommandList id={id} commands={commands} active={place} onPoint={setActive} onChoose={choose} />
        )}
      </div>
      <p role="status" className="mt-3 text-sm text-stone-600">
        {status}
      </p>
    </Dialog>
  )
}
