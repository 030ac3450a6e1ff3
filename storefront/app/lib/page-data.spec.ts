import { queryOptions } from "@tanstack/react-query"
import { browserApi } from "./browser-api"
import { shownData, started } from "./page-data"
import { newQueryClient } from "./query-client"

const query = queryOptions({
  queryKey: ["numbers"],
  queryFn: () => Promise.resolve("new"),
  staleTime: 0,
})

it("old data is shown without waiting, and replaced", async () => {
  const client = newQueryClient()
  client.setQueryData(query.queryKey, "old", { updatedAt: 1 })
  const shown = shownData(client, query)
  expect(client.isFetching()).toBe(1)
  expect(await shown).toBe("old")
  await client.query(query)
  expect(client.getQueryData(query.queryKey)).toBe("new")
})

it("data that a change has made wrong is never shown", async () => {
  const client = newQueryClient()
  client.setQueryData(query.queryKey, "old")
  await client.invalidateQueries()
  expect(await shownData(client, query)).toBe("new")
})

it("a failure to renew old data shows no error page", async () => {
  const client = newQueryClient()
  client.setQueryData(query.queryKey, "old", { updatedAt: 1 })
  const failing = { ...query, queryFn: () => Promise.reject<string>(new Error("offline")), retry: false }
  expect(await shownData(client, failing)).toBe("old")
})

it("a list's request starts with the press, and the screen neither waits for it nor fails with it", async () => {
  const client = newQueryClient()
  let fail: (error: Error) => void = () => undefined
  const failing = {
    ...query,
    queryFn: () => new Promise<string>((_resolve, reject) => (fail = reject)),
    retry: false,
  }
  await started((it) => it.query(failing))(client, browserApi)
  expect(client.isFetching()).toBe(1)
  fail(new Error("offline"))
  await new Promise((resolve) => setTimeout(resolve))
  expect(client.getQueryState(query.queryKey)?.status).toBe("error")
})
