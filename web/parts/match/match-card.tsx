import * as say from '#words/match.js'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { tournamentPath } from '#core/addresses/paths.ts'
import { startOf } from '#core/rows/entry-slice.ts'
import type { ProfileMatch } from '#core/rows/profile.ts'
import { classes } from '../../ui/classes.ts'
import { Time } from '../../ui/time.tsx'
import { Flag } from '../people/flag.tsx'
import { Piece } from '../tournament/piece.tsx'
import { Points } from '../tournament/points.tsx'
import { isDeepEqual } from '../../hooks/deep-equal.ts'
import { winner } from './result-labels.ts'
import { MatchActions } from './match-actions.tsx'
import { MatchGames } from './match-games.tsx'
import styles from './match-card.module.css'
import { halfPoints } from '#core/text/score.ts'

export const MatchCard = memo(function MatchCard({ match, open, now, onToggle }: MatchCardProps) {
  const { id, tournament, round, w, b, idW, idB, nationalityW, nationalityB, scores } = match
  // While games go on, the side that can’t be caught.
  const won = winner(match) ?? match.won
  const isDecided = match.status === 'live' && match.won !== null
  const page = tournament.competitors === 'team' ? '/team/' : '/player/'
  const side = (which: 'w' | 'b', name: string, sideId: string, nationality: string) => (
    <div
      className={classes(
        styles.side,
        won && (won === which ? styles.won : styles.lost),
        isDecided && won === which && styles.decided,
      )}
    >
      <Piece colour={which === 'w' ? 'White' : 'Black'} />
      <span>
        <Flag code={nationality} />
      </span>
      <Link to={page + sideId} title={name}>
        <bdi>{name}</bdi>
      </Link>
      {scores && <Points of={halfPoints(scores[which === 'w' ? 0 : 1])} />}
    </div>
  )
  return (
    <article
      className={classes(styles.card, open && styles.open, match.status === 'live' && styles.live)}
      id={id}
      aria-label={say.pairingAndRound({ first: w, second: b, round })}
    >
      <div className={styles.row}>
        <div className={styles.where}>
          <Link to={tournamentPath(tournament.address, 'dashboard')} title={tournament.name}>
            <bdi>{tournament.name}</bdi>
          </Link>
          <span>
            <Link to={`${tournamentPath(tournament.address, 'pairings', round)}#${id}`}>
              {say.roundNumber({ round })}
            </Link>
            <When match={match} />
          </span>
        </div>
        <div>
          {side('w', w, idW, nationalityW)}
          {side('b', b, idB, nationalityB)}
        </div>
        <MatchActions match={match} open={open} now={now} onToggle={onToggle} />
      </div>
      {open && <MatchGames match={match} />}
    </article>
  )
}, isDeepEqual)

export interface MatchCardProps {
  match: ProfileMatch
  open: boolean
  now: number
  onToggle: (id: string) => void
}

/** The start time; only the day when the match is over. */
function When({ match }: { match: ProfileMatch }) {
  const at = startOf(match)
  if (at === null) return null
  return (
    <>
      {' · '}
      <Time at={at} as={match.isFinished ? 'date' : 'moment'} />
    </>
  )
}
