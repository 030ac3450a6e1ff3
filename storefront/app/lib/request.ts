import type { AnswerTo, Call } from "@contract/answers"
import type { Api, Paged } from "./api"

type ParamsIn<C extends string> = C extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<Rest>
  : C extends `${string}:${infer Name}`
    ? Name
    : never

type Input<C extends Call> = { query?: URLSearchParams; body?: unknown } & (ParamsIn<C> extends never
  ? { params?: undefined }
  : { params: Record<ParamsIn<C>, string> })

/** Without parameters in its path, a call may be made without input. */
type Inputs<C extends Call> = ParamsIn<C> extends never ? [input?: Input<C>] : [input: Input<C>]

interface AnyInput {
  query?: URLSearchParams
  params?: Record<string, string> | undefined
  body?: unknown
}

/** `GET /api/orders/:orderNumber` → its method, and its path with parameters and query put in. */
function partsOf(call: Call, { query, params }: AnyInput): [method: string, path: string] {
  const [method = "", pattern = ""] = call.split(" ")
  const path = pattern.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params?.[name] ?? ""))
  return [method, query?.size ? `${path}?${query}` : path]
}

/** The chunk with the schemas is fetched by a build that checks, and is in no other. */
const check = async (call: Call, answer: unknown): Promise<void> =>
  (await import("./check-answer")).checkAnswer(call, answer)

/** Makes a call of the contract: its name gives its path and its answer's type. Throws `ApiError` for a refusal. */
export async function request<C extends Call>(
  api: Api,
  call: C,
  ...[input = {} as Input<C>]: Inputs<C>
): Promise<AnswerTo<C>> {
  const [method, path] = partsOf(call, input)
  const answer =
    method === "GET"
      ? await api.get<AnswerTo<C>>(path)
      : await api.send<AnswerTo<C>>(method as "POST" | "PUT" | "DELETE", path, input.body)
  if (__CHECK_ANSWERS__) await check(call, answer)
  return answer
}

type ListCall = { [C in Call]: AnswerTo<C> extends readonly unknown[] ? C : never }[Call]
type ItemOf<C extends Call> = AnswerTo<C> extends readonly (infer Item)[] ? Item : never

/** One page of a list, with how many there are in all. */
export async function requestPage<C extends ListCall>(
  api: Api,
  call: C,
  query: URLSearchParams
): Promise<Paged<ItemOf<C>>> {
  const [, path] = partsOf(call, { query })
  const page = await api.page<ItemOf<C>>(path)
  if (__CHECK_ANSWERS__) await check(call, page.items)
  return page
}
