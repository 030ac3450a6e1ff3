import { fileURLToPath } from "node:url"
import * as build from "virtual:react-router/server-build"
import type { ServerBuild } from "react-router"
import { logConsole } from "@telemetry/log-console"
import { createApp } from "./app"
import { loadBrowserFiles } from "./render/assets"
import { readConfig } from "./config"
import { listen } from "./listen"
import { startTelemetry } from "./telemetry/start-telemetry"

// This file is built to build/server/index.js; the client files are in the sibling folder.
const browserFiles = fileURLToPath(new URL("../client", import.meta.url))

logConsole()
const config = readConfig(process.env)
await startTelemetry(config.telemetry)
listen(createApp(config, build as ServerBuild, await loadBrowserFiles(browserFiles)), config)
