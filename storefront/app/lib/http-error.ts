import { data } from "react-router"

/** Ends a loader with a status that the nearest error view shows. */
export function httpError(status: number, body: unknown = null): never {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router's way to answer with a status
  throw data(body, { status })
}

export const notFound = (): never => httpError(404)
