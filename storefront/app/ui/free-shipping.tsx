import type { ReactNode } from "react"

/** Progress bar of a subtotal towards free shipping, full at the threshold. */
export function FreeShipping({
  subtotal,
  threshold,
  children,
}: {
  subtotal: number
  threshold: number
  children: ReactNode
}) {
  const percent = threshold > 0 ? Math.min(100, Math.floor((subtotal / threshold) * 100)) : 100
  return (
    <div className="rounded-xl bg-brand-mist px-4 py-3">
      <p className="text-sm text-stone-800">{children}</p>
      <progress
        value={percent}
        max={100}
        aria-label="Progress toward free shipping"
        className="progress mt-2 block"
      />
    </div>
  )
}
