import type { Mutation } from "../mutation"

const bodies = ["integration-tests/http/conventions/bodies.spec.ts"]
const json = ["src/lib/json/parse-json.spec.ts"]
const limits = ["integration-tests/http/conventions/limits.spec.ts"]
const pageLimits = ["storefront/server/edge/page-rate-limiter.spec.ts"]

/** Guards against requests that cost much more than they should. */
export const ofRequests: Mutation[] = [
  {
    name: "a form has any number of parts",
    caughtBy: bodies,
    change: { file: "src/http/kernel/read-form.ts", edits: [["parts: maxParts,", "parts: Infinity,"]] },
  },
  {
    name: "a form has any amount of text",
    caughtBy: bodies,
    change: {
      file: "src/http/kernel/read-form.ts",
      edits: [["textBytes > maxTextBytes", "textBytes > Infinity"]],
    },
  },
  {
    name: "a form has any number of files",
    caughtBy: bodies,
    change: {
      file: "src/http/kernel/read-form.ts",
      edits: [["return count > max", "return count > Infinity"]],
    },
  },
  {
    name: "a compressed form is read",
    caughtBy: bodies,
    change: { file: "src/http/kernel/require-json.ts", edits: [["/^(identity)?$/i", "/^/"]] },
  },
  {
    name: "a large body is parsed in one piece",
    caughtBy: json,
    change: {
      file: "src/lib/json/parse-json.ts",
      edits: [["bytes.length <= smallBytes", "bytes.length <= Infinity"]],
    },
  },
  {
    name: "a large body is read without what stands before its object",
    caughtBy: json,
    only: "isn't one object",
    change: {
      file: "src/lib/json/scan-json.ts",
      edits: [[" || (this.depth === 0 && byte !== openObject && byte !== openList)", ""]],
    },
  },
  {
    name: "a body has any number of values",
    caughtBy: json,
    change: {
      file: "src/lib/json/scan-json.ts",
      edits: [["++this.values > maxBodyValues", "++this.values > Infinity"]],
    },
  },
  {
    name: "an object of a large body has any number of members",
    caughtBy: json,
    change: { file: "src/lib/json/scan-json.ts", edits: [["members <= maxMembers", "members <= Infinity"]] },
  },
  {
    name: "one row has any number of nested members",
    caughtBy: json,
    change: {
      file: "src/lib/json/scan-json.ts",
      edits: [["++this.membersOfPiece > maxMembersOfPiece", "++this.membersOfPiece > Infinity"]],
    },
  },
  {
    name: "a large body is nested to any depth",
    caughtBy: json,
    change: {
      file: "src/lib/json/scan-json.ts",
      edits: [["++this.depth > maxDepth", "++this.depth > Infinity"]],
    },
  },
  {
    name: "a row of an import has any number of columns",
    caughtBy: bodies,
    change: {
      file: "src/commands/catalog/import/import-rows.ts",
      edits: [["Object.keys(values).length > maxMembers", "Object.keys(values).length > Infinity"]],
    },
  },
  {
    name: "a request has any number of rows",
    caughtBy: bodies,
    change: {
      file: "src/http/kernel/read-input.ts",
      edits: [["list.length > max)", "list.length > Infinity)"]],
    },
  },
  {
    name: "a slice of rows has texts of any length",
    caughtBy: ["src/http/kernel/read-input.spec.ts"],
    only: "small slices",
    change: {
      file: "src/http/kernel/read-input.ts",
      edits: [["if (letters > lettersOfSlice)", "if (letters > Infinity)"]],
    },
  },
  {
    name: "endpoints of the platform count against no limit",
    caughtBy: limits,
    change: {
      file: "src/http/kernel/gate.ts",
      edits: [["if (!isHealth.test(path)) await takePlatformLimit(caller.clientIp)", ""]],
    },
  },
  {
    name: "endpoints of the staff count against no limit",
    caughtBy: limits,
    change: {
      file: "src/http/medusa-admin/staff-gate.ts",
      edits: [['    await takePlatformLimit(caller.clientIp, "staff")\n', ""]],
    },
  },
  {
    name: "a limit that somebody has set applies only while the server is busy",
    caughtBy: ["storefront/server/edge/tenant-rate-limiter.spec.ts"],
    change: {
      file: "storefront/server/edge/tenant-rate-limiter.ts",
      edits: [["(limit.isShare && !this.busyProcess.isBusy())", "!this.busyProcess.isBusy()"]],
    },
  },
  {
    name: "a default share refuses what an idle server has time for",
    caughtBy: pageLimits,
    change: {
      file: "storefront/server/edge/page-rate-limiter.ts",
      edits: [["(isShare && !this.busyProcess.isBusy())", "false"]],
    },
  },
  {
    name: "each invented host has a limit of its own",
    caughtBy: pageLimits,
    change: {
      file: "storefront/server/edge/known-hosts.ts",
      edits: [["known.has(hostname) ? hostname : unknownHosts", "hostname"]],
    },
  },
  {
    name: "each invented host has cached pages of its own",
    caughtBy: pageLimits,
    change: {
      file: "storefront/server/edge/known-hosts.ts",
      edits: [["invented.has(hostname) ? unknownHosts : hostname", "hostname"]],
    },
  },
  {
    name: "a client forges lines of the log",
    caughtBy: ["src/lib/telemetry/log.spec.ts"],
    change: {
      file: "src/lib/telemetry/log.ts",
      edits: [["text.replace(control, (it)", "text.replace(/$^/g, (it)"]],
    },
  },
]
