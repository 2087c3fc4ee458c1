import { readCookies } from '../api/cookies.ts'
import { useHydrated } from '../hooks/use-hydrated.ts'
import { useMotion } from '../hooks/use-motion.ts'
import { THEMES, useTheme } from '../hooks/use-theme.ts'
import { Icon } from '../ui/icon.tsx'
import { MONITOR, MOON, SUN } from '../ui/icons.ts'
import { Segmented } from '../ui/segmented.tsx'
import { Switch } from '../ui/switch.tsx'
import styles from './preferences.module.css'

const LOOKS = {
  system: { label: 'System', drawing: <Icon of={MONITOR} size={14} /> },
  light: { label: 'Light', drawing: <Icon of={SUN} size={14} /> },
  dark: { label: 'Dark', drawing: <Icon of={MOON} size={14} /> },
}

/** Settings that are kept in this browser. */
export function Preferences() {
  const [theme, choose] = useTheme()
  const [moves, allow] = useMotion()
  const isHydrated = useHydrated()
  return (
    <div className={styles.preferences}>
      <Segmented
        label="Theme"
        value={theme}
        onChoose={choose}
        choices={THEMES.map((value) => ({ value, ...LOOKS[value] }))}
      />
      <Switch checked={moves} onSwitch={allow}>
        Animations
      </Switch>
      <Switch
        checked={isHydrated && (readCookies()['spoilers'] ?? '').startsWith('hide')}
        onSwitch={async (hides) => (await import('../api/hide-results.ts')).hideResults(hides)}
      >
        Spoiler-free
      </Switch>
    </div>
  )
}
