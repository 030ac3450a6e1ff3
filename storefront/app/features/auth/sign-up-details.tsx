import { useState, type SyntheticEvent } from "react"
import { useMutation } from "@tanstack/react-query"
import type { User } from "@contract/auth"
import { messageOf } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { passwordHint, passwordProblem } from "@contract/rules/password"
import { Alert } from "~/ui/alert"
import { Button } from "~/ui/button"
import { TextField } from "~/ui/field"
import { PasswordField } from "~/ui/password-field"

interface Details {
  name: string
  password: string
  confirm: string
}

function problemOf({ name, password, confirm }: Details): string | undefined {
  if (name.trim() === "" || password === "" || confirm === "") return "Please fill in all fields"
  return password === confirm ? passwordProblem(password) : "Passwords do not match"
}

/** Last step of signing up: name and password, for an e-mail whose code was right. */
export function SignUpDetails({ email, onDone }: { email: string; onDone: (user: User) => void }) {
  const [details, setDetails] = useState<Details>({ name: "", password: "", confirm: "" })
  const [problem, setProblem] = useState<string>()
  const register = useMutation({
    mutationFn: () =>
      browserApi.send<User>("POST", "/api/auth/complete-registration", {
        email,
        name: details.name.trim(),
        password: details.password,
      }),
    onSuccess: onDone,
    onError: (error) => setProblem(messageOf(error, "Failed to complete registration")),
  })
  const field = (name: keyof Details) => ({
    name,
    required: true,
    value: details[name],
    onChange: (event: { target: { value: string } }) => {
      setDetails({ ...details, [name]: event.target.value })
      setProblem(undefined)
    },
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const wrong = problemOf(details)
    setProblem(wrong)
    if (!wrong) register.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {problem && <Alert>{problem}</Alert>}
      {/* Password managers save the account under its e-mail. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <TextField label="Full Name" autoComplete="name" autoFocus {...field("name")} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={passwordHint}
        {...field("password")}
      />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...field("confirm")} />
      <Button type="submit" size="large" busy={register.isPending}>
        Create Account
      </Button>
    </form>
  )
}
