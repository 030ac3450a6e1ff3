import { useEffect, useRef, type ClipboardEvent, type KeyboardEvent } from "react"
import { signInTexts } from "@contract/texts/sign-in"
import { spaceless } from "@contract/rules/typed-text"
import { useText } from "~/lib/site"
import { cn } from "~/ui/cn"

const length = 6

interface OtpInputProps {
  /** Digits only, at most six. */
  value: string
  onChange: (value: string) => void
  invalid: boolean
  disabled?: boolean
  /** Id of the element with the error message. */
  describedBy: string
}

/** Six boxes for six digits: typing moves to the next, Backspace to the previous, and a pasted code fills them all. */
export function OtpInput({ value, onChange, invalid, disabled = false, describedBy }: OtpInputProps) {
  const text = useText(signInTexts)
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const focus = (index: number): void => {
    const box = boxes.current[Math.min(Math.max(index, 0), length - 1)]
    box?.focus()
    box?.select()
  }

  useEffect(() => {
    if (value === "" && !disabled) boxes.current[0]?.focus()
  }, [value, disabled])

  /** Inserts digits from a box on; the rest of the code stays. */
  const put = (index: number, typed: string): void => {
    const digits = spaceless(typed).replace(/\D/g, "")
    if (digits === "") return
    const from = Math.min(index, value.length)
    onChange((value.slice(0, from) + digits + value.slice(from + digits.length)).slice(0, length))
    focus(from + digits.length)
  }

  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    if (event.key === "Backspace" || event.key === "Delete") {
      event.preventDefault()
      const at = event.key === "Backspace" && !value[index] ? index - 1 : index
      if (at < 0) return
      onChange(value.slice(0, at) + value.slice(at + 1))
      focus(at)
    } else if (event.key === "ArrowLeft") {
      event.preventDefault()
      focus(index - 1)
    } else if (event.key === "ArrowRight") {
      event.preventDefault()
      focus(index + 1)
    }
  }

  return (
    <div role="group" aria-label={text("code_label")} className="grid grid-cols-6 gap-2 sm:gap-3">
      {Array.from({ length }, (_, index) => (
        <input
          key={index}
          ref={(box) => {
            boxes.current[index] = box
          }}
          type="text"
          inputMode="numeric"
          autoComplete={index === 0 ? "one-time-code" : "off"}
          aria-label={text("code_digit", { n: index + 1, count: length })}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          disabled={disabled}
          value={value[index] ?? ""}
          onFocus={(event) => event.target.select()}
          onChange={(event) => put(index, event.target.value)}
          onPaste={(event: ClipboardEvent) => {
            event.preventDefault()
            put(0, event.clipboardData.getData("text"))
          }}
          onKeyDown={onKeyDown(index)}
          className={cn(
            "h-14 w-full min-w-0 rounded-xl border bg-white text-center text-2xl tabular-nums",
            "transition-colors duration-150 disabled:bg-stone-100 disabled:text-stone-500",
            invalid ? "border-red-700" : "border-stone-300 hover:border-stone-400"
          )}
        />
      ))}
    </div>
  )
}
