import { useRef, type KeyboardEvent, type ReactNode } from "react"
import { Link, useSearchParams } from "react-router-dom"
import { cn } from "~/ui/cn"

const tabs = [
  { id: "account", label: "Account" },
  { id: "orders", label: "Orders" },
  { id: "addresses", label: "Addresses" },
] as const

export type ProfileTab = (typeof tabs)[number]["id"]

const hrefOf = (tab: ProfileTab): string => (tab === "account" ? "/profile" : `/profile?tab=${tab}`)

/** The tab that the address names; `account` without or with an unknown one. */
export function useProfileTab(): ProfileTab {
  const wanted = useSearchParams()[0].get("tab")
  return tabs.find((it) => it.id === wanted)?.id ?? "account"
}

/** The tabs are links: each has its address, and back and forward walk through them. */
export function ProfileTabs({ tab, children }: { tab: ProfileTab; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const all = [...(list.current?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])]
    const next = all.at((all.findIndex((it) => it === document.activeElement) + step) % all.length)
    next?.focus()
    next?.click()
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label="My Account"
        onKeyDown={move}
        className="-mx-4 flex gap-1 overflow-x-auto border-b border-stone-200 px-4 sm:mx-0 sm:px-0"
      >
        {tabs.map(({ id, label }) => (
          <Link
            key={id}
            id={`tab-${id}`}
            role="tab"
            to={hrefOf(id)}
            preventScrollReset
            aria-selected={id === tab}
            aria-controls="tab-panel"
            tabIndex={id === tab ? 0 : -1}
            className={cn(
              "-mb-px flex min-h-12 items-center border-b-2 px-4 whitespace-nowrap transition-colors duration-150",
              id === tab
                ? "border-brand-primary font-medium text-stone-900"
                : "border-transparent text-stone-600 hover:text-stone-900"
            )}
          >
            {label}
          </Link>
        ))}
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} className="pt-8">
        {children}
      </div>
    </>
  )
}
