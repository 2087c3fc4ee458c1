import styles from './entrant-name.module.css'

/** A competitor's title and name in one line, in its own direction. */
export function EntrantName({ title, name }: { title: string | undefined; name: string }) {
  return (
    <bdi className={styles.name} title={name}>
      {title && <small>{title} </small>}
      {name}
    </bdi>
  )
}
