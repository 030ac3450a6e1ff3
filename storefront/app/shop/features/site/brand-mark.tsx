import { Link } from "react-router-dom"
import { useSite } from "~/lib/site"

/** Smaller where the navigation leaves little space, so that the name stays visible. */
const name = "truncate font-display text-2xl leading-10 tracking-tight md:max-lg:text-lg md:max-lg:leading-10"

/**
 * The tenant's logo or name, linked to the home page. The name is shown beside a small logo; a wide logo, which usually
 * contains the name, pushes it onto a second line, which is hidden.
 */
export function BrandMark() {
  const { logo, brandName } = useSite().branding
  if (!logo) {
    return (
      <Link to="/" className={name}>
        {brandName}
      </Link>
    )
  }
  return (
    <Link to="/" className="flex h-10 max-w-54 flex-wrap items-center gap-x-2.5 overflow-hidden">
      <img
        src={logo}
        alt={brandName}
        width={40}
        height={40}
        className="h-10 w-auto max-w-48 object-contain"
      />
      <span aria-hidden="true" className={name}>
        {brandName}
      </span>
    </Link>
  )
}
