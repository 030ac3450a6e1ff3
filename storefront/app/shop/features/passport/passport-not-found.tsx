import { passportTexts } from "@contract/texts/passport"
import { useSite, useText } from "~/lib/site"
import { ButtonLink } from "~/ui/button"
import { MessagePage } from "~/ui/message-page"

export function PassportNotFound() {
  const { branding } = useSite()
  const text = useText(passportTexts)
  const heading = text("passport_missing_title")
  return (
    <MessagePage
      title={`${heading} – ${branding.brandName}`}
      mark={<p className="font-display text-7xl text-brand-primary-ink">404</p>}
      heading={heading}
      text={text("passport_missing_text")}
    >
      <ButtonLink to="/contact" className="mt-8">
        {text("passport_missing_button")}
      </ButtonLink>
    </MessagePage>
  )
}
