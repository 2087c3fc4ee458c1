import { isPictureAddress } from '#core/text/web-link.ts'
import { nameColour, initials } from '#core/text/initials.ts'
import { classes } from './classes.ts'
import styles from './crest.module.css'

/** The logo of a tournament or club; without one its initials on a colour of their own. */
export function Crest({ name, logo, size = 40, live = false }: CrestProps) {
  return (
    <span
      className={classes(styles.crest, live && styles.live)}
      style={{ '--c': `${size}px`, '--tournament': nameColour(name) }}
      data-tournament=""
      aria-hidden="true"
    >
      {logo && isPictureAddress(logo) ? (
        <img src={logo} alt="" width={size} height={size} loading="lazy" referrerPolicy="no-referrer" />
      ) : (
        initials(name)
      )}
    </span>
  )
}

interface CrestProps {
  name: string
  logo?: string | null
  size?: 28 | 40 | 48 | 56 | 72
  live?: boolean
}
