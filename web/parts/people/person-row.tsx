import { Link } from 'react-router-dom'
import { profilePath } from '#core/addresses/paths.ts'
import type { Person } from '#core/rows/profile.ts'
import { Flag } from './flag.tsx'
import { Licence, Presence } from './presence.tsx'
import styles from './name-row.module.css'

export function PersonRow({ person: { username, name, nationality, online, isLicensed } }: { person: Person }) {
  return (
    <Link className={styles.row} to={profilePath('@', username)}>
      <Presence online={online} />
      <span className={styles.words}>
        <b>{username}</b>
        {name && <bdi>{name}</bdi>}
      </span>
      {isLicensed && <Licence />}
      <Flag code={nationality} />
    </Link>
  )
}
