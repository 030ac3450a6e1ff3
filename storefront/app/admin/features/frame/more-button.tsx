import { useOpenHere } from "~/lib/use-open-here"
import { cn } from "~/ui/cn"
import { Dialog } from "~/ui/dialog"
import { AdminIcon } from "./admin-icon"
import type { AdminLink, LinkGroup } from "./admin-links"
import { AdminNavLink, barItem } from "./admin-nav-link"

interface MoreButtonProps {
  groups: readonly LinkGroup[]
  /** The links in the bottom bar. */
  inBar: readonly AdminLink[]
  /** Whether the current page is one of the others. */
  isCurrent: boolean
}

/** Opens a sheet with the pages that have no place in the bottom bar. */
export function MoreButton({ groups, inBar, isCurrent }: MoreButtonProps) {
  const [isOpen, setIsOpen] = useOpenHere()
  const close = () => setIsOpen(false)
  const shown = groups
    .map(({ label, links }) => ({ label, links: links.filter((it) => !inBar.includes(it)) }))
    .filter(({ links }) => links.length > 0)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={cn(
          barItem,
          "cursor-pointer",
          isCurrent ? "font-medium text-brand-primary-ink" : "text-stone-600"
        )}
      >
        <AdminIcon name="more" />
        More
      </button>
      {isOpen && (
        <Dialog title="More" onClose={close}>
          <nav aria-label="More" className="-mx-3 grid gap-5">
            {shown.map(({ label, links }) => (
              <section key={label} aria-label={label}>
                <h3 className="px-3 pb-1 font-sans text-sm text-stone-600">{label}</h3>
                <ul>
                  {links.map((it) => (
                    <li key={it.to}>
                      <AdminNavLink link={it} place="sheet" onChosen={close} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        </Dialog>
      )}
    </>
  )
}
