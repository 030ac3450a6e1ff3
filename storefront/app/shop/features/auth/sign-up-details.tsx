import { useState, type SyntheticEvent } from "react"
import { signInTexts } from "@contract/texts/sign-in"
import { messageOf } from "~/lib/api"
import { passwordProblem } from "@contract/rules/password"
import { commonTexts } from "@contract/texts/common"
import { oneLine, passwordText } from "@contract/rules/typed-text"
import { useText, type Text } from "~/lib/site"
import { Alert } from "~/ui/alert"
import { Button } from "~/ui/button"
import { TextField } from "~/ui/field"
import { PasswordField } from "~/ui/password-field"
import { UsernameField } from "~/ui/username-field"
import { useCompleteRegistration } from "./complete-registration"

interface Details {
  name: string
  password: string
  confirm: string
}

function problemOf(
  { name, password, confirm }: Details,
  text: Text<keyof typeof signInTexts>
): string | undefined {
  if (oneLine(name) === "" || password === "" || confirm === "") return text("sign_up_incomplete")
  return passwordText(password) === passwordText(confirm)
    ? passwordProblem(password)
    : text("passwords_differ")
}

/** Last step of signing up: name and password for a verified e-mail. */
export function SignUpDetails({ email, onDone }: { email: string; onDone: () => void }) {
  const text = useText(signInTexts, commonTexts)
  const [details, setDetails] = useState<Details>({ name: "", password: "", confirm: "" })
  const [problem, setProblem] = useState<string>()
  const register = useCompleteRegistration({
    onSuccess: onDone,
    onError: (error) => setProblem(messageOf(error, text("sign_up_failed"))),
  })
  const field = (name: keyof Details) => ({
    name,
    required: true,
    value: details[name],
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target
      // Several fields may be set before the form is rendered again: what was typed before the page was hydrated.
      setDetails((all) => ({ ...all, [name]: value }))
      setProblem(undefined)
    },
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const wrong = problemOf(details, text)
    setProblem(wrong)
    if (!wrong) register.mutate({ email, name: oneLine(details.name), password: details.password })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {problem && <Alert>{problem}</Alert>}
      <UsernameField email={email} />
      <TextField label={text("field_full_name")} autoComplete="name" autoFocus {...field("name")} />
      <PasswordField
        label={text("field_password")}
        autoComplete="new-password"
        hint={text("password_hint")}
        {...field("password")}
      />
      <PasswordField
        label={text("field_confirm_password")}
        autoComplete="new-password"
        {...field("confirm")}
      />
      <p className="text-sm text-stone-600">{text("signup_consent")}</p>
      <Button type="submit" size="large" busy={register.isPending}>
        {text("sign_up_create")}
      </Button>
    </form>
  )
}
