import { useEffect, useRef } from "react"
import { cn } from "~/ui/cn"
import type { Command } from "./commands"

interface CommandListProps {
  /** The list's id; an option's id is `{id}-{index}`. */
  id: string
  commands: readonly Command[]
  active: number
  onPoint: (place: number) => void
  onChoose: (command: Command) => void
}

/** The results of the command menu by group. The input handles the keys. */
export function CommandList({ id, commands, active, onPoint, onChoose }: CommandListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" })
  }, [active])
  const groups = [...new Set(commands.map((it) => it.group))]
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Results"
      className="-mx-2 mt-3 h-full overflow-y-auto px-2"
    >
      {groups.map((group) => (
        <div key={group} role="group" aria-label={group}>
          <p aria-hidden="true" className="px-3 pt-3 pb-1 text-xs text-stone-600">
            {group}
          </p>
          {commands.map(
            (it, place) =>
              it.group === group && (
                <div
                  key={it.to}
                  id={`${id}-${place}`}
                  role="option"
                  aria-selected={place === active}
                  onPointerMove={() => onPoint(place)}
                  onClick={() => onChoose(it)}
                  className={cn(
                    "flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-xl px-3 text-sm",
                    place === active && "bg-stone-100"
                  )}
                >
                  <span className="truncate">{it.label}</span>
                  {it.hint && <span className="max-w-1/2 shrink-0 truncate text-stone-600">{it.hint}</span>}
                </div>
              )
          )}
        </div>
      ))}
    </div>
  )
}
