import { useEffect, useState } from "react"
import { flushSync } from "react-dom"
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
} from "react-hook-form"
import { ApiError, messageOf } from "./api"
import { focusPlace } from "./focus-field"
import { staleOf, type Stale } from "./stale"
import { useRetry } from "./use-retry"

interface EditFormOptions<V extends FieldValues, E> {
  /** `zodResolver` of the contract's schema. */
  resolver: Resolver<V>
  /** The entity to edit, as read; null for a new one. */
  entity: E | null
  /** The form's values for an entity; for null, those of an empty form. */
  valuesOf: (entity: E | null) => V
  /** Sends the request. `changes` are the values that differ from those of `base`, the version that was edited. */
  save: (edit: { values: V; changes: Partial<V>; base: E | null }) => Promise<E>
  onSaved: (saved: E) => void
  /** Shows a failure. `fallback` is used when the server sends no message. `retry` is set when a retry may help. */
  onFailed: (message: string, retry?: () => unknown) => void
  fallback: string
  /** Reads a 409 STALE response whose format isn't that of a single entity. */
  readStale?: (error: unknown) => Stale<E> | null
}

/** Both values of a field that two people have changed, and the callbacks to choose one. */
interface Conflict {
  theirs: string
  onTake: () => void
  onKeep: () => void
}

const asText = (value: unknown): string =>
  typeof value === "string" ? value : Array.isArray(value) ? value.join(", ") : JSON.stringify(value ?? "")

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * State of a back-office form. Saves the changes with the version they were made from. Another person's concurrent
 * changes are adopted for fields that this person hasn't touched; for fields that both have changed, both values are
 * offered.
 */
export function useEditForm<V extends FieldValues, E>(options: EditFormOptions<V, E>) {
  const { resolver, entity, valuesOf, save, onSaved, onFailed, fallback, readStale = staleOf<E> } = options
  /** The version that the edit is based on. */
  const [base, setBase] = useState(entity)
  const [conflicting, setConflicting] = useState<readonly string[]>([])
  const form = useForm<V>({ resolver, defaultValues: valuesOf(entity) as DefaultValues<V> })
  const { isDirty, isSubmitting, errors } = form.formState
  const names = Object.keys(valuesOf(base)) as Path<V>[]
  const retryOf = useRetry()

  /** Focuses the first of some fields, in the form's order. Pictures and switches are not native inputs of the form. */
  const goToFirst = (fields: readonly string[]) => {
    const first = names.find((it) => fields.includes(it))
    if (first !== undefined && !focusPlace(first)) form.setFocus(first)
  }
  /** Makes the current version the form's starting point. */
  const startFrom = (now: E | null) => {
    setBase(now)
    setConflicting([])
    form.reset(valuesOf(now))
  }
  // Adopts a newer version while nobody is typing.
  useEffect(() => {
    if (!isDirty && !isSubmitting && entity !== base) startFrom(entity)
    // Only a newly read entity resets the form, not the end of typing.
  }, [entity])

  // The save button may be far below the conflicting field.
  useEffect(() => {
    goToFirst(conflicting)
    // Runs when a conflict appears, and again for the next one after a choice is made.
  }, [conflicting])

  const setValue = (name: Path<V>, value: PathValue<V, Path<V>>) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: true })

  const settle = ({ current, fields }: Stale<E>) => {
    const [before, now] = [valuesOf(base), valuesOf(current)]
    const typed = form.getValues()
    const mine = names.filter((it) => !same(typed[it], before[it]))
    form.reset(now)
    for (const it of mine) setValue(it, typed[it])
    setBase(current)
    setConflicting(fields.filter((it) => mine.includes(it as Path<V>) && !same(typed[it], now[it])))
  }
  const fail = (error: unknown) => {
    const stale = readStale(error)
    if (stale) settle(stale)
    if (!stale && error instanceof ApiError) {
      const refused = error.details.filter((it) => names.includes(it.path as Path<V>))
      for (const { path, message } of refused) form.setError(path as Path<V>, { message })
      goToFirst(refused.map((it) => it.path))
    }
    const retry = retryOf(error, () => submit())
    onFailed(messageOf(error, fallback), ...(retry ? [retry] : []))
  }
  const submit = form.handleSubmit(async (values) => {
    const before = valuesOf(base)
    const changes = Object.fromEntries<unknown>(
      names.filter((it) => !same(values[it], before[it])).map((it) => [it, values[it]])
    ) as Partial<V>
    try {
      const saved = await save({ values, changes, base })
      // The guard against data loss must update before the caller navigates.
      flushSync(() => startFrom(saved))
      onSaved(saved)
    } catch (error) {
      fail(error)
    }
  })

  /** The conflict to show under a field; null for the others. */
  const conflictOf = (name: Path<V>): Conflict | null => {
    if (!conflicting.includes(name)) return null
    const theirs = valuesOf(base)[name]
    const settled = () => setConflicting((before) => before.filter((it) => it !== name))
    return {
      theirs: asText(theirs),
      onKeep: settled,
      onTake: () => {
        setValue(name, theirs)
        settled()
      },
    }
  }
  return {
    form,
    /** The version that the edit is based on, as last read or saved. */
    base,
    submit,
    conflictOf,
    errorOf: (name: Path<V>): string | undefined => {
      const message = errors[name]?.message
      return typeof message === "string" ? message : undefined
    },
    /** Names of the invalid fields. */
    wrong: names.filter((it) => errors[it]),
    focus: (name: string) => goToFirst([name]),
    discard: () => startFrom(entity),
    isDirty,
    isSaving: isSubmitting,
  }
}
