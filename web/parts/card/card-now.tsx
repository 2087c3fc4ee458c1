import * as say from '#words/card.js'
import * as sayScores from '#words/scores.js'
import { competitorPath } from '#core/addresses/competitor-path.ts'
import { matchPath } from '#core/addresses/paths.ts'
import { showsScores } from '#core/match/status.ts'
import { decidedFor } from '#core/snapshot/decided.ts'
import { gamePoints, pairings, type Pairing } from '#core/snapshot/pairing.ts'
import { pairingStatus } from '#core/snapshot/pairing-status.ts'
import { gamesProgress } from '#core/snapshot/pairing-labels.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { CardRound } from '#core/standings/competitor-card.ts'
import { joinFacts } from '#core/text/join-comma.ts'
import { formatPoints } from '#core/text/score.ts'
import { placeLabel } from '#core/tournament/place-label.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { Flag } from '../people/flag.tsx'
import { EntrantName } from '../tournament/entrant-name.tsx'
import styles from './card-now.module.css'

/** The pairing of a card’s round, if it is being played. */
export function pairingNow(snapshot: Snapshot, { line }: CardRound, now: number): Pairing | undefined {
  const pairing = pairings(snapshot, line.round)[line.pairing]
  return pairing && pairingStatus(pairing, now) === 'live' ? pairing : undefined
}

/** The match that a competitor plays now, with its score. */
export function CardNow({ snapshot, player, pairing, now }: CardNowProps) {
  const { settings } = snapshot
  const isTeam = settings.competitors === 'team'
  const isWhite = pairing.white === player
  const points = showsScores(pairing.facts, now) ? gamePoints(pairing, settings) : null
  const [own, other] = points ? (isWhite ? points : points.toReversed()) : []
  const side = decidedFor(pairing, settings)
  const won = side === undefined ? undefined : (side === 0) === isWhite ? 'own' : 'other'
  const progress = gamesProgress(pairing, settings.gamePointTotal)
  return (
    <div className={styles.now}>
      <p className={styles.state}>
        <LiveBadge>{say.roundTitle({ round: pairing.round })}</LiveBadge>
        <span>
          {joinFacts([
            placeLabel(isTeam, pairing.board),
            progress && sayScores.gamesOver({ over: Math.floor(progress.over), count: progress.of }),
          ])}
        </span>
      </p>
      <Side snapshot={snapshot} player={player} outcome={won && (won === 'own' ? 'won' : 'lost')} points={own} />
      <span className={styles.dash}>–</span>
      <Side
        snapshot={snapshot}
        player={isWhite ? pairing.black : pairing.white}
        outcome={won && (won === 'own' ? 'lost' : 'won')}
        points={other}
        isOther
      />
      <ButtonLink href={matchPath(pairing.id)}>{isTeam ? sayScores.openMatch() : sayScores.watch()}</ButtonLink>
    </div>
  )
}

interface CardNowProps {
  snapshot: Snapshot
  /** Position in the player columns. */
  player: number
  pairing: Pairing
  now: number
}

function Side({ snapshot, player, outcome, points, isOther = false }: CardSideProps) {
  const { firstName, lastName, nationality, title } = snapshot.players
  const name = `${firstName[player]} ${lastName[player]}`.trim()
  return (
    <span className={classes(styles.side, isOther && styles.other, outcome && styles[outcome])}>
      <span className={styles.name}>
        <Flag code={nationality[player]!} />
        {isOther ? (
          <EntrantName
            title={title?.[player] ?? ''}
            name={name}
            mark={undefined}
            href={competitorPath(snapshot, player)}
          />
        ) : (
          <bdi>{name}</bdi>
        )}
      </span>
      {points !== undefined && (
        <b className={styles.points} dir="ltr">
          {formatPoints(points)}
        </b>
      )}
    </span>
  )
}

interface CardSideProps {
  snapshot: Snapshot
  player: number
  outcome: 'won' | 'lost' | undefined
  points: number | undefined
  isOther?: boolean
}
