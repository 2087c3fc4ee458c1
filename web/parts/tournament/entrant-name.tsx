import styles from './entrant-name.module.css'

/** A competitor's title and name in one line, in its own direction; leads to their page. */
export function EntrantName({ title, name, href }: { title: string | undefined; name: string; href: string }) {
  return (
    <a className={styles.name} href={href} title={name}>
      <bdi>
        {title && <small>{title} </small>}
        {name}
      </bdi>
    </a>
  )
}
