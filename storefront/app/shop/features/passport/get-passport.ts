import { queryOptions, useQuery } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"

/** The public record of a sold product, by the code on its passport. */
const getPassport = (api: Api, code: string) => request(api, "GET /api/passports/:code", { params: { code } })

export const passportQuery = (code: string, api: Api = browserApi) =>
  queryOptions({ queryKey: queryKeys.passport(code), queryFn: () => getPassport(api, code) })

export const usePassport = (code: string) => useQuery(passportQuery(code))
