import { headerTexts } from "@contract/texts/header"
import { openAuthDialog, type AuthDialog } from "~/lib/auth-dialog"
import { useUser } from "~/lib/session"
import { useText } from "~/lib/site"
import { Button, IconButton } from "~/ui/button"
import { loadDialogs } from "./auth-dialogs"

interface AccountEntryProps {
  /** In the header's row of icons (wide screens), or in the phone's menu sheet. */
  place: "header" | "menu"
  /** Called when an entry was chosen in the menu, so that the sheet closes. */
  onChosen?: () => void
}

/** Sign In and Sign Up for visitors, the Account button for signed-in accounts. */
export function AccountEntry({ place, onChosen }: AccountEntryProps) {
  const text = useText(headerTexts)
  const user = useUser()
  const open = (which: AuthDialog) => () => {
    onChosen?.()
    openAuthDialog(which)
  }
  const soon = { onPointerEnter: loadDialogs, onFocus: loadDialogs }
  if (place === "menu") {
    return user ? (
      <Button look="outline" {...soon} onClick={open("account")}>
        {text("header_account")}
      </Button>
    ) : (
      <>
        <Button {...soon} onClick={open("sign-in")}>
          {text("header_sign_in")}
        </Button>
        <Button look="outline" {...soon} onClick={open("sign-up")}>
          {text("header_sign_up")}
        </Button>
      </>
    )
  }
  if (user) {
    return (
      <IconButton
        label={text("header_account")}
        icon="user"
        aria-haspopup="dialog"
        className="hover:bg-current/10"
        {...soon}
        onClick={open("account")}
      />
    )
  }
  return (
    <div className="hidden items-center gap-1 md:flex">
      <button
        type="button"
        className="min-h-11 cursor-pointer rounded-full px-4 text-sm font-medium whitespace-nowrap transition-colors duration-200 hover:bg-current/10"
        {...soon}
        onClick={open("sign-in")}
      >
        {text("header_sign_in")}
      </button>
      {/* A dark brand colour would be invisible on the dark hero. */}
      <Button
        size="small"
        className="in-[.on-dark]:ring-1 in-[.on-dark]:ring-white/40"
        {...soon}
        onClick={open("sign-up")}
      >
        {text("header_sign_up")}
      </Button>
    </div>
  )
}
