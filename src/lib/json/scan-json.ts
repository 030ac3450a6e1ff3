import { maxBodyValues, maxMembers } from "../../contract/rules/body-values"
import { ApiError } from "../api-error"
import { maxDepth, tooDeep } from "../storable"

/** Max members that are parsed in one piece: V8 takes about 4 µs for a name that it has not seen before. */
const maxMembersOfPiece = 10_000
/** Size from which a group of rows is parsed in one piece, in bytes and in members. */
const groupOf = { bytes: 64 * 1024, members: 2_000 }

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const colon = 0x3a
const openObject = 0x7b
const closeObject = 0x7d
const openList = 0x5b
const closeList = 0x5d
const isSpace = (byte: number): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

/** Rows that follow each other, or one row with too many members, whose text is not parsed. */
export interface RowGroup {
  from: number
  to: number
  rows: number
  isWide: boolean
}

/** The text of a member of the body. The rows of its list are left out of it. */
export interface BodyMember {
  from: number
  to: number
  list?: { from: number; to: number; groups: RowGroup[] }
}

const tooMany = (): ApiError =>
  new ApiError(
    "PAYLOAD_TOO_LARGE",
    `At most ${maxBodyValues.toLocaleString("en")} values can be sent at once.`
  )
const malformed = (): SyntaxError => new SyntaxError("The JSON text is malformed")

/**
 * Finds the pieces of a JSON object that can be parsed one by one, and counts its values before any is created. It
 * doesn't check the syntax: parsing the pieces does.
 */
export class JsonScanner {
  readonly members: BodyMember[] = []
  private readonly kinds: number[] = [0]
  private readonly membersAt: number[] = [0]
  private depth = 0
  private isText = false
  /** Whether the last byte that isn't white space has opened a list. */
  private isFresh = false
  private values = 0
  private membersOfPiece = 0
  private membersOfGroup = 0
  private pieceFrom = 0
  private isWide = false
  private isOver = false

  constructor(private readonly bytes: Buffer) {}

  /**
   * Scans the next bytes.
   * @returns where to go on
   * @throws ApiError PAYLOAD_TOO_LARGE for too many values or members, VALIDATION_FAILED for too deep nesting; SyntaxError
   */
  scan(from: number, to: number): number {
    const { bytes } = this
    let at = from
    for (; at < to; at++) {
      const byte = bytes[at] ?? 0
      if (this.isText) {
        if (byte === backslash) at++
        else if (byte === quote) this.isText = false
      } else if (!isSpace(byte)) this.token(byte, at)
    }
    return at
  }

  /** @throws SyntaxError unless one complete object was scanned */
  end(): void {
    if (!this.isOver || this.isText || this.kinds[1] !== openObject) throw malformed()
  }

  private token(byte: number, at: number): void {
    if (this.isOver || (this.depth === 0 && byte !== openObject && byte !== openList)) throw malformed()
    if (this.isFresh) {
      this.isFresh = false
      if (byte !== closeList) this.count()
      else if (this.depth === 2) this.pieceFrom = -1
    }
    if (byte === quote) this.isText = true
    else if (byte === colon) this.member()
    else if (byte === comma) this.next(at)
    else if (byte === openObject || byte === openList) this.open(byte, at)
    else if (byte === closeObject || byte === closeList) this.close(byte, at)
  }

  private open(kind: number, at: number): void {
    if (++this.depth > maxDepth) throw tooDeep()
    this.kinds[this.depth] = kind
    this.membersAt[this.depth] = 0
    this.isFresh = kind === openList
    if (this.depth === 1) this.begin(at + 1)
    else if (this.depth === 2 && kind === openList) this.beginList(at + 1)
  }

  private close(kind: number, at: number): void {
    const opened = this.kinds[this.depth]
    if (opened !== (kind === closeObject ? openObject : openList)) throw malformed()
    if (this.depth === 1) this.endMember(at)
    else if (this.depth === 2 && kind === closeList) this.endList(at)
    this.isOver = --this.depth === 0
  }

  private member(): void {
    if (this.kinds[this.depth] !== openObject) throw malformed()
    const members = (this.membersAt[this.depth] ?? 0) + 1
    this.membersAt[this.depth] = members
    // A row with too many members is not parsed.
    if (!this.isWide && ++this.membersOfPiece > maxMembersOfPiece) throw tooMany()
    // The members of the body itself are few, and a row isn't counted beside its members.
    if (this.depth > 1 && !(this.isRow() && members === 1)) this.count()
    if (members <= maxMembers) return
    if (!this.isRow()) throw tooMany()
    this.isWide = true
  }

  private next(at: number): void {
    const isList = this.kinds[this.depth] === openList
    if (isList) this.count()
    if (this.depth === 2 && isList) this.endRow(at)
    else if (this.depth === 1) this.endMember(at)
  }

  private isRow(): boolean {
    return this.depth === 3 && this.kinds[2] === openList && this.kinds[1] === openObject
  }

  private count(): void {
    if (++this.values > maxBodyValues) throw tooMany()
  }

  private begin(at: number): void {
    this.pieceFrom = at
    this.membersOfPiece = 0
    this.isWide = false
    if (this.depth === 1) this.members.push({ from: at, to: at })
  }

  private endMember(at: number): void {
    const member = this.members.at(-1)
    if (member) member.to = at
    if (this.bytes[at] === comma) this.begin(at + 1)
  }

  private beginList(at: number): void {
    const member = this.members.at(-1)
    if (!member || member.list) throw malformed()
    member.list = { from: at, to: at, groups: [] }
    this.begin(at)
    this.membersOfGroup = 0
  }

  private endRow(at: number): void {
    const groups = this.members.at(-1)?.list?.groups
    if (!groups) throw malformed()
    const last = groups.at(-1)
    this.membersOfGroup += this.membersOfPiece
    const isSmall = this.membersOfGroup < groupOf.members
    if (last && isSmall && !last.isWide && !this.isWide && at - last.from < groupOf.bytes) {
      last.to = at
      last.rows++
    } else {
      groups.push({ from: this.pieceFrom, to: at, rows: 1, isWide: this.isWide })
      this.membersOfGroup = this.membersOfPiece
    }
    this.begin(at + 1)
  }

  private endList(at: number): void {
    const list = this.members.at(-1)?.list
    // A list without rows has no piece.
    if (this.pieceFrom >= 0) this.endRow(at)
    if (list) list.to = at
    this.membersOfPiece = 0
  }
}
