import { useEffect, useState, type SyntheticEvent } from "react"
import { accountTexts } from "@contract/texts/account"
import { ApiError, messageOf } from "~/lib/api"
import { passwordProblem } from "@contract/rules/password"
import { commonTexts } from "@contract/texts/common"
import { passwordText } from "@contract/rules/typed-text"
import { useUser } from "~/lib/session"
import { useText, type Text } from "~/lib/site"
import { Alert } from "~/ui/alert"
import { Button } from "~/ui/button"
import { PasswordField } from "~/ui/password-field"
import { UsernameField } from "~/ui/username-field"
import { useChangePassword, type Passwords } from "./change-password"

type Problems = Partial<Record<keyof Passwords, string>>

const empty: Passwords = { currentPassword: "", newPassword: "", confirmPassword: "" }
const successMs = 5000

function problemsOf(
  { currentPassword, newPassword, confirmPassword }: Passwords,
  text: Text<keyof typeof accountTexts>
): Problems {
  const weak = passwordProblem(newPassword)
  return {
    ...(currentPassword === "" && { currentPassword: text("change_password_current_missing") }),
    ...(weak && { newPassword: weak }),
    ...(confirmPassword === ""
      ? { confirmPassword: text("change_password_confirm_missing") }
      : passwordText(confirmPassword) !== passwordText(newPassword) && {
          confirmPassword: text("change_password_differ"),
        }),
  }
}

/** The Change Password card. The success message disappears after 5 s, and the form is cleared. */
export function ChangePasswordForm() {
  const text = useText(accountTexts, commonTexts)
  const user = useUser()
  const [values, setValues] = useState(empty)
  const [problems, setProblems] = useState<Problems>({})
  const { mutate, reset, isPending, isSuccess, error } = useChangePassword({
    onSuccess: () => setValues(empty),
  })
  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(reset, successMs)
    return () => clearTimeout(timer)
  }, [isSuccess, reset])

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const found = problemsOf(values, text)
    setProblems(found)
    if (Object.keys(found).length === 0) mutate(values)
  }
  const field = (name: keyof Passwords) => ({
    name,
    required: true,
    value: values[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target
      // Several fields may be set before the form is rendered again: what was typed before the page was hydrated.
      setValues((all) => ({ ...all, [name]: value }))
      setProblems(({ [name]: _solved, ...rest }) => rest)
      if (error instanceof ApiError) reset()
    },
  })
  return (
    <form noValidate onSubmit={submit} aria-labelledby="change-password" className="mt-4 flex flex-col gap-5">
      <h3 id="change-password" className="text-lg font-medium">
        {text("change_password_title")}
      </h3>
      {isSuccess && <Alert tone="good">{text("change_password_done")}</Alert>}
      {error && <Alert>{messageOf(error, text("change_password_failed"))}</Alert>}
      <UsernameField email={user?.email ?? ""} />
      <PasswordField
        label={text("change_password_current")}
        autoComplete="current-password"
        {...field("currentPassword")}
      />
      <PasswordField
        label={text("change_password_new")}
        autoComplete="new-password"
        hint={text("password_hint")}
        {...field("newPassword")}
      />
      <PasswordField
        label={text("change_password_confirm")}
        autoComplete="new-password"
        {...field("confirmPassword")}
      />
      <Button type="submit" busy={isPending} className="self-start">
        {text("change_password_button")}
      </Button>
    </form>
  )
}
