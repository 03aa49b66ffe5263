import { useSettings, type SwitchName } from '../../stores/settings/settings.ts'
import { Switch } from '../../ui/fields/switch.tsx'

interface SettingSwitchProps {
  readonly setting: SwitchName
  readonly label: string
}

/** Turns a setting on and off. */
export function SettingSwitch({ setting, label }: SettingSwitchProps) {
  const on = useSettings((settings) => settings[setting])
  return (
    <Switch
      label={label}
      checked={on}
      onCheckedChange={(checked) => useSettings.setState({ [setting]: checked })}
    />
  )
}
