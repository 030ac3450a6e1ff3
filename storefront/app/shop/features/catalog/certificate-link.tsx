import { lazy, Suspense, useState } from "react"
import { stoneTexts } from "@contract/texts/stones"
import { useSite, useText } from "~/lib/site"

const CertificateDialog = lazy(() => import("./certificate-dialog"))

const link =
  "inline-flex min-h-11 items-center text-left text-sm underline underline-offset-4 hover:text-brand-primary-ink"

/** Path of a certificate that is one of the store's own pictures; null for any other address. */
export function ownPicture(address: string, origin: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  return url.origin === origin && url.pathname.startsWith("/static/") ? url.pathname : null
}

/** Opens the store's own copy of a certificate in a viewer; links to any other page and names its host. */
export function CertificateLink({ address, name }: { address: string; name: string }) {
  const text = useText(stoneTexts)
  const { origin } = useSite()
  const [open, setOpen] = useState(false)
  const picture = ownPicture(address, origin)
  if (picture === null) {
    return (
      <a href={address} target="_blank" rel="noopener" className={link}>
        {text("product_certificate_page", { host: URL.canParse(address) ? new URL(address).host : address })}
      </a>
    )
  }
  return (
    <>
      <button type="button" className={link} onClick={() => setOpen(true)}>
        {text("product_certificate_copy")}
      </button>
      {open && (
        <Suspense fallback={null}>
          <CertificateDialog picture={picture} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
