import { Link } from "react-router-dom"
import { useSite } from "~/lib/site"

/** Smaller where the pill of links leaves little room: the name is not to drop out. */
const name = "truncate font-display text-2xl leading-10 tracking-tight md:max-lg:text-lg md:max-lg:leading-10"

/**
 * The brand's logo, or its name, leading home. Beside a small mark there is room for the name; a wide logo,
 * which will hold the name itself, pushes it onto a second line, and that is cut off.
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
