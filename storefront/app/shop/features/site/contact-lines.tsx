import { useContact } from "~/lib/site"
import { Icon } from "~/ui/icon"

const line = "flex gap-3"
const link = "inline-block py-1 break-words underline-offset-4 hover:underline"

/** E-mail, phone and address of the tenant, as far as set. */
export function ContactLines() {
  const { email, phone, address } = useContact()
  return (
    <ul className="flex flex-col gap-2">
      {email && (
        <li className={line}>
          <Icon name="mail" className="mt-1.5 size-5 shrink-0" />
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        </li>
      )}
      {phone && (
        <li className={line}>
          <Icon name="phone" className="mt-1.5 size-5 shrink-0" />
          <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className={link}>
            {phone}
          </a>
        </li>
      )}
      {address && (
        <li className={line}>
          <Icon name="pin" className="mt-1.5 size-5 shrink-0" />
          <address className="py-1 whitespace-pre-line not-italic">{address}</address>
        </li>
      )}
    </ul>
  )
}
