import { requirePostgres } from "./require-postgres"

describe("the version of PostgreSQL", () => {
  it.each(["14.9 (Debian 14.9-1)", "9.6.24"])("%s is refused before anything is changed", (version) => {
    expect(() => requirePostgres(version)).toThrow(
      `PostgreSQL ${version}, and this release needs 15 or newer`
    )
  })

  it.each(["15.0", "15.14 (Debian 15.14-0+deb12u1)", "17.9", "18beta1"])("%s is accepted", (version) => {
    expect(() => requirePostgres(version)).not.toThrow()
  })
})
