import * as say from '#words/stats.js'
import { useId } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { MINUS, PLUS } from '../../ui/icons.ts'
import { canPress, sizeAfterPress, ROW } from './row-size.ts'
import styles from './row-size-control.module.css'

export function RowSizeControl({ size, most, onSize }: { size: number; most: number; onSize: (size: number) => void }) {
  const id = useId()
  const press = (direction: 1 | -1, label: string, icon: string) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={!canPress(size, direction)}
      onClick={() => onSize(sizeAfterPress(size, direction))}
    >
      <Icon of={icon} />
    </button>
  )
  return (
    <div className={styles.control}>
      <label htmlFor={id}>{say.rowSize()}</label>
      <span className={styles.stepper}>
        {press(-1, say.smallerRows(), MINUS)}
        <input
          id={id}
          type="range"
          min={ROW.least}
          max={most}
          step={ROW.step}
          value={size}
          onChange={(event) => onSize(Number(event.target.value))}
        />
        <output htmlFor={id}>{size}</output>
        {press(1, say.largerRows(), PLUS)}
      </span>
    </div>
  )
}
