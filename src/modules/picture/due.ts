import { type Claimed, WorkQueue } from "../../db/work-queue"

/**
 * Pictures whose copies are to be created. The lease is longer than the copies of the largest picture take on a busy
 * machine. One picture at a time, since it occupies a core.
 */
export const copyQueue = new WorkQueue({
  name: "picture copies",
  table: "picture_due",
  key: { name: "name" },
  leaseSeconds: 600,
  atOnce: 1,
})

export type DuePicture = Claimed<"name">
