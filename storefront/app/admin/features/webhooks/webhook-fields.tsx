import { Controller, type UseFormReturn } from "react-hook-form"
import type { WebhookEvent } from "@contract/webhook"
import { ChoiceList } from "~/ui/choice-list"
import { TextField } from "~/ui/field"
import { eventChoices, texts } from "./texts"

/** An outgoing webhook's fields in a form. */
export interface WebhookValues {
  url: string
  events: WebhookEvent[]
}

/** Inputs for an outgoing webhook's URL and events. */
export function WebhookFields({ form }: { form: UseFormReturn<WebhookValues> }) {
  const { errors } = form.formState
  return (
    <>
      <TextField
        label={texts.url}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder={texts.urlPlaceholder}
        hint={texts.urlHint}
        required
        error={errors.url?.message}
        {...form.register("url")}
      />
      <Controller
        control={form.control}
        name="events"
        render={({ field }) => (
          <ChoiceList
            legend={texts.events}
            choices={eventChoices}
            chosen={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={errors.events?.message ?? errors.events?.root?.message}
          />
        )}
      />
    </>
  )
}
