import { useState, type SyntheticEvent } from "react"
import { Link, useNavigate } from "react-router-dom"
import type { User } from "@contract/auth"
import { commonTexts } from "@contract/texts/common"
import { signInTexts } from "@contract/texts/sign-in"
import { emailAddress } from "@contract/rules/typed-text"
import { messageOf } from "~/lib/api"
import { startAsOther } from "~/lib/page-account"
import { useUser } from "~/lib/session"
import { useText } from "~/lib/site"
import { Button } from "~/ui/button"
import { Dialog } from "~/ui/dialog"
import { TextField } from "~/ui/field"
import { PasswordField } from "~/ui/password-field"
import { toast } from "~/ui/toast-store"
import { useSignIn } from "./sign-in"
import { SwitchLine } from "./switch-line"

/** Landing pages of admins and superadmins. */
const backOffice: Partial<Record<User["role"], string>> = { ADMIN: "/admin", SUPERADMIN: "/superadmin" }

/** Signs a visitor in, or the page's account again after its session has ended. */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const text = useText(signInTexts, commonTexts)
  /** The account whose session has ended; null for a visitor. Signing in changes it while the dialog closes. */
  const [before] = useState(useUser())
  const [email, setEmail] = useState(before?.email ?? "")
  const [password, setPassword] = useState("")
  const [tried, setTried] = useState(false)
  const navigate = useNavigate()
  const signIn = useSignIn({
    onSuccess: ({ id, role }) => {
      if (before && before.id !== id) {
        startAsOther()
        return
      }
      onClose()
      const to = before ? undefined : backOffice[role]
      const action = to !== undefined && {
        action: { label: text("account_menu_dashboard"), run: () => navigate(to) },
      }
      toast({ title: text("sign_in_done"), ...action })
    },
    onError: (error) =>
      toast({
        title: text("error_title"),
        description: messageOf(error, text("sign_in_failed")),
        variant: "destructive",
      }),
  })

  // Shown at the field until it is corrected, because the toast may be missed.
  const refusal = signIn.isError ? messageOf(signIn.error, text("sign_in_failed")) : undefined

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setTried(true)
    if (emailAddress(email) !== "" && password !== "") signIn.mutate({ email: emailAddress(email), password })
  }
  return (
    <Dialog
      title={text("sign_in_title")}
      description={text(before ? "sign_in_again" : "sign_in_text")}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label={text("field_email")}
          type="email"
          name="email"
          autoComplete="username"
          autoFocus={!before}
          data-autofocus={before ? undefined : ""}
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={tried && emailAddress(email) === "" ? text("email_missing") : undefined}
        />
        <div>
          <PasswordField
            label={text("field_password")}
            name="password"
            autoComplete="current-password"
            autoFocus={before !== null}
            data-autofocus={before ? "" : undefined}
            required
            value={password}
            onChange={(event) => {
              setPassword(event.target.value)
              signIn.reset()
            }}
            error={tried && password === "" ? text("password_missing") : refusal}
          />
          <Link
            to="/forgot-password"
            onClick={onClose}
            className="mt-1 inline-block py-2 text-sm text-stone-700 underline underline-offset-4 hover:text-stone-900"
          >
            {text("sign_in_forgot")}
          </Link>
        </div>
        <Button type="submit" size="large" busy={signIn.isPending}>
          {text("sign_in_button")}
        </Button>
      </form>
      {!before && <SwitchLine question={text("sign_in_switch")} to="sign-up" label={text("sign_up_title")} />}
    </Dialog>
  )
}
