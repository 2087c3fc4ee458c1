import * as say from '#words/card.js'
import * as sayStandings from '#words/standings.js'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { competitorPath } from '#core/addresses/competitor-path.ts'
import { matchPath } from '#core/addresses/paths.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import { isProvisional } from '#core/snapshot/provisional.ts'
import { turnedMini } from '#core/match/mini.ts'
import { pairingId } from '#core/snapshot/ids.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { CardRound, CompetitorCard } from '#core/standings/competitor-card.ts'
import type { RoundLine } from '#core/standings/round-line.ts'
import { countedPoints } from '#core/text/counted-points.ts'
import { formatPoints } from '#core/text/score.ts'
import { joinFacts } from '#core/text/join-comma.ts'
import { useNow } from '../../hooks/use-now.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { CHEVRON_RIGHT } from '../../ui/icons.ts'
import { Panel } from '../../ui/panel.tsx'
import table from '../../ui/table.module.css'
import { Unknown } from '../../ui/unknown.tsx'
import { Flag } from '../people/flag.tsx'
import { roundCell, type RoundCell } from '../standings/round-cell.ts'
import { EntrantName } from '../tournament/entrant-name.tsx'
import { Piece } from '../tournament/piece.tsx'
import { Points } from '../tournament/points.tsx'
import { MiniScores } from '../minis/late.ts'
import { formatChange } from './card-figures.ts'
import { outcomeClass } from '../match/outcome-class.ts'
import styles from './card-rounds.module.css'

export function CardRounds({ snapshot, card }: { snapshot: Snapshot; card: CompetitorCard }) {
  const ratings = snapshot.settings.showRatings
  const change = card.ratingChange !== undefined
  const hasScores = snapshot.settings.gamePointTotal !== 1
  return (
    <Panel title={say.rounds()} count={card.rounds.length}>
      <table className={classes(table.table, table.tucked, table.fixed, styles.table, hasScores && styles.scores)}>
        <caption className={layout.heard}>{say.roundsOf({ name: card.name })}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.round}>
              <abbr title={say.roundHeadTitle()}>{say.roundShort()}</abbr>
            </th>
            <th scope="col" className={styles.result}>
              {say.result()}
            </th>
            <th scope="col">{say.opponent()}</th>
            {ratings && (
              <th scope="col" className={classes(table.num, styles.figure)}>
                {say.rating()}
              </th>
            )}
            <th scope="col" className={classes(table.num, styles.figure)} title={say.opponentPointsTitle()}>
              {say.points()}
            </th>
            <th scope="col" className={classes(table.num, styles.figure)} title={say.opponentRankTitle()}>
              {say.rank()}
            </th>
            {change && (
              <th scope="col" className={classes(table.num, styles.figure)} title={say.ratingChange()}>
                +/−
              </th>
            )}
            <th scope="col" className={styles.to}>
              <span className={layout.heard}>{say.match()}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {card.rounds.map((round) => (
            <Row key={round.line.round} {...{ snapshot, card, round, ratings, change }} />
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

/** The matches of a fixture, as the team of the card sees them. */
function RoundMinis({ snapshot, line }: { snapshot: Snapshot; line: RoundLine }) {
  const now = useNow(60_000)
  if (snapshot.settings.segments.length === 0 || line.opponent < 0 || line.match === null) return null
  const minis = pairings(snapshot, line.round).find(({ no }) => no === line.no)?.minis
  if (!minis) return null
  const isFirst = line.colour === 'W'
  return (
    <Suspense>
      <MiniScores rules={snapshot.settings} minis={isFirst ? minis : minis.map(turnedMini)} now={now} labels />
    </Suspense>
  )
}

interface CardRoundProps {
  snapshot: Snapshot
  card: CompetitorCard
  round: CardRound
  ratings: boolean
  change: boolean
}

function Row({ snapshot, card, round, ratings, change }: CardRoundProps) {
  const { line, opponent, ratingChange } = round
  const hasBonus = card.sheet.bonuses.some((bonus) => bonus.round === line.round)
  const cell = roundCell(line, hasBonus, {
    name: (player) => distinctName(snapshot, player),
    pairingId: (number, no) => pairingId(snapshot.id, number, no),
    isProvisional: (number, pairing) => isProvisional(snapshot, number, pairing),
    gamePoints: false,
  })
  return (
    <tr>
      <th scope="row" className={classes(styles.round, table.figure)}>
        {line.round}
      </th>
      <td className={styles.result}>
        <Result cell={cell} score={gameScore(snapshot, round)} />
      </td>
      <td className={styles.opponent}>
        {opponent ? (
          <div>
            <Flag code={opponent.nationality} />
            <span>
              <EntrantName
                title={opponent.title}
                name={opponent.name}
                mark={opponent.mark}
                href={competitorPath(snapshot, opponent.player)}
              />
              <small>{summary(round, ratings, card.isUnknown)}</small>
              <RoundMinis snapshot={snapshot} line={line} />
            </span>
          </div>
        ) : (
          <span className={styles.unpaired}>{unpaired(line, hasBonus)}</span>
        )}
      </td>
      {ratings && (
        <td className={classes(table.num, table.figure, styles.figure)}>{opponent && (opponent.rating || '–')}</td>
      )}
      <td className={classes(table.num, styles.figure)}>
        {opponent && (card.isUnknown ? <Unknown /> : <Points of={opponent.score} />)}
      </td>
      <td className={classes(table.num, table.figure, styles.figure)}>
        {card.isUnknown && opponent?.rank !== undefined ? <Unknown /> : opponent?.rank}
      </td>
      {change && (
        <td className={classes(table.num, table.figure, styles.figure)}>
          {ratingChange !== null && formatChange(ratingChange)}
        </td>
      )}
      <td className={styles.to}>
        {opponent && cell.match !== undefined && (
          <Link to={matchPath(cell.match)} aria-label={say.openMatchOfRound({ round: line.round })}>
            <Icon of={CHEVRON_RIGHT} />
          </Link>
        )}
      </td>
    </tr>
  )
}

function Result({
  cell: { kind, figure, colour, title, bonus },
  score,
}: {
  cell: RoundCell
  score: string | undefined
}) {
  return (
    <span className={styles.cell} title={title}>
      {colour ? <Piece colour={colour} /> : <span className={styles.gap} />}
      <span className={outcomeClass(kind, styles.chip)}>
        {figure || '–'}
        {bonus && '*'}
      </span>
      {score && <span dir="ltr">{score}</span>}
    </span>
  )
}

/** The description of a round without an opponent, such as `Half-point bye`. */
const unpaired = ({ no, outcome }: RoundLine, bonus: boolean): string => {
  const what = no === null ? say.notPaired() : say.byeKind({ kind: outcome })
  return bonus ? `${what}. ${sayStandings.bonusGranted()}` : what
}

/** Game points of both sides in a match of several games; undefined for a single game. */
function gameScore({ settings }: Snapshot, { line, opponent }: CardRound): string | undefined {
  if (settings.gamePointTotal === 1 || line.game === null || !opponent) return undefined
  return `${formatPoints(line.game)}–${formatPoints(line.game - line.net)}`
}

/** Rating and points of the opponent, in one line for phones, which have no columns for them. */
const summary = ({ opponent }: CardRound, ratings: boolean, isUnknown: boolean): string =>
  joinFacts([ratings && opponent?.rating, opponent && !isUnknown && say.opponentPoints(countedPoints(opponent.score))])
