import { endpoints } from "."
import type { Endpoint } from "./endpoint"

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/**
 * Members that nobody types: ids, choices from a fixed list, and what programs made. Passwords have rules of their own,
 * and the cells of an import are normalized row by row.
 */
const notTyped =
  /(\b|[a-z])([iI]ds?|[pP]assword|token|kind|status|list|query|scopes|events|country|field|paymentRef|razorpaySignature|enable[A-Z]\w+|isActive)(\.\d+)?$|^\.products\./

/** Copies of a value, in each of which one text has invisible characters around it, with the text's place. */
function pasted(value: Json, place = ""): [place: string, copy: Json][] {
  if (typeof value === "string") return value === "" ? [] : [[place, `\u200e\u00a0${value}\u200b\u202c\n`]]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    pasted(inner, `${place}.${key}`).map(([path, copy]): [string, Json] => [
      path,
      Array.isArray(value) ? value.with(Number(key), copy) : { ...value, [key]: copy },
    ])
  )
}

const all: Endpoint[] = Object.values(endpoints)
const typed = all.flatMap(({ method, path, body, example }) =>
  pasted((example ?? null) as Json)
    .filter(([place]) => !notTyped.test(place))
    .map(([place, copy]) => ({ name: `${method} ${path} ${place}`, body, example, copy }))
)

it.each(typed)(
  "a text is what was meant, whatever invisible characters were pasted with it: $name",
  ({ body, example, copy }) => {
    expect(body?.safeParse(copy)).toEqual(body?.safeParse(example))
  }
)
