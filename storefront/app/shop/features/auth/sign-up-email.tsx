import { useState, type SyntheticEvent } from "react"
import { signInTexts } from "@contract/texts/sign-in"
import { messageOf } from "~/lib/api"
import { useText } from "~/lib/site"
import { Alert } from "~/ui/alert"
import { Button } from "~/ui/button"
import { TextField } from "~/ui/field"
import { emailProblem } from "@contract/rules/email"
import { emailAddress } from "@contract/rules/typed-text"
import { useSendCode } from "./send-code"
import { validCode, type SentCode } from "./sent-code"

/** First step of signing up: the e-mail to which the code is sent. */
export function SignUpEmail({ initial, onSent }: { initial: string; onSent: (sent: SentCode) => void }) {
  const text = useText(signInTexts)
  const [email, setEmail] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const send = useSendCode({ onSuccess: onSent })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const wrong = emailProblem(email)
    setProblem(wrong)
    if (wrong) return
    const to = emailAddress(email).toLowerCase()
    const valid = validCode(to)
    if (valid) onSent(valid)
    else send.mutate(to)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {send.isError && <Alert>{messageOf(send.error, text("code_send_failed"))}</Alert>}
      <TextField
        label={text("field_email")}
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
        {text("sign_up_send")}
      </Button>
    </form>
  )
}
