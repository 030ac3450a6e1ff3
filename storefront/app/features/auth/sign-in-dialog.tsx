import { useState, type SyntheticEvent } from "react"
import { Link } from "react-router-dom"
import { messageOf } from "~/lib/api"
import { Button } from "~/ui/button"
import { Dialog } from "~/ui/dialog"
import { TextField } from "~/ui/field"
import { PasswordField } from "~/ui/password-field"
import { toast } from "~/ui/toast-store"
import { useSignIn } from "./sign-in"
import { SwitchLine } from "./switch-line"

export function SignInDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState("")
  const [password, setPassword] = useState("")
  const [tried, setTried] = useState(false)
  const signIn = useSignIn({
    onSuccess: () => {
      onClose()
      toast({ title: "You have been signed in successfully." })
    },
    onError: (error) =>
      toast({
        title: "Error",
        description: messageOf(error, "Failed to sign in"),
        variant: "destructive",
      }),
  })

  // It stays where it can be mended; the toast is gone before some have read it.
  const refusal = signIn.isError ? messageOf(signIn.error, "Failed to sign in") : undefined

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setTried(true)
    if (email.trim() !== "" && password !== "") signIn.mutate({ email: email.trim(), password })
  }
  return (
    <Dialog title="Sign In" description="Welcome back." onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          autoFocus
          data-autofocus
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={tried && email.trim() === "" ? "Please enter your email" : undefined}
        />
        <div>
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => {
              setPassword(event.target.value)
              signIn.reset()
            }}
            error={tried && password === "" ? "Password is required" : refusal}
          />
          <Link
            to="/forgot-password"
            onClick={onClose}
            className="mt-1 inline-block py-2 text-sm text-stone-700 underline underline-offset-4 hover:text-stone-900"
          >
            Forgot password?
          </Link>
        </div>
        <Button type="submit" size="large" busy={signIn.isPending}>
          Sign In
        </Button>
      </form>
      <SwitchLine question="New here?" to="sign-up" label="Sign Up" />
    </Dialog>
  )
}
