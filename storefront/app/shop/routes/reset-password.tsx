import { useSearchParams } from "react-router-dom"
import { passwordTexts } from "@contract/texts/password"
import { ResetPassword } from "~/shop/features/auth/reset-password"
import { withoutStyleRules } from "~/lib/route-handle"
import { Seo } from "~/lib/seo"
import { useText } from "~/lib/site"

export const handle = withoutStyleRules

export default function ResetPasswordPage() {
  const text = useText(passwordTexts)
  const [query] = useSearchParams()
  return (
    <div className="px-4 py-16 sm:py-24">
      <Seo title={text("reset_page_title")} path="/reset-password" noIndex />
      <ResetPassword token={query.get("token") ?? ""} />
    </div>
  )
}
