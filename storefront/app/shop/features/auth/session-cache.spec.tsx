import { act, renderHook, waitFor } from "@testing-library/react"
import { QueryClientProvider, useQuery, type QueryClient } from "@tanstack/react-query"
import type { ReactNode } from "react"
import type { User } from "@contract/auth"
import { newQueryClient } from "~/lib/query-client"
import { queryKeys } from "~/lib/query-keys"
import { respondToCalls } from "../../../../test/tenant-page"
import { useSignIn } from "./sign-in"
import { useSignOut } from "./sign-out"

const user: User = {
  id: "acc_1",
  email: "asha@specs.test",
  name: "Asha Rao",
  role: "CUSTOMER",
  isEmailVerified: true,
  createdAt: "2026-11-20T10:00:00.000Z",
}

const around =
  (client: QueryClient) =>
  ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )

it("refetches cart and wishlist after a sign-in, before the callback runs", async () => {
  respondToCalls({ "POST /api/auth/login": { body: user } })
  const client = newQueryClient()
  const fetched: string[] = []
  const useWatched = (name: "cart" | "wishlist") =>
    useQuery({
      queryKey: queryKeys[name],
      queryFn: () => {
        fetched.push(name)
        return fetched.length
      },
    })
  const { result } = renderHook(
    () => {
      useWatched("cart")
      useWatched("wishlist")
      return useSignIn({ onSuccess: () => fetched.push("caller") })
    },
    { wrapper: around(client) }
  )
  await waitFor(() => expect(fetched).toEqual(["cart", "wishlist"]))
  act(() => result.current.mutate({ email: user.email, password: "Secret-123" }))
  await waitFor(() => expect(fetched).toEqual(["cart", "wishlist", "cart", "wishlist", "caller"]))
  expect(client.getQueryData(queryKeys.user)).toEqual(user)
})

it("clears a shopper's data after a sign-out, once the page is left", async () => {
  respondToCalls({ "POST /api/auth/logout": { status: 204 } })
  const client = newQueryClient()
  client.setQueryData(queryKeys.user, user)
  for (const key of [queryKeys.cart, queryKeys.orders, queryKeys.addresses, queryKeys.faqs]) {
    client.setQueryData(key, "kept")
  }
  const leavePage = jest.fn(() => {
    expect(client.getQueryData(queryKeys.cart)).toBe("kept")
    return Promise.resolve()
  })
  const { result } = renderHook(() => useSignOut({ leavePage, onError: () => undefined }), {
    wrapper: around(client),
  })
  act(() => result.current.mutate())
  await waitFor(() => expect(client.getQueryData(queryKeys.user)).toBeNull())
  expect(leavePage).toHaveBeenCalledTimes(1)
  expect(
    client
      .getQueryCache()
      .getAll()
      .map((it) => it.queryKey)
  ).toEqual([queryKeys.user])
})
