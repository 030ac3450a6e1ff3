import { writePrivate } from "../start/files"
import { Progress } from "../start/progress"
import { CHECKED, TestProduct } from "./product"
import { stage, type Result } from "./stage"

/** Runs specs against the product that the file describes. */
export type ProductTask = (env: { RATNA_PRODUCT: string }) => Promise<Result>

/**
 * One product with its own database, mailbox and gateway: specs that break or kill something affect no other product.
 */
class Lane {
  private readonly product: TestProduct

  constructor(
    private readonly label: string,
    private readonly infoFile: string
  ) {
    this.product = new TestProduct(new Progress((line) => console.log(`${line}${label}`)), CHECKED)
  }

  start(): Promise<Result> {
    return stage(`start${this.label}`, async () => {
      writePrivate(this.infoFile, JSON.stringify(await this.product.start()))
      return { passed: 1, failed: 0, skipped: 0, output: "" }
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

  stop(): Promise<void> {
    return this.product.stop()
  }
}

/** Products that run concurrently, one for each core that the specs may use. */
export class Lanes {
  private readonly lanes: Lane[]

  /** @param infoFiles one for each product; its connection data is written there */
  constructor(infoFiles: string[]) {
    this.lanes = infoFiles.map((file, at) => new Lane(at === 0 ? "" : ` (${String(at + 1)})`, file))
  }

  start(): Promise<Result[]> {
    return Promise.all(this.lanes.map((lane) => lane.start()))
  }

  async run(tasks: ProductTask[]): Promise<Result[]> {
    const queue = [...tasks]
    return (await Promise.all(this.lanes.map((lane) => lane.work(queue)))).flat()
  }

  async stop(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.stop()))
  }
}
