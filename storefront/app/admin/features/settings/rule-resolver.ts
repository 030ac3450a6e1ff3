import type { Resolver } from "react-hook-form"

/** Validates a form's texts by the contract's rules, which the server applies too. */
export const ruleResolver =
  (problemOf: (name: string, text: string) => string | undefined): Resolver<Record<string, string>> =>
  (values) => {
    const errors = Object.fromEntries(
      Object.entries(values).flatMap(([name, text]) => {
        const message = problemOf(name, text)
        return message === undefined ? [] : [[name, { type: "rule", message }] as const]
      })
    )
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
