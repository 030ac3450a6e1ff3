import { useEffect, useState } from "react"
import { IconButton } from "~/ui/button"
import { openDialogs } from "~/ui/open-dialogs"
import { CommandDialog } from "./command-dialog"

/** Opens the command menu with Ctrl or ⌘ + K or its button, except over another dialog. */
export function CommandMenu() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      if (!openDialogs.top()) setIsOpen(true)
    }
    window.addEventListener("keydown", onKey)
    return () => window.removeEventListener("keydown", onKey)
  }, [])
  return (
    <>
      <IconButton
        icon="search"
        label="Go to a page, product or order"
        title="Ctrl K or ⌘ K"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
        className="absolute top-5 right-3 sm:right-5"
      />
      {isOpen && <CommandDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
