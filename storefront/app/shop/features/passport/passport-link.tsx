import { Link } from "react-router-dom"
import type { OrderPassport } from "@contract/passport"
import { passportTexts } from "@contract/texts/passport"
import { useText } from "~/lib/site"
import { QrCode } from "~/ui/qr-code"

/** Link from an order's line item to the product's public record; the QR code is for another device. */
export function PassportLink({ passport }: { passport: OrderPassport }) {
  const text = useText(passportTexts)
  return (
    <div className="mt-3 flex items-center gap-3">
      <QrCode
        code={passport.qr}
        label={`${text("passport_title")}: ${passport.stone}`}
        className="size-20 shrink-0 border border-stone-200"
      />
      <Link
        to={`/s/${passport.code}`}
        className="text-sm underline underline-offset-4 hover:text-brand-primary-ink"
      >
        {text("passport_title")}
        <span className="sr-only">{text("passport_of", { stone: passport.stone })}</span>
      </Link>
    </div>
  )
}
