import { rebuildServer } from "../build/build"
import { migrate } from "../start/migrate"
import { messageOf, Problem } from "../start/problem"
import type { Product } from "../start/product"
import type { Progress } from "../start/progress"
import { watchFolders } from "./watch-folders"

/** Files that change the database's tables. Changed functions (`sql/`) are applied by the server when it starts. */
const CHANGES_TABLES = /\/(migrations|migration-scripts|links)\//

/** Compiles changed files of the Medusa server and restarts it. */
export class ServerLoop {
  private turn: Promise<void> = Promise.resolve()
  private failure: Problem | undefined

  constructor(
    private readonly product: Product,
    private readonly progress: Progress
  ) {}

  watch(): void {
    const update = () => {
      this.update().catch((error: unknown) => this.progress.line(messageOf(error)))
    }
    watchFolders(["src"], update)
    watchFolders(["."], update, { deep: false })
  }

  /**
   * Resolves when the running server has the current files.
   * @throws Problem when they can't be compiled or the server doesn't start with them
   */
  update(): Promise<void> {
    const next = this.turn.then(() => this.apply())
    this.turn = next.catch(() => undefined)
    return next
  }

  private async apply(): Promise<void> {
    const began = Date.now()
    const changed = await rebuildServer().catch((error: unknown) => {
      throw new Problem(`The server isn't restarted, because a file can't be compiled:\n${messageOf(error)}`)
    })
    if (changed.length === 0) {
      if (this.failure) throw this.failure
      return
    }
    this.failure = undefined
    try {
      if (changed.some((file) => CHANGES_TABLES.test(file))) await migrate(this.product.env)
      await this.product.restart("medusa")
    } catch (error) {
      this.failure = new Problem(`The Medusa server doesn't start. ${messageOf(error)}`)
      throw this.failure
    }
    const seconds = ((Date.now() - began) / 1000).toFixed(1)
    const what = changed.length === 1 ? String(changed[0]) : `${String(changed.length)} files`
    this.progress.line(`Medusa server restarted in ${seconds} s (${what})`)
  }
}
