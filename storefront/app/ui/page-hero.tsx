import type { ReactNode } from "react"
import { cn } from "./cn"

interface PageHeroProps {
  title: string
  subtitle?: string
  eyebrow?: ReactNode
  /** At most 160 px high with the header, for pages whose content has to begin on the first screen. */
  isLow?: boolean
}

/** The dark band at the top of a page, under the transparent header. */
export function PageHero({ title, subtitle, eyebrow, isLow = false }: PageHeroProps) {
  return (
    <section
      className={cn(
        "hero-ground px-4 text-white",
        isLow ? "flex h-40 flex-col justify-end pb-3 sm:pb-4" : "pt-32 pb-14 sm:pt-40 sm:pb-20"
      )}
    >
      <div className="mx-auto max-w-5xl min-w-0 text-center">
        {eyebrow && <div className="mb-4 text-sm tracking-wide text-white/80">{eyebrow}</div>}
        <h1
          className={cn(
            "font-display",
            isLow
              ? "truncate text-2xl leading-8 sm:text-3xl sm:leading-9"
              : "text-4xl text-balance sm:text-5xl lg:text-6xl"
          )}
        >
          {title}
        </h1>
        {subtitle && (
          <p
            className={cn(
              "mx-auto max-w-2xl text-pretty text-white/85",
              isLow ? "line-clamp-2 text-sm sm:line-clamp-1 sm:text-base" : "mt-4 text-lg"
            )}
          >
            {subtitle}
          </p>
        )}
      </div>
    </section>
  )
}
