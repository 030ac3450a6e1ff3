import { useEffect } from "react"
import { useOpenHere } from "~/lib/use-open-here"
import { Icon } from "~/ui/icon"
import { openDialogs } from "~/ui/open-dialogs"
import { CommandDialog } from "./command-dialog"

/** Opens the command menu with Ctrl or ⌘ + K or its button, except over another dialog. */
export function CommandMenu() {
  const [isOpen, setIsOpen] = useOpenHere()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      if (!openDialogs.top()) setIsOpen(true)
    }
    window.addEventListener("keydown", onKey)
    return () => window.removeEventListener("keydown", onKey)
  }, [setIsOpen])
  return (
    <>
      <button
        type="button"
        aria-label="Go to a page, product or order"
        title="Ctrl K or ⌘ K"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="flex size-11 shrink-0 cursor-pointer items-center justify-center gap-2.5 rounded-full text-sm text-stone-600 transition duration-150 hover:bg-stone-900/5 lg:mr-1 lg:h-9 lg:w-52 lg:justify-start lg:border lg:border-stone-300 lg:bg-white lg:px-3.5 lg:hover:border-stone-400 lg:hover:bg-white"
      >
        <Icon name="search" className="size-5 text-stone-900 lg:size-4.5 lg:text-stone-500" />
        <span className="max-lg:hidden">Search</span>
        <kbd className="ml-auto font-sans text-xs text-stone-500 max-lg:hidden">Ctrl K</kbd>
      </button>
      {isOpen && <CommandDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
