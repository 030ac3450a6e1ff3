import { useState, type SyntheticEvent } from "react"
import { contactMissing, maxContactMessage, maxContactName } from "@contract/rules/contact"
import { emailProblem } from "@contract/rules/email"
import { contactTexts } from "@contract/texts/contact"
import { oneLine } from "@contract/rules/typed-text"
import { messageOf } from "~/lib/api"
import { useText } from "~/lib/site"
import { Button } from "~/ui/button"
import { TextField } from "~/ui/field"
import { TextAreaField } from "~/ui/text-area-field"
import { toast } from "~/ui/toast-store"
import { MessageCount } from "./message-count"
import { useSendContactMessage } from "./send-contact-message"

const fields = ["name", "email", "message"] as const
type Field = (typeof fields)[number]
const empty: Record<Field, string> = { name: "", email: "", message: "" }

/** The invalid fields and their errors. Other errors are reported only when no field is blank. */
function problemsOf(values: Record<Field, string>): Partial<Record<Field, string>> {
  const blank = fields.filter((it) => oneLine(values[it]) === "")
  if (blank.length > 0) return Object.fromEntries(blank.map((it) => [it, contactMissing]))
  const email = emailProblem(values.email)
  return email === undefined ? {} : { email }
}

/** Form for a message to the tenant. The input is kept until the server has accepted it. */
export function ContactForm() {
  const text = useText(contactTexts)
  const [values, setValues] = useState(empty)
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({})
  const send = useSendContactMessage({
    onSuccess: () => {
      setValues(empty)
      toast({ title: text("contact_sent_title"), description: text("contact_sent_text") })
    },
    onError: (error) =>
      toast({
        title: text("contact_failed_title"),
        description: messageOf(error, text("contact_failed_text")),
        variant: "destructive",
      }),
  })
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = problemsOf(values)
    setProblems(wrong)
    const first = fields.find((it) => wrong[it])
    if (!first) {
      send.mutate(values)
      return
    }
    event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    if (wrong[first] === contactMissing) {
      toast({
        title: text("contact_missing_title"),
        description: text("contact_missing_text"),
        variant: "destructive",
      })
    }
  }
  const wiring = (name: Field) => ({
    name,
    value: values[name],
    required: true,
    /** One message at a time: blank fields share it. */
    error: name === fields.find((it) => problems[it]) ? problems[name] : undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      setValues((before) => ({ ...before, [name]: target.value }))
      setProblems({})
    },
  })
  return (
    <form noValidate aria-label={text("contact_form_title")} onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={text("contact_form_name")}
          autoComplete="name"
          maxLength={maxContactName}
          {...wiring("name")}
        />
        <TextField
          label={text("contact_form_email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...wiring("email")}
        />
      </div>
      <div className="relative">
        <TextAreaField
          label={text("contact_form_message")}
          rows={6}
          maxLength={maxContactMessage}
          {...wiring("message")}
        />
        <p className="absolute top-0 right-0 text-sm text-stone-600">
          <MessageCount length={values.message.length} />
        </p>
      </div>
      <div>
        <Button type="submit" size="large" busy={send.isPending}>
          {text("contact_form_send")}
        </Button>
      </div>
    </form>
  )
}
