import { compose, ROLES } from "../support/containers"

const GIB = 1024 ** 3

jest.setTimeout(60_000)

describe.each(ROLES)("the container %s", (name) => {
  const run = (script: string): Promise<string> => compose().exec(name, "sh", "-c", script)

  it("runs as an ordinary user, without capabilities and without a way to more", async () => {
    expect(await run("id -u; id -g")).toBe("10001\n10001")
    const status = await run("cat /proc/1/status")
    for (const set of ["CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb"])
      expect(status).toMatch(new RegExp(`^${set}:\\t0+$`, "m"))
    expect(status).toMatch(/^NoNewPrivs:\t1$/m)
  })

  it("can write to /tmp and /data only, and run nothing from there", async () => {
    await expect(run("touch /srv/ratna/written")).rejects.toThrow("Read-only file system")
    for (const folder of ["/tmp", "/data"]) {
      await expect(run(`cp /bin/true ${folder}/program && ${folder}/program`)).rejects.toThrow(
        "Permission denied"
      )
      await run(`rm ${folder}/program`)
    }
  })

  it("has a memory limit", async () => {
    const limit = await run(
      "cat /sys/fs/cgroup/memory.max 2> /dev/null || cat /sys/fs/cgroup/memory/memory.limit_in_bytes"
    )
    expect(Number(limit)).toBe(name.startsWith("storefront") ? GIB : 2 * GIB)
  })
})
