import { useSearchParams } from "react-router-dom"
import { ResetPassword } from "~/features/auth/reset-password"
import { Seo } from "~/lib/seo"

export default function ResetPasswordPage() {
  const [query] = useSearchParams()
  return (
    <div className="px-4 py-16 sm:py-24">
      <Seo title="Reset password" path="/reset-password" noIndex />
      <ResetPassword token={query.get("token") ?? ""} />
    </div>
  )
}
