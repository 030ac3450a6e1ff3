import type { Page } from "@playwright/test"
import type { Client } from "../../support/client"

/** Makes a page's browser that of somebody who is signed in already. */
export const beSignedIn = (page: Page, client: Client): Promise<void> =>
  page.context().addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: client.origin })))
