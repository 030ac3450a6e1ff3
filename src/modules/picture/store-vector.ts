import { createHash } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { pictures } from "../../lib/pictures/picture-tasks"
import { keepPictures } from "./keep-picture"
import type { NamedFile } from "../../picture-store/picture-names"

/**
 * Stores a tenant's SVG (logo or icon) from a trusted source under its hash, with its PNG for mails. It is served with a
 * content security policy that blocks scripts and external resources.
 * @returns its URL
 */
export async function storeVector(
  container: Pick<MedusaContainer, "resolve">,
  tenantId: string,
  svg: Buffer
): Promise<string> {
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 32)
  const encode = async (): Promise<NamedFile[]> => [
    [".png", await pictures.mailLogo(tenantId, svg)],
    [".svg", svg],
  ]
  await keepPictures(container, tenantId, [{ name: `${hash}.svg`, encode }])
  return `/static/${tenantId}/${hash}.svg`
}
