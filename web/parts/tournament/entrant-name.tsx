import { nameStar } from '#core/people/stars.ts'
import { useStars } from '../../hooks/use-stars.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { STAR } from '../../ui/icons.ts'
import styles from './entrant-name.module.css'

/**
 * A title and a name in one line, in the name's own direction: where there is no room its end is left out. Leads to their page where
 * they have one, and carries the reader's star.
 */
export function EntrantName({ title, name, href, className }: EntrantNameProps) {
  const stars = useStars()
  const isStarred = stars.size > 0 && stars.has(nameStar(name))
  // The letters of a title say nothing about the direction of a name: what has a direction of its own does not count for it.
  const words = (
    <bdi>
      {isStarred && (
        <>
          <Icon of={STAR} size={12} filled />
          <span className={layout.heard}>Starred: </span>
        </>
      )}
      {title && (
        <>
          <small dir="ltr">{title}</small>{' '}
        </>
      )}
      {name}
    </bdi>
  )
  const props = { className: classes(styles.name, className), title: name }
  return href === undefined ? (
    <span {...props}>{words}</span>
  ) : (
    <a {...props} href={href}>
      {words}
    </a>
  )
}

interface EntrantNameProps {
  title: string | undefined
  name: string
  href?: string | undefined
  className?: string | undefined
}
