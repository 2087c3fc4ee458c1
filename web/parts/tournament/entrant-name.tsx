import { classes } from '../../ui/classes.ts'
import styles from './entrant-name.module.css'

/**
 * A title and a name in one line, in the name's own direction: where there is no room its end is left out. Leads to their page where
 * they have one.
 */
export function EntrantName({ title, name, href, className }: EntrantNameProps) {
  // The letters of a title say nothing about the direction of a name: what has a direction of its own does not count for it.
  const words = (
    <bdi>
      {title && <small dir="ltr">{title} </small>}
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
