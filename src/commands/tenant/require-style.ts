import { compileStyle } from "../../domain/brand-style/compile-style"
import { ApiError } from "../../lib/api-error"

/** @throws ApiError VALIDATION_FAILED with the line and column of each rejected part */
export function requireStyle(source: string | null | undefined): void {
  if (!source) return
  const { faults } = compileStyle(source)
  const [first] = faults
  if (!first) return
  const lines = faults.map((it) => `Line ${it.line}, column ${it.column}: ${it.message}`)
  throw new ApiError("VALIDATION_FAILED", `Style rules: ${lines[0] ?? ""}`, {
    details: [{ path: "customCss", message: lines.join("\n") }],
  })
}
