import { useState, type SyntheticEvent } from "react"
import { messageOf } from "~/lib/api"
import { Alert } from "~/ui/alert"
import { Button } from "~/ui/button"
import { TextField } from "~/ui/field"
import { emailProblem } from "@contract/rules/email"
import { useSendCode } from "./send-code"
import { validCode, type SentCode } from "./sent-code"

/** First step of signing up: where the code goes. */
export function SignUpEmail({ initial, onSent }: { initial: string; onSent: (sent: SentCode) => void }) {
  const [email, setEmail] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const send = useSendCode({ onSuccess: onSent })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const wrong = emailProblem(email)
    setProblem(wrong)
    if (wrong) return
    const to = email.trim().toLowerCase()
    const valid = validCode(to)
    if (valid) onSent(valid)
    else send.mutate(to)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {send.isError && <Alert>{messageOf(send.error, "Failed to send verification code")}</Alert>}
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        autoFocus
        data-autofocus
        required
        value={email}
        onChange={(event) => {
          setEmail(event.target.value)
          setProblem(undefined)
        }}
        error={problem}
      />
      <Button type="submit" size="large" busy={send.isPending}>
        Send Code
      </Button>
    </form>
  )
}
