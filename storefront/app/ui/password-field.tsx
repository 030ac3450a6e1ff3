import { useState, type ComponentProps } from "react"
import { IconButton } from "./button"
import { TextField } from "./field"

/** A password input with a button that reveals it. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "trailing">) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? "text" : "password"}
      trailing={
        <IconButton
          label={shown ? "Hide password" : "Show password"}
          icon={shown ? "eye-off" : "eye"}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
