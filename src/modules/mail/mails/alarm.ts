import type { MailTemplate } from "../mail"

interface ClaimedStone {
  readonly name: string
  readonly certificateLab: string
  readonly certificateNumber: string
}

/** Lists the tenant's own stones only, not the other tenant that claims the report. */
export const doubleClaimMail = (brand: string, stones: readonly ClaimedStone[]): MailTemplate => ({
  subject: `A laboratory report at ${brand} is claimed twice`,
  content: {
    heading: "Please check these certificates",
    paragraphs: [
      "Another stone on the platform is offered with the same laboratory report as yours. One of the two entries is wrong, or one of the certificates is not genuine:",
      ...stones.map((it) => `${it.name}: ${it.certificateLab} ${it.certificateNumber}`),
      "Compare the stone with its report at the laboratory's own website, and correct your entry if it is mistaken.",
    ],
    note: "You get this mail once for each stone. We do not tell other stores about yours.",
  },
})
