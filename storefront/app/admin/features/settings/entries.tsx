import type { ComponentProps } from "react"
import type { Entry } from "@contract/entry"
import { Loaded } from "~/admin/list/loaded"
import { texts } from "./texts"

type EntriesProps = Pick<ComponentProps<typeof Loaded<Entry[]>>, "children"> & {
  read: ComponentProps<typeof Loaded<Entry[]>>["query"]
}

/** Renders the entries of a query once it is loaded. */
export const Entries = ({ read, children }: EntriesProps) => (
  <Loaded query={read} loading={texts.loading} loadFailed={texts.loadFailed}>
    {children}
  </Loaded>
)
