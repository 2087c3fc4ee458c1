import * as say from '#words/tournament.js'
import { nameStar } from '#core/people/stars.ts'
import { joinComma } from '#core/text/join-comma.ts'
import { localPath } from '../../navigation/local-path.ts'
import { useStars } from '../../hooks/use-stars.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { STAR } from '../../ui/icons.ts'
import styles from './entrant-name.module.css'

/**
 * A title and a name on one line in the name's own text direction, cut at the end, linked if there is an `href`, with
 * the reader's star.
 */
export function EntrantName({ title, name, mark, href, className }: EntrantNameProps) {
  const stars = useStars()
  const isStarred = stars.size > 0 && stars.has(nameStar(name))
  // A title has Latin letters. As an element with its own `dir` it does not decide the text direction of the name.
  const words = (
    <bdi>
      {isStarred && (
        <>
          <Icon of={STAR} size={12} filled />
          <span className={layout.heard}>{say.starred()}</span>
        </>
      )}
      {title && (
        <>
          <small dir="ltr">{title}</small>{' '}
        </>
      )}
      {name}
      {mark && <small dir="ltr"> {mark}</small>}
    </bdi>
  )
  const props = { className: classes(styles.name, className), title: joinComma([name, mark]) }
  return href === undefined ? (
    <span {...props}>{words}</span>
  ) : (
    <a {...props} href={localPath(href)}>
      {words}
    </a>
  )
}

interface EntrantNameProps {
  title: string | undefined
  name: string
  /** Tells a competitor from namesakes: `No. 12`. */
  mark?: string | undefined
  href?: string | undefined
  className?: string | undefined
}
