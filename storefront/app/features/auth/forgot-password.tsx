import { useState, type SyntheticEvent } from "react"
import { messageOf } from "~/lib/api"
import { Alert } from "~/ui/alert"
import { Button, ButtonLink } from "~/ui/button"
import { TextField } from "~/ui/field"
import { PasswordCard } from "./password-card"
import { useRequestPasswordReset } from "./request-password-reset"

/** Asks for a reset link. What it says is the same whether or not there is such an account. */
export function ForgotPassword() {
  const [email, setEmail] = useState("")
  const ask = useRequestPasswordReset()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (email.trim() !== "") ask.mutate(email.trim())
  }
  if (ask.isSuccess) {
    return (
      <PasswordCard
        icon="mail"
        title="Check your email"
        text={`If there is an account for ${email.trim()}, a link to reset its password is on its way. It is valid for 1 hour.`}
      >
        <ButtonLink to="/" size="large" className="w-full">
          Back to Home
        </ButtonLink>
      </PasswordCard>
    )
  }
  return (
    <PasswordCard
      icon="user"
      title="Forgot your password?"
      text="Enter your email, and we send you a link to choose a new one."
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 text-left">
        {ask.isError && <Alert>{messageOf(ask.error, "Failed to send reset email")}</Alert>}
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" size="large" busy={ask.isPending} disabled={email.trim() === ""}>
          Send Reset Link
        </Button>
      </form>
    </PasswordCard>
  )
}
