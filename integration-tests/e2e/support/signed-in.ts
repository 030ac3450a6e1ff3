import type { Page } from "@playwright/test"
import type { Client } from "../../support/client"

/** Copies a signed-in client's session to a page's browser. */
export const beSignedIn = (page: Page, client: Client): Promise<void> =>
  page.context().addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: client.origin })))
