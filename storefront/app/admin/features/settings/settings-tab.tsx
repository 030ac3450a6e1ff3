import { useQuery } from "@tanstack/react-query"
import type { Setting } from "@contract/settings"
import { Entries } from "./entries"
import { adminSettingsQuery } from "./get-admin-settings"
import { SettingsForm } from "./settings-form"

interface SettingsTabProps {
  label: string
  tab: Setting["tab"]
  done: string
}

export const SettingsTab = (tab: SettingsTabProps) => (
  <Entries read={useQuery(adminSettingsQuery())}>
    {(entries) => <SettingsForm {...tab} entries={entries} />}
  </Entries>
)
