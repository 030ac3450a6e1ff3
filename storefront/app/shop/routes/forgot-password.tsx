import { passwordTexts } from "@contract/texts/password"
import { ForgotPassword } from "~/shop/features/auth/forgot-password"
import { withoutStyleRules } from "~/lib/route-handle"
import { Seo } from "~/lib/seo"
import { useText } from "~/lib/site"

export const handle = withoutStyleRules

export default function ForgotPasswordPage() {
  const text = useText(passwordTexts)
  return (
    <div className="px-4 py-16 sm:py-24">
      <Seo title={text("forgot_page_title")} path="/forgot-password" noIndex />
      <ForgotPassword />
    </div>
  )
}
