import { useSite } from "~/lib/site"
import { Icon } from "~/ui/icon"

const names = {
  facebook: "Facebook",
  instagram: "Instagram",
  twitter: "Twitter",
  linkedin: "LinkedIn",
  youtube: "YouTube",
} as const

type Network = keyof typeof names

/** Icons of the social networks that the tenant has set. */
export function SocialLinks({ networks }: { networks: Network[] }) {
  const { social } = useSite().branding
  const present = networks.flatMap((name) => (social[name] ? [{ name, href: social[name] }] : []))
  if (present.length === 0) return null
  return (
    <ul className="-ml-2.5 flex flex-wrap gap-1">
      {present.map(({ name, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            aria-label={names[name]}
            className="inline-grid size-11 place-items-center rounded-full transition-colors duration-200 hover:bg-current/10"
          >
            <Icon name={name} />
          </a>
        </li>
      ))}
    </ul>
  )
}
