import { useState, type SyntheticEvent } from "react"
import { passwordTexts } from "@contract/texts/password"
import { emailAddress } from "@contract/rules/typed-text"
import { messageOf } from "~/lib/api"
import { useText } from "~/lib/site"
import { Alert } from "~/ui/alert"
import { Button, ButtonLink } from "~/ui/button"
import { TextField } from "~/ui/field"
import { PasswordCard } from "./password-card"
import { useRequestPasswordReset } from "./request-password-reset"

/** Requests a reset link. The message is the same whether or not the account exists. */
export function ForgotPassword() {
  const text = useText(passwordTexts)
  const [email, setEmail] = useState("")
  const to = emailAddress(email)
  const ask = useRequestPasswordReset()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (to !== "") ask.mutate(to)
  }
  if (ask.isSuccess) {
    return (
      <PasswordCard
        icon="mail"
        title={text("forgot_sent_title")}
        text={text("forgot_sent_text", { email: to })}
      >
        <ButtonLink to="/" size="large" className="w-full">
          {text("forgot_home")}
        </ButtonLink>
      </PasswordCard>
    )
  }
  return (
    <PasswordCard icon="user" title={text("forgot_title")} text={text("forgot_text")}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 text-left">
        {ask.isError && <Alert>{messageOf(ask.error, text("forgot_failed"))}</Alert>}
        <TextField
          label={text("forgot_email")}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" size="large" busy={ask.isPending} disabled={to === ""}>
          {text("forgot_button")}
        </Button>
      </form>
    </PasswordCard>
  )
}
