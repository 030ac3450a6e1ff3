/** A count at the corner of a header icon; the icon's accessible name contains it too. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span
      aria-hidden="true"
      className="absolute top-0.5 right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-brand-primary px-1 text-xs leading-none font-semibold text-brand-on-primary tabular-nums ring-2 ring-white"
    >
      {count > 99 ? "99+" : count}
    </span>
  )
}
