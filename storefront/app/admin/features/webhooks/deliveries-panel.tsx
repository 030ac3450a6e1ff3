import { useState } from "react"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { deliveryStates, type Webhook } from "@contract/webhook"
import { messageOf } from "~/lib/api"
import { Button } from "~/ui/button"
import { Dialog } from "~/ui/dialog"
import { SelectField } from "~/ui/field"
import { ListError, ListLoading } from "~/ui/list/list-states"
import { showError } from "~/ui/show-error"
import { DeliveryRow } from "./delivery-row"
import { deliveriesQuery, type DeliveryFilters } from "./get-deliveries"
import { useReplayDelivery } from "./replay-delivery"
import { stateWords, texts } from "./texts"

const pageSize = 50
const maxShown = 1_000
const states = [
  { value: "", label: "All" },
  ...deliveryStates.map((value) => ({ value, label: stateWords[value][0] })),
]

/** Deliveries of an outgoing webhook with their results, and a button to resend. */
export function DeliveriesPanel({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [filters, setFilters] = useState<DeliveryFilters>({ state: "", limit: pageSize })
  const found = useQuery({ ...deliveriesQuery(webhook.id, filters), placeholderData: keepPreviousData })
  const replay = useReplayDelivery({
    onError: (error) => showError(messageOf(error, "It could not be sent again")),
  })
  const { data } = found
  const hasMore = data?.length === filters.limit && filters.limit < maxShown
  return (
    <Dialog title="Deliveries" description={webhook.url} shape="panel" onClose={onClose}>
      <SelectField
        label="Show"
        options={states}
        value={filters.state}
        onChange={(event) =>
          setFilters({ state: event.target.value as DeliveryFilters["state"], limit: pageSize })
        }
      />
      <div className="mt-4" aria-live="polite" aria-busy={found.isFetching}>
        {data ? (
          <ul className="divide-y divide-stone-200">
            {data.map((it) => (
              <DeliveryRow
                key={it.id}
                delivery={it}
                onReplay={
                  webhook.isActive ? () => replay.mutate({ id: webhook.id, deliveryId: it.id }) : undefined
                }
                isReplaying={replay.isPending && replay.variables.deliveryId === it.id}
              />
            ))}
          </ul>
        ) : found.isError ? (
          <ListError label="deliveries" onRetry={() => void found.refetch()} />
        ) : (
          <ListLoading label="deliveries" />
        )}
        {data?.length === 0 && (
          <p className="text-stone-600">{filters.state ? texts.noMatch : texts.noDeliveries}</p>
        )}
      </div>
      {hasMore && (
        <Button
          look="outline"
          busy={found.isPlaceholderData}
          className="mt-4"
          onClick={() => setFilters({ ...filters, limit: Math.min(maxShown, filters.limit * 4) })}
        >
          Show more
        </Button>
      )}
    </Dialog>
  )
}
