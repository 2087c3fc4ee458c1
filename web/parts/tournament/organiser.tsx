import { Link } from 'react-router-dom'
import { profilePath } from '#core/addresses/paths.ts'
import { initials } from '#core/text/initials.ts'
import styles from './organiser.module.css'

export function Organiser({ user }: { user: string }) {
  return (
    <p className={styles.organiser}>
      <span aria-hidden="true">{initials(user).charAt(0)}</span>
      <Link to={profilePath('@', user)}>
        <bdi>{user}</bdi>
      </Link>
    </p>
  )
}
