import * as say from '#words/account.js'
import { updateSetting } from '../../api/profile.ts'
import { useLetterKeys } from '../../hooks/letter-keys.ts'
import { useMotion } from '../../hooks/use-motion.ts'
import { THEMES, useTheme, type Theme } from '../../hooks/use-theme.ts'
import { Field } from '../../ui/field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Switch } from '../../ui/switch.tsx'
import { SettingsForm } from './settings-form.tsx'
import styles from './settings-form.module.css'

const EXAMPLE = 'https://…/image.jpg'
const THEME_LABELS: Record<Theme, () => string> = {
  system: say.themeSystem,
  light: say.themeLight,
  dark: say.themeDark,
}

/** The theme is saved with the account; animations and letter keys are settings of this browser. */
export function AppearanceForm({ background }: { background: string }) {
  const [theme, choose] = useTheme()
  const [moves, allow] = useMotion()
  const [hasKeys, setKeys] = useLetterKeys()
  const save = ({ backgroundURL = '' }: Record<string, string>) =>
    updateSetting({ backgroundURL, theme: theme === 'system' ? '' : theme })
  return (
    <SettingsForm title={say.appearance()} save={save}>
      <div className={styles.acts}>
        <Segmented
          label={say.theme()}
          value={theme}
          onChoose={choose}
          choices={THEMES.map((value) => ({ value, label: THEME_LABELS[value]() }))}
        />
        <Switch checked={moves} onSwitch={allow}>
          {say.animations()}
        </Switch>
        <Switch checked={hasKeys} onSwitch={setKeys}>
          {say.letterShortcuts()}
        </Switch>
      </div>
      <Field
        label={say.backgroundImage()}
        name="backgroundURL"
        type="url"
        defaultValue={background}
        placeholder={EXAMPLE}
        hint={say.linkToAnImageLeave()}
      />
    </SettingsForm>
  )
}
