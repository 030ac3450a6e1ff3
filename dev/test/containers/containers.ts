import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { randomBytes } from "node:crypto"
import { build } from "../../build/build"
import { makeImageTree } from "../../build/image/tree"
import { endRunning } from "../../build/run"
import { Progress } from "../../start/progress"
import type { ContainersInfo } from "../info"
import { runUntilStopped } from "../product"
import { type Compose, composeOf } from "./compose"
import { buildImage } from "./build-image"
import { STORAGE } from "./podman"
import { buildStandIns, NODE } from "./stand-ins"

const DOMAIN = "ratna.test"

const HOUR_MS = 3_600_000

/** The image that compose.yaml builds from the Dockerfile. */
const PRODUCT = "ratna:local"

/** Values of the operator's file `.env`. */
function newVariables(folder: string): Record<string, string> {
  const secret = () => randomBytes(32).toString("base64")
  return {
    // A part of URLs.
    POSTGRES_PASSWORD: randomBytes(16).toString("hex"),
    JWT_SECRET: secret(),
    COOKIE_SECRET: secret(),
    RATNA_SECRET_KEY: secret(),
    EDGE_SECRET: secret(),
    S3_ACCESS_KEY_ID: "ratna",
    S3_SECRET_ACCESS_KEY: randomBytes(16).toString("hex"),
    PLATFORM_DOMAIN: DOMAIN,
    SMTP_URL: "smtp://mailbox:1025",
    CADDYFILE: path.join(folder, "Caddyfile"),
  }
}

/** compose.yaml run for real: PostgreSQL, Redis, S3, Caddy and every role of the product in containers of their own. */
export class TestContainers {
  private readonly folder: string
  private readonly variables: Record<string, string>
  private readonly compose: Compose

  constructor(private readonly progress: Progress) {
    mkdirSync(STORAGE, { recursive: true })
    this.folder = mkdtempSync(path.join(STORAGE, "run-"))
    this.variables = newVariables(this.folder)
    this.compose = composeOf(this.variables)
  }

  /** Runs the built tree. */
  async start(): Promise<ContainersInfo> {
    const { progress, compose } = this
    await compose.down()
    const images = compose.images.filter((image) => image !== PRODUCT && image !== NODE)
    await progress.step("Building stand-ins for public images", () => buildStandIns(images))
    await progress.step("Building the product's image", () => this.buildProduct())
    const caddyfile = readFileSync("docs/Caddyfile", "utf8")
    // An authority of its own: no public one can reach this machine.
    writeFileSync(
      path.join(this.folder, "Caddyfile"),
      caddyfile.replace("\n{\n", "\n{\n\tlocal_certs\n\tskip_install_trust\n")
    )
    await progress.step("Starting compose.yaml", () => compose.up())
    await this.openPlatform()
    return this.info()
  }

  /** Stops it in any state, and removes everything but the images. */
  async stop(): Promise<void> {
    endRunning()
    await this.compose.down()
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** The Dockerfile's last stage, from the packages and the build of this clone. */
  private async buildProduct(): Promise<void> {
    const tree = path.join(this.folder, "image")
    makeImageTree(path.join(tree, "srv/ratna"))
    const context = ["--build-arg", `BASE=${NODE}`, "--build-context", `build=${tree}`]
    await buildImage(...context, "--tag", PRODUCT, ".")
    rmSync(tree, { recursive: true })
  }

  /** The platform's own store and its superadmin, by the commands of an operator. */
  private async openPlatform(): Promise<void> {
    const cli = (...args: string[]) => this.compose.exec("server-1", "node", "dev/cli.mjs", ...args)
    await cli("tenant:create", "--slug", "default", "--domain", DOMAIN, "--brand", "Ratna")
    const email = "superadmin@ratna.test"
    await cli("admin:create", "--tenant", "default", "--email", email, "--role", "SUPERADMIN")
  }

  private async info(): Promise<ContainersInfo> {
    const password = this.variables["POSTGRES_PASSWORD"] ?? ""
    const address = (name: string) => this.compose.addressOf(name)
    const database = (role: string) => `postgres://${role}:${password}@${address("postgres")}:5432/ratna`
    const ca = await this.compose.exec("caddy", "cat", "/data/caddy/pki/authorities/local/root.crt")
    return {
      origin: `https://${DOMAIN}`,
      port: 443,
      site: { domain: DOMAIN, address: address("caddy"), ca },
      // As the gateway's simulator reaches it.
      medusaUrl: "http://server-1:9000",
      adminUrl: "http://server-1:9000",
      mailUrl: `http://${address("mailbox")}:8025`,
      gatewayUrl: `http://${address("simulators")}:8030`,
      databaseUrl: database("ratna"),
      superuserUrl: database("postgres"),
      controlUrl: "",
      dataDir: "",
      env: {},
      variables: this.variables,
    }
  }
}

/** `node dev/containers.mjs <file>`: compose.yaml for manual work, as `dev/topology.mjs` runs a topology. */
export async function main(): Promise<void> {
  const progress = new Progress()
  const containers = new TestContainers(progress)
  await runUntilStopped("ratna-containers.json", {
    start: async () => {
      await build(progress)
      const info = await containers.start()
      // The containers are no child processes, which would keep this process running.
      setInterval(() => undefined, HOUR_MS)
      return info
    },
    stop: () => containers.stop(),
  })
}
