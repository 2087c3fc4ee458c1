import * as say from '#words/following.js'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { starredKinds } from '#core/people/starred-kinds.ts'
import { followedQuery } from '../../api/following.ts'
import { useStars } from '../../hooks/use-stars.ts'
import { Panel } from '../../ui/panel.tsx'
import { StarButton } from '../../ui/star-button.tsx'
import styles from './following.module.css'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Starred players and teams. A player or team without an entry has only the name in its star. */
export function FollowedNames() {
  const stars = useStars()
  const { data } = useQuery(followedQuery(stars))
  const { names } = starredKinds([...stars])
  if (names.length === 0) return null
  const found = new Map(data?.names.map((one) => [one.star, one]))
  return (
    <Panel title={say.playersAndTeams()} count={names.length}>
      <ul className={styles.lines}>
        {names.map((words) => {
          const star = `name ${words}`
          const { name = words.split(' ').map(capital).join(' '), href } = found.get(star) ?? {}
          return (
            <li key={star}>
              {href === undefined ? (
                <span className={styles.name}>{name}</span>
              ) : (
                <Link className={styles.name} to={href} title={name}>
                  <bdi>{name}</bdi>
                </Link>
              )}
              <StarButton small star={star} name={name} />
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
