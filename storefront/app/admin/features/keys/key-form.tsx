import { zodResolver } from "@hookform/resolvers/zod"
import { Controller, useForm } from "react-hook-form"
import { keyCreateBody, type NewApiKey, type Scope, scopes } from "@contract/key"
import { messageOf } from "~/lib/api"
import { Button } from "~/ui/button"
import { ChoiceList } from "~/ui/choice-list"
import { TextField } from "~/ui/field"
import { useCreateKey } from "./create-key"
import { scopeWords } from "./texts"

const choices = scopes.map((value) => ({ value, name: scopeWords[value][0], hint: scopeWords[value][1] }))

/**
 * Form that creates an API key with a name and permissions.
 * @param onMade receives the only response that contains the secret
 */
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
      onError: (error) =>
        form.setError("name", { message: messageOf(error, "The key could not be created") }),
    })
  )
  const { errors } = form.formState
  return (
    <form
      noValidate
      aria-label="Create a key"
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
          <ChoiceList
            legend="What may it do?"
            choices={choices}
            chosen={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={errors.scopes?.message ?? errors.scopes?.root?.message}
          />
        )}
      />
      <Button type="submit" busy={create.isPending} className="justify-self-start">
        Create key
      </Button>
    </form>
  )
}
