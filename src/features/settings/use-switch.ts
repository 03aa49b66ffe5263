import { useSettings, type SwitchName } from './settings.ts'

export function useSwitch(setting: SwitchName) {
  const checked = useSettings((settings) => settings[setting])
  return {
    checked,
    onCheckedChange: (on: boolean) => useSettings.setState({ [setting]: on }),
  }
}
