import { bulkEditLimit } from "../../../../../contract/bulk-edit"
import { ok } from "../../../../../http/kernel/reply"
import { route } from "../../../../../http/kernel/route"
import { ApiError } from "../../../../../lib/api-error"
import { bulkEdit } from "../../../../../commands/catalog/edit/bulk-edit"
import { listedIds } from "../../../../../commands/catalog/edit/list-admin-products"
import * as endpoints from "../../../../../contract/endpoints/product"

export const POST = route(
  endpoints.bulkEditProducts,
  async ({ container, tenant, actor }, { body: { ids, filter, rows, ...edit } }) => {
    const listed = () => listedIds(container, tenant.id, filter ?? {}, bulkEditLimit + 1)
    const named = rows ? [] : (ids ?? (await listed()))
    if (named.length > bulkEditLimit) {
      throw new ApiError("PAYLOAD_TOO_LARGE", `At most ${bulkEditLimit} products can be changed at once`)
    }
    const input = {
      ...{ tenant: { id: tenant.id, slug: tenant.slug }, actor, edit },
      ...(rows ? { rows } : { ids: [...new Set(named)] }),
    }
    return ok(await bulkEdit(container, input))
  }
)
