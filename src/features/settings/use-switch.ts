import { useSettings, type SwitchName } from './settings.ts'

/** A setting that is on or off, as a switch wants it. */
export function useSwitch(setting: SwitchName) {
  const checked = useSettings((settings) => settings[setting])
  return {
    checked,
    onCheckedChange: (on: boolean) => useSettings.setState({ [setting]: on }),
  }
}
