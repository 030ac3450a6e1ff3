import { platformOverview } from "../../../../../contract/platform"
import { ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { readFigures } from "../../../../../modules/tenant/read-figures"
import { overviewOf } from "./overview-of"

export const GET = route(
  {
    access: "superadmin",
    summary: "The platform at a glance: what its shops come to, together and each",
    answers: { 200: platformOverview },
  },
  async ({ container }) => ok(overviewOf(await readFigures(container)))
)
