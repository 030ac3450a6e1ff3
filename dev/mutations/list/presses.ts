import type { Mutation } from "../mutation"

const caughtBy = ["storefront/app/lib/early-events.spec.tsx"]

/** Guards against losing presses and typed text before a page is hydrated. */
export const inPresses: Mutation[] = [
  {
    name: "a press is done before the page is hydrated, and lost",
    caughtBy,
    change: {
      file: "storefront/app/lib/early-events.ts",
      edits: [["    held.push({ ...press, shown })\n", ""]],
    },
  },
  {
    name: "React hears of an early press twice",
    caughtBy,
    change: {
      file: "storefront/app/lib/early-events.ts",
      edits: [["    event.preventDefault()\n    const isStill", "    const isStill"]],
    },
  },
  {
    name: "React hydrates the whole page in one task at the first touch",
    caughtBy,
    change: {
      file: "storefront/app/lib/early-events.ts",
      edits: [
        [
          "  const onOther = (event: Event) => {\n    event.stopImmediatePropagation()\n",
          "  const onOther = (event: Event) => {\n",
        ],
      ],
    },
  },
  {
    name: "presses are done before a part whose code comes later can take them",
    caughtBy,
    change: {
      file: "storefront/app/lib/hydration.tsx",
      edits: [["    unhydrated.add(part)\n", ""]],
    },
  },
]
