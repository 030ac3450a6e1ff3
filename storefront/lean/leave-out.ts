import { parseSync, type Plugin } from "vite"

/** What takes the place of a library's parts that no page of ours ever comes to. */
export interface Cuts {
  /** The library's built files. */
  files: RegExp
  /** A function's or method's name, and the statements that it is left with. */
  bodies: Record<string, string>
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

interface Edit {
  start: number
  end: number
  text: string
}

const isNode = (it: unknown): it is Node => typeof it === "object" && it !== null && "type" in it

const nameOf = (it: unknown): string | undefined =>
  isNode(it) && typeof it["name"] === "string" ? it["name"] : undefined

/** A function that has a name, and where its body stands. */
function namedBody(node: Node): { name: string; body: Node } | null {
  const [name, body] =
    node.type === "FunctionDeclaration" || node.type === "FunctionExpression"
      ? [nameOf(node["id"]), node["body"]]
      : node.type === "MethodDefinition" && isNode(node["value"])
        ? [nameOf(node["key"]), node["value"]["body"]]
        : node.type === "AssignmentExpression" && isNode(node["left"]) && isNode(node["right"])
          ? [nameOf(node["left"]["property"]), node["right"]["body"]]
          : []
  return name !== undefined && isNode(body) ? { name, body } : null
}

/** `Link.displayName = "Link"`: for tools alone, but it keeps a component in the bundle that nothing uses. */
const isDisplayName = (node: Node): boolean =>
  node.type === "ExpressionStatement" &&
  isNode(node["expression"]) &&
  isNode(node["expression"]["left"]) &&
  nameOf(node["expression"]["left"]["property"]) === "displayName"

const makers = new Set(["forwardRef", "memo", "createContext"])

/** `forwardRef(…)` makes a component and does nothing else, which the bundler can't know. */
const makesComponent = (node: Node): boolean =>
  node.type === "CallExpression" &&
  isNode(node["callee"]) &&
  node["callee"].type === "MemberExpression" &&
  makers.has(nameOf(node["callee"]["property"]) ?? "")

function editsOf(node: Node, bodies: Record<string, string>, edits: Edit[], met: Set<string>): void {
  if (isDisplayName(node)) {
    edits.push({ start: node.start, end: node.end, text: "" })
    return
  }
  if (makesComponent(node)) edits.push({ start: node.start, end: node.start, text: "/* @__PURE__ */ " })
  const named = namedBody(node)
  const left = named && Object.hasOwn(bodies, named.name) ? bodies[named.name] : undefined
  if (named && left !== undefined) {
    met.add(named.name)
    edits.push({ start: named.body.start, end: named.body.end, text: `{ ${left} }` })
    return
  }
  for (const child of Object.values(node).flat()) if (isNode(child)) editsOf(child, bodies, edits, met)
}

const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, it) => text.slice(0, it.start) + it.text + text.slice(it.end), code)

/**
 * Leaves parts of libraries out of the browser's files: those inside a function or class that is needed otherwise, which
 * no bundler finds unused (docs/adr/0013).
 * @throws Error where a library no longer has what is to be left out: then the list must be looked through anew
 */
export function leaveOut(all: readonly Cuts[]): Plugin {
  const missing = new Map(all.map((it) => [it, new Set(Object.keys(it.bodies))]))
  return {
    name: "ratna-leave-out",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      const cuts = all.find((it) => it.files.test(id))
      if (!cuts) return null
      const edits: Edit[] = []
      const met = new Set<string>()
      editsOf(parseSync(id, code).program as unknown as Node, cuts.bodies, edits, met)
      for (const name of met) missing.get(cuts)?.delete(name)
      return { code: edited(code, edits), map: null }
    },
    buildEnd(error) {
      const names = [...missing.values()].flatMap((it) => [...it])
      if (!error && names.length) throw new Error(`The libraries no longer have: ${names.join(", ")}`)
    },
  }
}
