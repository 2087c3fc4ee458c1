import * as say from '#words/ui.js'
import { toggleStar, useStars } from '../hooks/use-stars.ts'
import { IconButton } from './button.tsx'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { STAR } from './icons.ts'
import styles from './star-button.module.css'

/** Follows or unfollows an event, festival, player or team. */
export function StarButton({ star, name, small }: { star: string; name: string; small?: boolean }) {
  const isStarred = useStars().has(star)
  return (
    <IconButton
      label={say.starThing({ name })}
      aria-pressed={isStarred}
      small={small ?? false}
      className={classes(isStarred && styles.starred)}
      onClick={() => toggleStar(star)}
    >
      <Icon of={STAR} filled={isStarred} />
    </IconButton>
  )
}
