import { stoneTexts } from "@contract/texts/stones"
import { useText } from "~/lib/site"
import { Dialog } from "~/ui/dialog"

interface CertificateDialogProps {
  picture: string
  /** The certificate's laboratory and number. */
  name: string
  onClose: () => void
}

/** A certificate in the whole window. Loaded when opened. */
export default function CertificateDialog({ picture, name, onClose }: CertificateDialogProps) {
  const text = useText(stoneTexts)
  const title = text("product_certificate_title_of", { name })
  return (
    <Dialog shape="screen" title={title} onClose={onClose}>
      <img src={picture} alt={title} className="size-full object-contain" />
    </Dialog>
  )
}
