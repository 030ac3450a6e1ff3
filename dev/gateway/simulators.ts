import { postalRoutes } from "../postal/postal-routes"
import { checkoutRoutes } from "./api/checkout-routes"
import { restRoutes } from "./api/rest-routes"
import { expireDue } from "./core/payments"
import type { WebhookTarget } from "./core/entities"
import { openStore } from "./core/store"
import { createPublisher, type PublisherOptions } from "./core/webhooks"
import { serve } from "./http/server"
import { createFaults, type FaultOptions } from "./sim/faults"
import { simRoutes } from "./sim/sim-routes"

export interface SimulatorOptions extends PublisherOptions, FaultOptions {
  /** 0: any free port. */
  port?: number
  host?: string
  /** File that keeps payments across restarts; without it they are in memory only. */
  stateFile?: string
  /** Webhooks that are registered at the start. */
  webhookTargets?: readonly WebhookTarget[]
}
export interface Simulators {
  port: number
  url: string
  close: () => Promise<void>
}

/** Starts the payment gateway and the postal service, for tenants without accounts at real providers. */
export async function startSimulators(options: SimulatorOptions = {}): Promise<Simulators> {
  const { port = 8030, host = "127.0.0.1", stateFile, webhookTargets = [] } = options
  const store = openStore(stateFile)
  for (const target of webhookTargets) store.saveWebhook(target)
  const publisher = createPublisher(store, options)
  const faults = createFaults(options)
  const gateway = { store, publish: publisher.publish }
  const routes = {
    ...restRoutes(gateway),
    ...checkoutRoutes(gateway),
    ...simRoutes(gateway, faults, publisher.deliveries),
    ...postalRoutes(),
  }
  const server = await serve(routes, faults, port, host)
  const sweep = setInterval(() => {
    expireDue(store)
  }, 30_000).unref()
  return {
    port: server.port,
    url: `http://localhost:${server.port}`,
    close: async () => {
      clearInterval(sweep)
      publisher.close()
      faults.close()
      await server.close()
      store.close()
    },
  }
}
