import { notFound } from "~/lib/http-error"

export const loader = (): never => notFound()
export const clientLoader = (): never => notFound()
export default function Page() {
  return null
}
