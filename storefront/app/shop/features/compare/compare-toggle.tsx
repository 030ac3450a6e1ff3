import { compareTexts } from "@contract/texts/compare"
import { useKept } from "~/lib/kept-list"
import { useText } from "~/lib/site"
import { Button, IconButton } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { toast } from "~/ui/toast-store"
import { chosenStones, maxCompared } from "./chosen-stones"

interface CompareToggleProps {
  product: { slug: string; name: string }
  /** Only an icon, over a card's picture; or a button with a label, beside others. */
  shape?: "corner" | "button"
}

/** Adds a product to the comparison, or removes it. */
export function CompareToggle({ product: { slug, name }, shape = "corner" }: CompareToggleProps) {
  const chosen = useKept(chosenStones)
  const text = useText(compareTexts)
  const on = chosen.includes(slug)
  const toggle = () => {
    if (on) chosenStones.write(chosen.filter((it) => it !== slug))
    else if (chosen.length < maxCompared) chosenStones.write([...chosen, slug])
    else toast({ title: text("compare_full"), variant: "destructive" })
  }
  const toggleProps = { "aria-pressed": on, "aria-description": name, onClick: toggle }
  return shape === "button" ? (
    <Button look="outline" className="aria-pressed:border-stone-900" {...toggleProps}>
      <Icon name={on ? "check" : "compare"} />
      {text("compare_button")}
    </Button>
  ) : (
    <IconButton
      label={text("compare_button")}
      icon={on ? "check" : "compare"}
      look="floating"
      className="max-sm:bg-transparent max-sm:shadow-none max-sm:backdrop-blur-none aria-pressed:bg-stone-900! aria-pressed:text-white"
      {...toggleProps}
    />
  )
}
