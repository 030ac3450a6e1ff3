import { useQuery } from "@tanstack/react-query"
import { useId } from "react"
import type { Entry } from "@contract/entry"
import { useSite } from "~/lib/site"
import { Entries } from "./entries"
import { adminContentQuery } from "./get-admin-content"
import { useOneRow } from "./one-row"
import { contactRows } from "./rows"
import { TextRow } from "./text-row"
import { texts } from "./texts"
import { UnsetText } from "./unset-text"

function ContactRows({ entries }: { entries: Entry[] }) {
  const rows = useOneRow()
  const titleId = useId()
  const { contact } = useSite().branding
  const ofBrand: Record<string, string | null> = {
    contact_email: contact.email,
    contact_phone: contact.phone,
    contact_address: contact.address,
  }
  return (
    <section aria-labelledby={titleId}>
      {/* The rows' labels are headings of the third level. */}
      <h2 id={titleId} className="sr-only">
        {texts.contactTitle}
      </h2>
      <ul className="grid max-w-4xl gap-3">
        {contactRows.map(({ key, label, isMultiLine }) => {
          const entry = entries.find((it) => it.key === key)
          if (!entry) return null
          return (
            <li key={key}>
              <TextRow
                id={key}
                {...{ rows, entry, label }}
                isMultiLine={isMultiLine === true}
                done={texts.contactSaved}
                unset={<UnsetText message={texts.contactUnset(label)} instead={ofBrand[key] ?? ""} />}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The tenant's contact details. */
export const ContactTab = () => (
  <Entries read={useQuery(adminContentQuery())}>{(entries) => <ContactRows entries={entries} />}</Entries>
)
