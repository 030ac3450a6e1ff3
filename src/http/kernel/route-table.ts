import type { Method } from "../../contract/endpoints/endpoint"
import type { RegisteredRoute } from "./registry"

export interface FoundRoute {
  registered: RegisteredRoute
  /** Decoded path parameters by name. */
  params: Record<string, string>
}

interface Node {
  readonly children: Map<string, Node>
  parameter?: Node
  readonly routes: Map<string, RegisteredRoute>
}

const newNode = (): Node => ({ children: new Map(), routes: new Map() })
const isParameter = (part: string): boolean => part.startsWith(":")

/**
 * Finds the route of a path in a tree of path segments, so that the time doesn't grow with the number of routes. Fixed
 * segments are case-sensitive and take precedence over parameters. One slash at the end is ignored.
 */
export class RouteTable {
  private readonly root = newNode()

  constructor(readonly routes: readonly RegisteredRoute[]) {
    for (const registered of routes) this.add(registered)
  }

  /** Returns the route of a request. A HEAD request has the route of GET. */
  find(method: string, path: string): FoundRoute | undefined {
    const wanted = method === "HEAD" ? "GET" : method
    for (const [node, values] of this.matches(path)) {
      const registered = node.routes.get(wanted)
      if (registered) return { registered, params: paramsOf(registered, values) }
    }
    return undefined
  }

  /** Returns the methods that a path supports; none for an unknown path. */
  methodsAt(path: string): Method[] {
    return [...this.matches(path)].flatMap(([node]) => [...node.routes.values()].map((it) => it.method))
  }

  private add(registered: RegisteredRoute): void {
    let node = this.root
    for (const part of segmentsOf(registered.path)) {
      if (isParameter(part)) node = node.parameter ??= newNode()
      else {
        const child = node.children.get(part) ?? newNode()
        node.children.set(part, child)
        node = child
      }
    }
    node.routes.set(registered.method, registered)
  }

  private matches(path: string): Generator<[Node, values: string[]]> {
    return matchesBelow(this.root, segmentsOf(path), [])
  }
}

function* matchesBelow(
  node: Node,
  segments: readonly string[],
  values: string[]
): Generator<[Node, values: string[]]> {
  const [segment, ...others] = segments
  if (segment === undefined) {
    if (node.routes.size) yield [node, values]
    return
  }
  const child = node.children.get(segment)
  if (child) yield* matchesBelow(child, others, values)
  if (node.parameter && segment !== "") yield* matchesBelow(node.parameter, others, [...values, segment])
}

/** Splits a path into its segments, without the empty ones before the first slash and after a slash at the end. */
function segmentsOf(path: string): string[] {
  const parts = path.split("/").slice(1)
  if (parts.at(-1) === "") parts.pop()
  return parts
}

/** Names the values in the order of the path's parameters. The node server's guard refuses values that can't be decoded. */
function paramsOf({ path }: RegisteredRoute, values: readonly string[]): Record<string, string> {
  const names = segmentsOf(path).filter(isParameter)
  return Object.fromEntries(names.map((name, at) => [name.slice(1), decodeURIComponent(values[at] ?? "")]))
}
