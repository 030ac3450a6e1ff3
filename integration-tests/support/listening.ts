import { connect } from "node:net"
import { networkInterfaces } from "node:os"

/** Another loopback address: a server on 127.0.0.1 refuses it, a server on all addresses accepts it. */
export const SECOND_LOOPBACK = "127.0.0.2"

/** Addresses that only a server on all addresses accepts. At least one exists, even without a network. */
export const otherAddresses = (): string[] => [
  SECOND_LOOPBACK,
  ...Object.values(networkInterfaces())
    .flat()
    .flatMap((it) => (it && !it.internal && it.family === "IPv4" ? [it.address] : [])),
]

/** @returns whether a connection to that address and port is accepted */
export const accepts = (address: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, address)
    const end = (open: boolean) => {
      socket.destroy()
      resolve(open)
    }
    socket.setTimeout(3_000, () => end(false))
    socket.once("connect", () => end(true))
    socket.once("error", () => end(false))
  })

/** Returns the addresses that accept a connection. */
export async function accepting(addresses: string[], port: number): Promise<string[]> {
  const open = await Promise.all(addresses.map((it) => accepts(it, port)))
  return addresses.filter((_, index) => open[index])
}
