import { nameStar, useStars } from '../../hooks/use-stars.ts'
import layout from '../../styles/layout.module.css'
import { Icon } from '../../ui/icon.tsx'
import { STAR } from '../../ui/icons.ts'
import styles from './entrant-name.module.css'

/** A competitor's title and name in one line, in its own direction, with the reader's star; leads to their card. */
export function EntrantName({ title, name, href }: { title: string | undefined; name: string; href: string }) {
  const stars = useStars()
  const isStarred = stars.size > 0 && stars.has(nameStar(name))
  return (
    <a className={styles.name} href={href} title={name}>
      <bdi>
        {isStarred && (
          <>
            <Icon of={STAR} size={12} filled />
            <span className={layout.heard}>Starred: </span>
          </>
        )}
        {title && <small>{title} </small>}
        {name}
      </bdi>
    </a>
  )
}
