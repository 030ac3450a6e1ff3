import { useEffect, useState, type SyntheticEvent } from "react"
import { useNavigate } from "react-router-dom"
import { messageOf } from "~/lib/api"
import { passwordHint, passwordProblem } from "@contract/rules/password"
import { Alert } from "~/ui/alert"
import { Button, ButtonLink } from "~/ui/button"
import { PasswordField } from "~/ui/password-field"
import { Loading } from "~/ui/spinner"
import { useResetToken } from "./get-reset-token"
import { PasswordCard } from "./password-card"
import { useSetNewPassword } from "./set-new-password"

const seenMs = 3000

/** Verifying, invalid link, form, success; then home. */
export function ResetPassword({ token }: { token: string }) {
  const check = useResetToken(token)
  if (token !== "" && check.isPending) {
    return (
      <div className="text-center">
        <Loading label="Verifying your link" />
        <p className="text-stone-600">Verifying your link…</p>
      </div>
    )
  }
  if (!check.data?.valid) {
    return (
      <PasswordCard icon="alert" title="Invalid link" text="Please request a new password reset link">
        <ButtonLink to="/forgot-password" size="large" className="w-full">
          Request New Link
        </ButtonLink>
      </PasswordCard>
    )
  }
  return <ResetForm token={token} />
}

function ResetForm({ token }: { token: string }) {
  const [password, setPassword] = useState("")
  const [confirm, setConfirm] = useState("")
  const [problem, setProblem] = useState<string>()
  const navigate = useNavigate()
  const { mutate, isPending, isSuccess } = useSetNewPassword({
    onError: (error) => setProblem(messageOf(error, "Failed to reset password")),
  })
  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(() => void navigate("/"), seenMs)
    return () => clearTimeout(timer)
  }, [isSuccess, navigate])

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const wrong = password === confirm ? passwordProblem(password) : "Passwords do not match"
    setProblem(wrong)
    if (!wrong) mutate({ token, password })
  }
  if (isSuccess) {
    return (
      <PasswordCard
        icon="check"
        title="Password changed"
        text="You can sign in with your new password now. We take you to the home page in a moment."
      />
    )
  }
  return (
    <PasswordCard icon="user" title="Choose a new password" text="It replaces the one before at once.">
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 text-left">
        {problem && <Alert>{problem}</Alert>}
        <PasswordField
          label="New Password"
          name="password"
          autoComplete="new-password"
          required
          hint={passwordHint}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value)
            setProblem(undefined)
          }}
        />
        <PasswordField
          label="Confirm Password"
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
          Reset Password
        </Button>
      </form>
    </PasswordCard>
  )
}
