import { zodResolver } from "@hookform/resolvers/zod"
import { Controller, useForm } from "react-hook-form"
import { keyCreateBody, type NewApiKey, type Scope, scopes } from "@contract/key"
import { messageOf } from "~/lib/api"
import { Button } from "~/ui/button"
import { TextField } from "~/ui/field"
import { useCreateKey } from "./create-key"
import { scopeWords } from "./texts"

const ticked = (chosen: readonly Scope[], scope: Scope, isTicked: boolean): Scope[] =>
  isTicked ? [...chosen, scope] : chosen.filter((it) => it !== scope)

/** Asks what a key is for and what it may do, and makes it. `onMade` gets the only answer that holds its secret. */
export function KeyForm({ onMade }: { onMade: (key: NewApiKey) => void }) {
  const form = useForm({
    resolver: zodResolver(keyCreateBody),
    defaultValues: { name: "", scopes: [] as Scope[] },
  })
  const create = useCreateKey()
  const send = form.handleSubmit((body) =>
    create.mutate(body, {
      onSuccess: (made) => {
        form.reset()
        onMade(made)
      },
      onError: (error) => form.setError("name", { message: messageOf(error, "The key could not be made") }),
    })
  )
  const { errors } = form.formState
  return (
    <form
      noValidate
      aria-label="Make a key"
      onSubmit={(event) => void send(event)}
      className="grid gap-5 rounded-2xl bg-white p-5 shadow-soft sm:p-6"
    >
      <TextField
        label="What is it for?"
        autoComplete="off"
        placeholder="Accounting, marketplace …"
        required
        error={errors.name?.message}
        {...form.register("name")}
      />
      <Controller
        control={form.control}
        name="scopes"
        render={({ field }) => (
          <fieldset aria-describedby="scopes-problem">
            <legend className="text-sm font-medium">What may it do?</legend>
            <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
              {scopes.map((scope) => (
                <label key={scope} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
                  <input
                    type="checkbox"
                    checked={field.value.includes(scope)}
                    onChange={(event) => field.onChange(ticked(field.value, scope, event.target.checked))}
                    onBlur={field.onBlur}
                    className="mt-0.5 size-4.5 cursor-pointer accent-stone-900"
                  />
                  <span>
                    {scopeWords[scope][0]}
                    <span className="block text-sm text-stone-600">{scopeWords[scope][1]}</span>
                  </span>
                </label>
              ))}
            </div>
            <p id="scopes-problem" role="alert" className="mt-1 text-sm text-red-700 empty:hidden">
              {errors.scopes?.message ?? errors.scopes?.root?.message}
            </p>
          </fieldset>
        )}
      />
      <Button type="submit" busy={create.isPending} className="justify-self-start">
        Make key
      </Button>
    </form>
  )
}
