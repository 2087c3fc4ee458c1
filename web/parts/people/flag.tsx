import { FEDERATIONS, federation } from '#core/people/federations.ts'
import { classes } from '../../ui/classes.ts'
import { useFlagFile } from './flag-sheet.ts'
import styles from './flag.module.css'

/** Parts of a region have no name in the browser's own list. */
const PARTS: Record<string, string> = { ENG: 'England', SCO: 'Scotland', WLS: 'Wales' }

let regions: Intl.DisplayNames | undefined

/** The country's name in English, or the letters themselves when they name none. */
export function countryName(code: string): string {
  const known = federation(code)
  if (known === undefined) return code
  regions ??= new Intl.DisplayNames('en', { type: 'region' })
  return PARTS[known] ?? regions.of(FEDERATIONS.get(known)!) ?? code
}

/** A federation's flag, 18 × 12 or 24 × 16; letters without a flag keep that room empty, no letters nothing. */
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
