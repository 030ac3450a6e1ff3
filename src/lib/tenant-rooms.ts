/** What one tenant may take of a process. */
export interface CallLimits {
  /** Calls that may begin in a second, over any longer time; a second's worth may come at once. */
  callsPerSecond: number
  /** Calls that may be worked on at a time; others wait in the tenant's own line. */
  callsAtOnce: number
}

interface Room {
  /** How many calls may still begin, as of `at`. */
  left: number
  at: number
  running: number
  waiting: (() => void)[]
}

/** So many calls for each that may run wait at most: beyond, a tenant's line would only grow. */
const waitingForEach = 20

/**
 * Keeps one tenant's calls from taking the time of all others: each has its own count and its own line. Ids come from
 * the registry, so that there are as many rooms as tenants.
 */
export class TenantRooms {
  private readonly rooms = new Map<string, Room>()

  /** @param now milliseconds */
  constructor(private readonly now: () => number = () => performance.now()) {}

  private roomOf(whose: string, { callsPerSecond }: CallLimits): Room {
    const known = this.rooms.get(whose)
    if (known) return known
    const room: Room = { left: callsPerSecond, at: this.now(), running: 0, waiting: [] }
    this.rooms.set(whose, room)
    return room
  }

  /**
   * Counts a call that begins, if there is room for it.
   * @param whose the tenant's id, with the kind of its callers
   * @returns whether it may, and in how many seconds there is room for the next
   */
  begin(whose: string, limits: CallLimits): { mayBegin: boolean; nextIn: number } {
    const room = this.roomOf(whose, limits)
    const now = this.now()
    room.left = Math.min(limits.callsPerSecond, room.left + ((now - room.at) / 1000) * limits.callsPerSecond)
    room.at = now
    const mayBegin = room.left >= 1
    if (mayBegin) room.left--
    return { mayBegin, nextIn: Math.max(0, 1 - room.left) / limits.callsPerSecond }
  }

  /** Does the work once fewer than `callsAtOnce` of the tenant's are under way; undefined where its line is too long. */
  run<T>(whose: string, limits: CallLimits, work: () => Promise<T>): Promise<T> | undefined {
    const room = this.roomOf(whose, limits)
    if (room.running < limits.callsAtOnce) return this.inside(room, work)
    if (room.waiting.length >= limits.callsAtOnce * waitingForEach) return undefined
    return new Promise<void>((resolve) => room.waiting.push(resolve)).then(() => this.inside(room, work))
  }

  private async inside<T>(room: Room, work: () => Promise<T>): Promise<T> {
    room.running++
    try {
      return await work()
    } finally {
      room.running--
      room.waiting.shift()?.()
    }
  }
}
