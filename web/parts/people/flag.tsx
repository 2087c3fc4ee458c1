import { federation } from '#core/people/federations.ts'
import { classes } from '../../ui/classes.ts'
import { countryName } from './country-name.ts'
import { useFlagFile } from './flag-sheet.ts'
import styles from './flag.module.css'

/** A flag of 18 × 12 or 24 × 16 pixels. A code without a flag keeps that room empty; an empty code renders nothing. */
export function Flag({ code, large = false }: { code: string; large?: boolean }) {
  const known = federation(code)
  const file = useFlagFile(known)
  const name = countryName(code)
  if (!code) return null
  const [width, height] = large ? [24, 16] : [18, 12]
  return (
    <svg
      className={classes(styles.room, known && styles.flag, large && styles.large)}
      width={width}
      height={height}
      role="img"
      aria-label={name}
    >
      <title>{name}</title>
      {known && <use href={`${file}#${known}`} />}
    </svg>
  )
}
