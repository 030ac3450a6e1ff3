import { useEffect, useState, type SyntheticEvent } from "react"
import { useNavigate } from "react-router-dom"
import { passwordTexts } from "@contract/texts/password"
import { messageOf } from "~/lib/api"
import { passwordProblem } from "@contract/rules/password"
import { commonTexts } from "@contract/texts/common"
import { passwordText } from "@contract/rules/typed-text"
import { useText } from "~/lib/site"
import { Alert } from "~/ui/alert"
import { Button, ButtonLink } from "~/ui/button"
import { PasswordField } from "~/ui/password-field"
import { Loading } from "~/ui/spinner"
import { useResetToken } from "./get-reset-token"
import { PasswordCard } from "./password-card"
import { useSetNewPassword } from "./set-new-password"

const seenMs = 3000

/** The steps of a password reset: verifying, invalid link, form, success; then the home page. */
export function ResetPassword({ token }: { token: string }) {
  const text = useText(passwordTexts)
  const check = useResetToken(token)
  if (token !== "" && check.isPending) {
    return (
      <div className="text-center">
        <Loading label={text("reset_checking")} />
        <p className="text-stone-600">{text("reset_checking_text")}</p>
      </div>
    )
  }
  if (!check.data?.valid) {
    return (
      <PasswordCard icon="alert" title={text("reset_invalid_title")} text={text("reset_invalid_text")}>
        <ButtonLink to="/forgot-password" size="large" className="w-full">
          {text("reset_invalid_button")}
        </ButtonLink>
      </PasswordCard>
    )
  }
  return <ResetForm token={token} />
}

function ResetForm({ token }: { token: string }) {
  const text = useText(passwordTexts, commonTexts)
  const [password, setPassword] = useState("")
  const [confirm, setConfirm] = useState("")
  const [problem, setProblem] = useState<string>()
  const navigate = useNavigate()
  const { mutate, isPending, isSuccess } = useSetNewPassword({
    onError: (error) => setProblem(messageOf(error, text("reset_failed"))),
  })
  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(() => void navigate("/"), seenMs)
    return () => clearTimeout(timer)
  }, [isSuccess, navigate])

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const isSame = passwordText(password) === passwordText(confirm)
    const wrong = isSame ? passwordProblem(password) : text("reset_differ")
    setProblem(wrong)
    if (!wrong) mutate({ token, password })
  }
  if (isSuccess) {
    return <PasswordCard icon="check" title={text("reset_done_title")} text={text("reset_done_text")} />
  }
  return (
    <PasswordCard icon="user" title={text("reset_title")} text={text("reset_text")}>
      {/* No account is named to password managers: the link doesn't tell it, and another one may be signed in. */}
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 text-left">
        {problem && <Alert>{problem}</Alert>}
        <PasswordField
          label={text("reset_new")}
          name="password"
          autoComplete="new-password"
          required
          hint={text("password_hint")}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value)
            setProblem(undefined)
          }}
        />
        <PasswordField
          label={text("reset_confirm")}
          name="confirm"
          autoComplete="new-password"
          required
          value={confirm}
          onChange={(event) => {
            setConfirm(event.target.value)
            setProblem(undefined)
          }}
        />
        <Button type="submit" size="large" busy={isPending} disabled={password === "" || confirm === ""}>
          {text("reset_button")}
        </Button>
      </form>
    </PasswordCard>
  )
}
