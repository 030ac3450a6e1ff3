import type { ReactNode } from "react"

/** A form's buttons. While the form is longer than the window, they stay at the window's lower edge. */
export const SaveBar = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-(--bottom-bars) z-10 -mx-5 -mb-5 flex flex-wrap items-center gap-3 rounded-b-2xl border-t border-stone-200 bg-white/95 px-5 py-3 backdrop-blur sm:-mx-6 sm:-mb-6 sm:px-6">
    {children}
  </div>
)
