import type { ReactNode } from 'react'
import styles from './switch.module.css'

/** A switch that takes effect at once. */
export function Switch({ checked, onSwitch, children }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onSwitch(event.target.checked)}
      />
      {children}
    </label>
  )
}

interface SwitchProps {
  checked: boolean
  onSwitch: (on: boolean) => void
  children: ReactNode
}
