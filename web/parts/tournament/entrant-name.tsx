import { classes } from '../../ui/classes.ts'
import styles from './entrant-name.module.css'

/**
 * A title and a name in one line, in the name's own direction: where there is no room its end is left out. Leads to their page where
 * they have one.
 */
export function EntrantName({ title, name, href, className }: EntrantNameProps) {
  // The letters of a title say nothing about the direction of a name: what stands in a `bdi` does not count for it.
  const words = (
    <>
      {title && (
        <bdi>
          <small>{title} </small>
        </bdi>
      )}
      {name}
    </>
  )
  const props = { className: classes(styles.name, className), title: name, dir: 'auto' }
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
