import { Link } from "react-router-dom"
import { useSite } from "~/lib/site"

/** The brand's logo, or its name, leading home. */
export function BrandMark() {
  const { logo, brandName } = useSite().branding
  return (
    <Link to="/" className="flex min-h-11 min-w-0 items-center">
      {logo ? (
        <img src={logo} alt={brandName} className="h-9 w-auto max-w-44 object-contain sm:h-10" />
      ) : (
        <span className="truncate font-display text-2xl tracking-tight">{brandName}</span>
      )}
    </Link>
  )
}
