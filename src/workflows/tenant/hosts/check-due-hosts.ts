import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { Actor } from "../../../lib/actor"
import { claimDueHosts } from "../../../modules/tenant/hosts/hosts"
import { lookAtHost } from "./look-at-host"

const atOnce = 20

const job: Actor = { way: "platform", id: null, name: "Domain check", email: "", enteredBy: null }

/** Looks at the hosts whose time has come, some at a time. What was seen is seen: there is no undo. */
const checkDueHostsStep = createStep("check-due-hosts", async ({ now }: { now: string }, { container }) => {
  const at = new Date(now)
  const due = await claimDueHosts(container, at, atOnce)
  await Promise.all(due.map((it) => lookAtHost(container, { ...it, actor: job, now: at })))
  return new StepResponse(due.length)
})

export const checkDueHostsWorkflow = createWorkflow(
  "check-due-hosts",
  (input: WorkflowData<{ now: string }>) => new WorkflowResponse(checkDueHostsStep(input))
)
