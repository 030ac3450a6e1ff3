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
  /** What is edited, as it was read; null for a new one. */
  entity: E | null
  /** The form's values for it; for null those of an empty form. */
  valuesOf: (entity: E | null) => V
  /** Makes the call; `changes` are the values that differ from those of `base`, which the edit was made from. */
  save: (edit: { values: V; changes: Partial<V>; base: E | null }) => Promise<E>
  onSaved: (saved: E) => void
  /** What a person is told of any failure; `fallback` where the server has no words. `retry`: where it may help. */
  onFailed: (message: string, retry?: () => unknown) => void
  fallback: string
  /** Reads another form of 409 STALE than that of one thing. */
  readStale?: (error: unknown) => Stale<E> | null
}

/** Both values of a field that two have changed, and the choice between them. */
interface Clash {
  theirs: string
  onTake: () => void
  onKeep: () => void
}

const asText = (value: unknown): string =>
  typeof value === "string" ? value : Array.isArray(value) ? value.join(", ") : JSON.stringify(value ?? "")

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * A form of the back office: saves what was changed with the version it was made from. What somebody else has changed
 * meanwhile is taken over where this writer hasn't touched it, and offered beside what was typed where both have.
 */
export function useEditForm<V extends FieldValues, E>(options: EditFormOptions<V, E>) {
  const { resolver, entity, valuesOf, save, onSaved, onFailed, fallback, readStale = staleOf<E> } = options
  /** What the edit is made from. */
  const [base, setBase] = useState(entity)
  const [clashing, setClashing] = useState<readonly string[]>([])
  const form = useForm<V>({ resolver, defaultValues: valuesOf(entity) as DefaultValues<V> })
  const { isDirty, isSubmitting, errors } = form.formState
  const names = Object.keys(valuesOf(base)) as Path<V>[]
  const retryOf = useRetry()

  /** To the first of some fields, in the form's order; pictures and switches are no inputs of the form's own. */
  const goToFirst = (fields: readonly string[]) => {
    const first = names.find((it) => fields.includes(it))
    if (first !== undefined && !focusPlace(first)) form.setFocus(first)
  }
  /** What is there now becomes what the form begins from. */
  const startFrom = (now: E | null) => {
    setBase(now)
    setClashing([])
    form.reset(valuesOf(now))
  }
  // Read anew while nobody is typing.
  useEffect(() => {
    if (!isDirty && !isSubmitting && entity !== base) startFrom(entity)
    // Only what was read starts it anew, not the typing that ends.
  }, [entity])

  // The button that saves may be pages below the field that two have changed.
  useEffect(() => {
    goToFirst(clashing)
    // When a choice comes up, and the next one when it is made.
  }, [clashing])

  const setValue = (name: Path<V>, value: PathValue<V, Path<V>>) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: true })

  const settle = ({ current, fields }: Stale<E>) => {
    const [before, now] = [valuesOf(base), valuesOf(current)]
    const typed = form.getValues()
    const mine = names.filter((it) => !same(typed[it], before[it]))
    form.reset(now)
    for (const it of mine) setValue(it, typed[it])
    setBase(current)
    setClashing(fields.filter((it) => mine.includes(it as Path<V>) && !same(typed[it], now[it])))
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
      // The guard against loss has to know before the caller leads elsewhere.
      flushSync(() => startFrom(saved))
      onSaved(saved)
    } catch (error) {
      fail(error)
    }
  })

  /** What to show under a field that two have changed; null for the others. */
  const clashOf = (name: Path<V>): Clash | null => {
    if (!clashing.includes(name)) return null
    const theirs = valuesOf(base)[name]
    const settled = () => setClashing((before) => before.filter((it) => it !== name))
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
    /** What the edit is made from, as it was last read or saved. */
    base,
    submit,
    clashOf,
    errorOf: (name: Path<V>): string | undefined => {
      const message = errors[name]?.message
      return typeof message === "string" ? message : undefined
    },
    /** The names of the fields that are wrong. */
    wrong: names.filter((it) => errors[it]),
    focus: (name: string) => goToFirst([name]),
    discard: () => startFrom(entity),
    isDirty,
    isSaving: isSubmitting,
  }
}
