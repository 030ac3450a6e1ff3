import type { Mutation } from "../mutation"

const pool = "src/lib/task-pool/task-pool.spec.ts"
const drawings = "src/lib/pictures/check-drawing.spec.ts"

/** Limits of pictures and documents. */
export const taskPool: Mutation[] = [
  {
    name: "a drawing that never ends occupies its process",
    caughtBy: [pool],
    only: "after its CPU time",
    change: {
      file: "src/lib/task-pool/watch-task.ts",
      edits: [["isLate || isSlow || isLarge", "isLate || isLarge"]],
    },
  },
  {
    name: "a task that waits forever occupies its process",
    caughtBy: [pool],
    only: "waits forever",
    change: {
      file: "src/lib/task-pool/watch-task.ts",
      edits: [["isLate || isSlow || isLarge", "isSlow || isLarge"]],
    },
  },
  {
    name: "a process that the system has no memory for ends the server",
    caughtBy: [pool],
    only: "can't even be created",
    change: {
      file: "src/lib/task-pool/task-worker.ts",
      edits: [["this.send(current, job).catch(() => this.lose(current))", "void this.send(current, job)"]],
    },
  },
  {
    name: "a task may fill the memory",
    caughtBy: [pool],
    only: "within its limit",
    change: {
      file: "src/lib/task-pool/task-worker.ts",
      edits: [["limitMemory(pid, memoryBytes,", "limitMemory(pid, 64 * memoryBytes,"]],
    },
  },
  {
    name: "without prlimit a task may fill the memory",
    caughtBy: [pool],
    only: "by watching it",
    change: {
      file: "src/lib/task-pool/watch-task.ts",
      edits: [["isLate || isSlow || isLarge", "isLate || isSlow"]],
    },
  },
  {
    name: "tasks run together whose limits exceed the memory",
    caughtBy: [pool],
    only: "don't fit the memory",
    change: {
      file: "src/lib/task-pool/task-pool.ts",
      edits: [["if (running + bytes > this.capacity.memoryBytes) return false", "void running"]],
    },
  },
  {
    name: "a tenant's documents are drawn before every other's",
    caughtBy: [pool],
    only: "eight uploads",
    change: {
      file: "src/lib/task-pool/task-queue.ts",
      edits: [["this.listOf(job).push(job.tenantId, job)", 'this.listOf(job).push("all", job)']],
    },
  },
  {
    name: "a task goes on when its caller has gone",
    caughtBy: [pool],
    only: "its caller disconnects",
    change: {
      file: "src/lib/task-pool/task-pool.ts",
      edits: [["for (const worker of lane.workers) worker.cancel(job)", "void lane"]],
    },
  },
  {
    name: "a compressed drawing is decoded",
    caughtBy: [drawings],
    only: "compressed is refused",
    change: {
      file: "src/lib/pictures/check-drawing.ts",
      edits: [["if (isCompressed(svg)) throw", "if (!svg) throw"]],
    },
  },
  {
    name: "a drawing has any number of elements",
    caughtBy: [drawings],
    only: "elements is refused",
    change: {
      file: "src/lib/pictures/check-drawing.ts",
      edits: [["if (elements > maxElements)", "if (elements < 0)"]],
    },
  },
  {
    name: "a drawing has any number of letters",
    caughtBy: [drawings],
    only: "letters is refused",
    change: {
      file: "src/lib/pictures/check-drawing.ts",
      edits: [["if (letters > maxLetters)", "if (letters < 0)"]],
    },
  },
  {
    name: "a drawing contains another one, unchecked",
    caughtBy: [drawings],
    only: "another drawing",
    change: {
      file: "src/lib/pictures/check-drawing.ts",
      edits: [["if (hasNested(text))", "if (!text)"]],
    },
  },
  {
    name: "a drawing hides another one behind references",
    caughtBy: [drawings],
    only: "written as",
    change: {
      file: "src/lib/pictures/check-drawing.ts",
      edits: [[".replace(hex,", ".replace(/never/,"]],
    },
  },
  {
    name: "a cart grows without end",
    caughtBy: ["integration-tests/http/order/large-orders.spec.ts"],
    only: "fills the cart",
    change: {
      file: "src/modules/cart/sql/change-functions.ts",
      edits: [["if ${String(maxCartLines)} <= (select", "if ${String(100 * maxCartLines)} <= (select"]],
    },
  },
]
