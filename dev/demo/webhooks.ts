const tries = 60
const pauseMs = 500

/** Tells the gateway simulator where each demo shop takes its notices; it may only just be starting. */
export async function registerWebhook(
  gateway: string,
  webhook: { key_id: string; url: string; secret: string }
): Promise<void> {
  for (let left = tries; ; left--) {
    const answer = await fetch(new URL("/sim/webhooks", gateway), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(webhook),
    }).catch(() => undefined)
    if (answer?.ok) return
    if (left <= 1)
      throw new Error(`The gateway simulator at ${gateway} doesn't take the webhook ${webhook.url}`)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
