import { useEffect } from "react"
import { useNavigate, useSearchParams } from "react-router-dom"
import { openAuthDialog } from "~/lib/auth-dialog"
import { useUser } from "~/lib/session"
import { ownPath } from "./own-path"

/** Lets a visitor of `/?signIn=1&next={path}` sign in, and then opens the path. */
export function SignInFirst() {
  const [query] = useSearchParams()
  const next = query.get("signIn") === "1" ? ownPath(query.get("next") ?? "/") : null
  const isSignedIn = useUser() !== null
  const navigate = useNavigate()
  useEffect(() => {
    if (next === null) return
    if (isSignedIn) void navigate(next, { replace: true })
    else openAuthDialog("sign-in")
  }, [next, isSignedIn, navigate])
  return null
}
