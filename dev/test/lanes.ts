import { setTimeout as sleep } from "node:timers/promises"
import { writePrivate } from "../start/files"
import { withClient } from "../start/migrate"
import { Progress } from "../start/progress"
import { CHECKED, TestProduct } from "./product"
import { stage, type Counts, type Result } from "./stage"

/** Runs specs against the product that the file describes. */
export type ProductTask = (env: { RATNA_PRODUCT: string }) => Promise<Result>

const started: Counts & { output: string } = { passed: 1, failed: 0, skipped: 0, output: "" }

const newProduct = (label: string, original?: string): TestProduct =>
  new TestProduct(
    new Progress((line) => console.log(`${line}${label}`)),
    CHECKED,
    original === undefined ? {} : { original }
  )

/**
 * One product with its own database, mailbox and gateway: specs that break or kill something affect no other product.
 */
class Lane {
  private product: TestProduct | undefined

  constructor(
    private readonly label: string,
    private readonly infoFile: string
  ) {}

  /** @param original data folder of a stopped product that this product starts with; a new one by default */
  start(original?: string): Promise<Result> {
    const product = (this.product = newProduct(this.label, original))
    return stage(`start${this.label}`, async () => {
      writePrivate(this.infoFile, JSON.stringify(await product.start()))
      return started
    })
  }

  /** Runs tasks from the common queue until it is empty. */
  async work(queue: ProductTask[]): Promise<Result[]> {
    const results: Result[] = []
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
      results.push(await task({ RATNA_PRODUCT: this.infoFile }))
    }
    return results
  }

  async stop(): Promise<void> {
    await this.product?.stop()
  }
}

const PICTURES_PAUSE_MS = 1000

/** Specs that need copies of a picture upload one; of the demo's pictures, each of which takes a second, these do. */
const COPIED_PICTURES = 20

/** Waits until due work has created the copies of some pictures. In place of the others' the server sends the originals. */
function somePicturesAreCopied(databaseUrl: string): Promise<void> {
  return withClient(databaseUrl, async (client) => {
    await client.query(
      `delete from picture_due
       where (tenant_id, name) not in (select tenant_id, name from picture_due order by due_at, name limit $1)`,
      [COPIED_PICTURES]
    )
    while ((await client.query("select 1 from picture_due limit 1")).rowCount !== 0)
      await sleep(PICTURES_PAUSE_MS)
  })
}

/** Products that run concurrently, one for each core that the specs may use. */
export class Lanes {
  private readonly lanes: Lane[]
  private original: TestProduct | undefined

  /** @param infoFiles one for each product; its connection data is written there */
  constructor(infoFiles: string[]) {
    this.lanes = infoFiles.map((file, at) => new Lane(at === 0 ? "" : ` (${String(at + 1)})`, file))
  }

  /**
   * Several products start with copies of one product's data, which is faster than filling each of them.
   */
  async start(): Promise<Result[]> {
    if (this.lanes.length === 1) return Promise.all(this.lanes.map((lane) => lane.start()))
    const original = (this.original = newProduct(" (demo)"))
    const made = await stage("demo", async () => {
      await somePicturesAreCopied((await original.start()).databaseUrl)
      await original.end()
      return started
    })
    if (made.failed > 0) return [made]
    return [made, ...(await Promise.all(this.lanes.map((lane) => lane.start(original.dataDir))))]
  }

  /** Data folder that the products started with copies of; undefined for a single product. */
  get originalDataDir(): string | undefined {
    return this.original?.dataDir
  }

  async run(tasks: ProductTask[]): Promise<Result[]> {
    const queue = [...tasks]
    return (await Promise.all(this.lanes.map((lane) => lane.work(queue)))).flat()
  }

  async stop(): Promise<void> {
    await Promise.all([this.original?.stop() ?? Promise.resolve(), ...this.lanes.map((lane) => lane.stop())])
  }
}
