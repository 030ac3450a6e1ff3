import type { EndpointKey, ResponseOf } from "@contract/endpoints"
import type { Api, Paged } from "./api"

type ParamsIn<K extends string> = K extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<Rest>
  : K extends `${string}:${infer Name}`
    ? Name
    : never

type Input<K extends EndpointKey> = { query?: URLSearchParams; body?: unknown } & (ParamsIn<K> extends never
  ? { params?: undefined }
  : { params: Record<ParamsIn<K>, string> })

/** Input is optional for an endpoint without path parameters. */
type Inputs<K extends EndpointKey> = ParamsIn<K> extends never ? [input?: Input<K>] : [input: Input<K>]

interface AnyInput {
  query?: URLSearchParams
  params?: Record<string, string> | undefined
  body?: unknown
}

/** Converts `GET /api/orders/:orderNumber` to its method and its path, with parameters and query filled in. */
function partsOf(key: EndpointKey, { query, params }: AnyInput): [method: string, path: string] {
  const [method = "", pattern = ""] = key.split(" ")
  const path = pattern.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params?.[name] ?? ""))
  return [method, query?.size ? `${path}?${query}` : path]
}

/** Only builds that check responses contain the chunk with the schemas. */
const check = async (key: EndpointKey, response: unknown): Promise<void> =>
  (await import("./check-response")).checkResponse(key, response)

/**
 * Requests an endpoint of the contract: its key gives the path and the response's type.
 * @throws ApiError when the request is refused
 */
export async function request<K extends EndpointKey>(
  api: Api,
  key: K,
  ...[input = {} as Input<K>]: Inputs<K>
): Promise<ResponseOf<K>> {
  const [method, path] = partsOf(key, input)
  const response =
    method === "GET"
      ? await api.get<ResponseOf<K>>(path)
      : await api.send<ResponseOf<K>>(method as "POST" | "PUT" | "DELETE", path, input.body)
  if (__CHECK_RESPONSES__) await check(key, response)
  return response
}

type ListKey = { [K in EndpointKey]: ResponseOf<K> extends readonly unknown[] ? K : never }[EndpointKey]
type ItemOf<K extends EndpointKey> = ResponseOf<K> extends readonly (infer Item)[] ? Item : never

/** Requests one page of a list, with the total count. */
export async function requestPage<K extends ListKey>(
  api: Api,
  key: K,
  query: URLSearchParams
): Promise<Paged<ItemOf<K>>> {
  const [, path] = partsOf(key, { query })
  const page = await api.page<ItemOf<K>>(path)
  if (__CHECK_RESPONSES__) await check(key, page.items)
  return page
}
