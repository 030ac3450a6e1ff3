import {
  canRender,
  type KubernetesObject,
  memoryLimitsOf,
  mistakesIn,
  renderChart,
  variablesOf,
} from "./chart"

jest.setTimeout(120_000)

const everything = {
  metrics: { serviceMonitor: { enabled: true }, prometheusRule: { enabled: true } },
  imagePullSecrets: [{ name: "registry" }],
  ingress: { className: "nginx" },
  worker: {
    autoscaling: {
      enabled: true,
      metrics: [
        {
          type: "External",
          external: {
            metric: { name: "ratna_due_work_oldest_seconds" },
            target: { type: "Value", value: "60" },
          },
        },
      ],
    },
  },
  networkPolicy: {
    proxies: [{ namespaceSelector: { matchLabels: { name: "ingress" } } }],
    staff: [{ ipBlock: { cidr: "10.0.0.0/8" } }],
    metrics: [{ namespaceSelector: { matchLabels: { name: "monitoring" } } }],
  },
}

const named = (objects: KubernetesObject[]): string[] =>
  objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`).sort()

// Without Debian's golang-go and golang-github-masterminds-sprig-dev.
const describeIfRendered = canRender ? describe : describe.skip

describeIfRendered("the rendered chart (skipped without Go and sprig)", () => {
  let usual: KubernetesObject[]
  let full: KubernetesObject[]
  beforeAll(() => {
    usual = renderChart()
    full = renderChart(everything)
  })
  const one = (name: string): KubernetesObject => {
    const found = full.find(({ kind, metadata }) => `${kind} ${metadata.name}` === name)
    if (!found) throw new Error(`there is no ${name}`)
    return found
  }

  it("consists of valid Kubernetes objects, with the default values and with everything switched on", () => {
    expect(mistakesIn(usual)).toEqual([])
    expect(mistakesIn(full)).toEqual([])
  })

  it("an invalid object is found", () => {
    const broken = usual.map((it) => (it.kind === "Service" ? { ...it, spec: { selector: 1 } } : it))
    expect(mistakesIn(broken)).toHaveLength(2)
  })

  it("has a deployment, a disruption budget and a network policy for each role", () => {
    for (const role of ["server", "worker", "storefront"]) {
      for (const kind of ["Deployment", "PodDisruptionBudget", "NetworkPolicy"])
        expect(named(usual)).toContain(`${kind} ratna-${role}`)
    }
    expect(named(usual)).toEqual(
      expect.arrayContaining(["Job ratna-migrate", "Pod ratna-test", "Ingress ratna", "Service ratna-server"])
    )
    expect(named(usual).join()).not.toMatch(/ServiceMonitor|PrometheusRule/)
    expect(named(full)).toEqual(expect.arrayContaining(["ServiceMonitor ratna", "PrometheusRule ratna"]))
    expect(one("PrometheusRule ratna").spec.groups?.length).toBeGreaterThan(0)
  })

  it("migrates before pods start, and has a test", () => {
    expect(one("Job ratna-migrate").metadata.annotations?.["helm.sh/hook"]).toBe("pre-install,pre-upgrade")
    expect(one("Pod ratna-test").metadata.annotations?.["helm.sh/hook"]).toBe("test")
  })

  it("gives servers and workers 2 GB", () => {
    for (const role of ["server", "worker"])
      expect(memoryLimitsOf(one(`Deployment ratna-${role}`))).toEqual(["2Gi"])
  })

  it("admits to the Medusa servers only storefronts and those whom the values name", () => {
    expect(one("NetworkPolicy ratna-server").spec.ingress?.[0]).toEqual({
      ports: [{ port: 9000 }],
      from: [
        {
          podSelector: {
            matchLabels: {
              "app.kubernetes.io/name": "ratna",
              "app.kubernetes.io/instance": "ratna",
              "app.kubernetes.io/component": "storefront",
            },
          },
        },
        { ipBlock: { cidr: "10.0.0.0/8" } },
      ],
    })
    const worker = usual.find(
      ({ kind, metadata }) => kind === "NetworkPolicy" && metadata.name === "ratna-worker"
    )
    expect(worker?.spec.ingress).toEqual([])
  })

  it("gives a storefront only the secrets that it needs", () => {
    expect(variablesOf(usual, "storefront").secrets).toEqual(["DATABASE_URL", "REDIS_URL", "EDGE_SECRET"])
  })

  it.each([
    ["more pods", { server: { autoscaling: { maxReplicas: 30 } } }],
    ["larger pools", { worker: { poolMax: 100 } }],
    ["fewer connections", { database: { maxConnections: 100 } }],
  ])("is refused with %s than the database has connections for", (_what, values) => {
    expect(() => renderChart(values)).toThrow(/The pools of all pods may hold \d+ connections/)
  })

  it("counts pods without autoscaling by their replicas, and one more during an update", () => {
    const fixed = { autoscaling: { enabled: false }, replicas: 2, poolMax: 10 }
    const values = (maxConnections: number) => ({
      server: fixed,
      worker: fixed,
      database: { maxConnections, reserved: 0 },
    })
    expect(() => renderChart(values(60))).not.toThrow()
    expect(() => renderChart(values(59))).toThrow("60 connections")
  })
})
