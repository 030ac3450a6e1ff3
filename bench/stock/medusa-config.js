const { defineConfig } = require("@medusajs/framework/utils")

// Medusa as shipped, on the same database: the baseline for our own figures.
module.exports = defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { connection: { ssl: false } },
    http: {
      storeCors: "http://localhost",
      adminCors: "http://localhost",
      authCors: "http://localhost",
      jwtSecret: process.env.JWT_SECRET,
      cookieSecret: process.env.COOKIE_SECRET,
    },
  },
  admin: { disable: true },
})
