import * as say from '#words/following.js'
import * as sayScores from '#words/scores.js'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { matchPath } from '#core/addresses/paths.ts'
import { nameStar } from '#core/people/stars.ts'
import { versus } from '#core/text/versus.ts'
import { starredKinds } from '#core/people/starred-kinds.ts'
import { followedQuery } from '../../api/following.ts'
import { useStars } from '../../hooks/use-stars.ts'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { ScoreText } from '../match/short-score.tsx'
import { Panel } from '../../ui/panel.tsx'
import { StarButton } from '../../ui/star-button.tsx'
import styles from './following.module.css'

const ownFirst = ([white, black]: [number, number], isWhite: boolean): [number, number] =>
  isWhite ? [white, black] : [black, white]

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Starred players and teams. A player or team without an entry has only the name in its star. */
export function FollowedNames() {
  const stars = useStars()
  const { data } = useQuery(followedQuery(stars))
  const { names } = starredKinds([...stars])
  if (names.length === 0) return null
  const found = new Map(data?.names.map((one) => [one.star, one]))
  const playing = new Map(
    data?.starred.now.flatMap((match) => [
      [nameStar(match.w), match],
      [nameStar(match.b), match],
    ]),
  )
  return (
    <Panel title={say.playersAndTeams()} count={names.length}>
      <ul className={styles.lines}>
        {names.map((words) => {
          const star = `name ${words}`
          const { name = words.split(' ').map(capital).join(' '), href } = found.get(star) ?? {}
          const match = playing.get(star)
          return (
            <li key={star}>
              {href === undefined ? (
                <span className={styles.name}>{name}</span>
              ) : (
                <Link className={styles.name} to={href} title={name}>
                  <bdi>{name}</bdi>
                </Link>
              )}
              {match && (
                <Link className={styles.score} to={matchPath(match.id)} aria-label={versus(match.w, match.b)}>
                  <LiveBadge>{sayScores.isLive()}</LiveBadge>
                  {match.scores && <ScoreText scores={ownFirst(match.scores, nameStar(match.w) === star)} />}
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
