import { ForgotPassword } from "~/features/auth/forgot-password"
import { Seo } from "~/lib/seo"

export default function ForgotPasswordPage() {
  return (
    <div className="px-4 py-16 sm:py-24">
      <Seo title="Forgot password" path="/forgot-password" noIndex />
      <ForgotPassword />
    </div>
  )
}
