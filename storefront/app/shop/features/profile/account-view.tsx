import type { ReactNode } from "react"
import type { User } from "@contract/auth"
import { accountTexts } from "@contract/texts/account"
import { formatDate } from "~/lib/dates"
import { useUser } from "~/lib/session"
import { useText } from "~/lib/site"
import { Badge } from "~/ui/badge"
import { Icon } from "~/ui/icon"
import { AccountName } from "./account-name"
import { ChangePasswordForm } from "./change-password-form"
import { SessionsCard } from "./sessions-card"
import { YourDataCard } from "./your-data-card"

const accountTypes: Record<User["role"], keyof typeof accountTexts> = {
  CUSTOMER: "account_type_customer",
  ADMIN: "account_type_admin",
  SUPERADMIN: "account_type_superadmin",
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="py-4">
    <dt className="text-sm text-stone-600">{label}</dt>
    <dd className="mt-0.5 flex flex-wrap items-center gap-2 break-words">{children}</dd>
  </div>
)

/** The account's details, password change, sessions, and stored data. */
export function AccountView() {
  const text = useText(accountTexts)
  const user = useUser()
  if (!user) return null
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid gap-6">
        <section aria-labelledby="account-facts" className="rounded-2xl bg-white p-6 shadow-soft sm:p-8">
          <h2 id="account-facts" className="font-display text-2xl">
            {text("account_facts_title")}
          </h2>
          <dl className="mt-4 divide-y divide-stone-200">
            <AccountName name={user.name} />
            <Fact label={text("account_email")}>
              <span className="min-w-0 break-all">{user.email}</span>
              {user.isEmailVerified ? (
                <Badge tone="green">{text("account_email_verified")}</Badge>
              ) : (
                <Badge tone="yellow">{text("account_email_unverified")}</Badge>
              )}
            </Fact>
            <Fact label={text("account_type")}>
              {text(accountTypes[user.role])}
              {user.role === "ADMIN" && (
                <Badge tone="brand">
                  <Icon name="star" className="size-3.5" />
                  {text("account_admin_badge")}
                </Badge>
              )}
            </Fact>
            <Fact label={text("account_since")}>{formatDate(user.createdAt)}</Fact>
          </dl>
        </section>
        <YourDataCard />
      </div>
      <div className="grid gap-6">
        <section aria-labelledby="account-security" className="rounded-2xl bg-white p-6 shadow-soft sm:p-8">
          <h2 id="account-security" className="font-display text-2xl">
            {text("account_security_title")}
          </h2>
          <ChangePasswordForm />
        </section>
        <SessionsCard />
      </div>
    </div>
  )
}
