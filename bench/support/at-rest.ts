import { rows } from "../../integration-tests/support/database"
import { waitFor } from "../../integration-tests/support/wait-for"

/** A product with demo data creates copies of its pictures for some minutes after its start. */
const longestMs = 15 * 60_000

/** Waits until the product has no pictures to copy. The CPU time of that work would count as that of requests. */
export async function atRest(): Promise<void> {
  console.log("waiting for the copies of the pictures …")
  await waitFor(
    "the end of the copies of the pictures",
    async () => {
      const [due] = await rows("select 1 from picture_due limit 1")
      return due ? undefined : true
    },
    longestMs
  )
}
