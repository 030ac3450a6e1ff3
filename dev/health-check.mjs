// @ts-check
// The container's health check: whether this process responds. Whether it should get requests is a different question
// (`/api/health/ready`), which the load balancer asks. A container that is only draining must not be restarted.

const { RATNA_ROLE, PORT, MEDUSA_PORT, HEALTH_PORT } = process.env
const ports = new Map([
  ["server", MEDUSA_PORT || "9000"],
  ["worker", HEALTH_PORT || "9100"],
])
const port = ports.get(RATNA_ROLE ?? "") ?? (PORT || "8000")
const response = await fetch(`http://127.0.0.1:${port}/api/health/live`).catch(() => undefined)
process.exitCode = response?.ok === true ? 0 : 1
