import * as sayChess from '#words/chess.js'
import * as say from '#words/pairings.js'
import { memo, Suspense, useId, useState, type ReactNode } from 'react'
import { matchPath } from '#core/addresses/paths.ts'
import { byeName } from '#core/snapshot/bye-name.ts'
import { formatPoints } from '#core/text/score.ts'
import { localPath } from '../../navigation/local-path.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { CHEVRON_DOWN, CHEVRON_RIGHT } from '../../ui/icons.ts'
import { Part } from '../../ui/part.tsx'
import { Unknown } from '../../ui/unknown.tsx'
import { PairingMenu } from '../desk/results/menu.ts'
import { EntrantName } from '../tournament/entrant-name.tsx'
import { isDeepEqual } from '../../hooks/deep-equal.ts'
import { optionalView } from '../../navigation/lazy-view.tsx'
import { Flag } from '../people/flag.tsx'
import { BoardList } from './board-list.tsx'
import type { CompetitorBefore } from '#core/standings/competitors-before.ts'
import { isByePairing, type Pairing } from '#core/snapshot/pairing.ts'
import { decisionLabel } from '#core/snapshot/pairing-labels.ts'
import { decidedFor } from '#core/snapshot/decided.ts'
import { type Status, hasScore } from '#core/match/status.ts'
import { hasBegun } from '#core/match/mini-lines.ts'
import type { FixtureRules } from '#core/match/fixture-score.ts'
import { MiniScores } from '../minis/late.ts'
import { scores } from './result.ts'
import { placeLabel } from '#core/tournament/place-label.ts'
import { versus } from '#core/text/versus.ts'
import { ScoreTile } from './score-tile.tsx'
import { StatusCell } from './status-cell.tsx'
import styles from './pairing-table.module.css'

const ShowResult = optionalView(async () => (await import('../spoilers/show-result.tsx')).ShowResult)

/** A pairing in nine columns, mirrored around its status. The row links to the match; a chevron opens its boards. */
export const PairingRow = memo(function PairingRow(props: PairingRowProps) {
  const { pairing, white, black, status, pointed, own, team, games } = props
  const [open, setOpen] = useState(false)
  const boardsId = useId()
  const begun = hasBegun(status, pairing.minis)
  const [first, second] = begun ? scores(pairing) : ['', '']
  const won = decidedFor(pairing, { gamePointTotal: games, ...props.fixture })
  const isEarly = won !== undefined && status === 'live'
  const bye = isByePairing(pairing)
  const isHidden = status === 'hidden'
  // All readers see which boards were changed by hand.
  const byHand = pairing.facts.byHand && <span> · {say.byHand()}</span>
  const decision = hasScore(status) ? decisionLabel(pairing) : undefined
  const mid = <StatusCell pairing={pairing} status={status} games={games} isDecided={isEarly} />
  const whiteTitle = team ? say.whiteOnBoard1() : sayChess.white()
  const blackTitle = team ? say.blackOnBoard1() : sayChess.black()
  return (
    <>
      <tr role="row" id={pairing.id} className={classes(own >= 0 && styles.own, pointed && styles.pointed)}>
        <Cell className={styles.rank}>
          {white.rank}
          {own >= 0 && <span className={layout.heard}>{say.yourPairing()}</span>}
        </Cell>
        <Name entrant={white} won={won === 0} lost={won === 1} own={own === 0} isEarly={isEarly} />
        <Standing entrant={white} ratings={props.ratings} />
        <Cell className={styles.score}>
          <ScoreTile colour="White" score={first || undefined} lost={won === 1} title={whiteTitle} hidden={isHidden} />
        </Cell>
        <Cell className={styles.mid}>
          {bye ? (
            <span>
              {mid}
              {byHand}
            </span>
          ) : (
            <a href={localPath(matchPath(pairing.id))} title={say.openMatch()}>
              <span className={styles.board}>
                {placeLabel(team, pairing.board)}
                {byHand}
                <span className={layout.heard}>
                  :{' '}
                  {(isHidden ? say.heardNamesHidden : say.heardNames)({
                    white: white.name,
                    black: black?.name ?? '',
                  })}{' '}
                </span>
              </span>
              {isHidden ? <span className={styles.room} /> : mid}
              {begun && props.fixture && pairing.minis && (
                <Part>
                  <MiniScores rules={props.fixture} minis={pairing.minis} now={props.now ?? 0} />
                </Part>
              )}
              {decision && <span className={styles.decision}>{decision}</span>}
            </a>
          )}
          {isHidden ? (
            <span className={styles.show}>
              <Part>
                <ShowResult id={pairing.id} place={placeLabel(team, pairing.board)} />
              </Part>
            </span>
          ) : pairing.games && hasScore(status) ? (
            <button
              type="button"
              className={styles.more}
              aria-label={say.boards()}
              title={say.boards()}
              aria-expanded={open}
              aria-controls={boardsId}
              onClick={() => setOpen(!open)}
            >
              <Icon of={CHEVRON_DOWN} size={14} />
            </button>
          ) : (
            !bye && (
              <span className={styles.more}>
                <Icon of={CHEVRON_RIGHT} size={14} />
              </span>
            )
          )}
        </Cell>
        <Cell className={styles.score}>
          {!bye && (
            <ScoreTile
              colour="Black"
              score={second || undefined}
              lost={won === 0}
              title={blackTitle}
              hidden={isHidden}
            />
          )}
        </Cell>
        {black ? <Standing entrant={black} ratings={props.ratings} /> : <Cell className={styles.points} />}
        {black ? (
          <Name entrant={black} won={won === 1} lost={won === 0} own={own === 1} isEarly={isEarly} />
        ) : (
          <Cell className={styles.name}>
            <span>{byeName()}</span>
          </Cell>
        )}
        <Cell className={styles.rank}>
          {black?.rank}
          {props.directed && black && (
            <span className={styles.menu}>
              <Suspense>
                <PairingMenu id={pairing.id} name={versus(white.name, black.name)} />
              </Suspense>
            </span>
          )}
        </Cell>
      </tr>
      {open && black && (
        <tr role="row" className={styles.boards} id={boardsId}>
          <td role="cell" colSpan={9}>
            <BoardList pairing={pairing} white={white.name} black={black.name} />
          </td>
        </tr>
      )}
    </>
  )
}, isDeepEqual)

export interface PairingRowProps {
  pairing: Pairing
  white: CompetitorBefore
  /** Undefined for a bye. */
  black: CompetitorBefore | undefined
  status: Status
  /** Whether the hash names this pairing. */
  pointed: boolean
  /** The side of the reader or their team; −1 for neither. */
  own: number
  team: boolean
  directed: boolean
  ratings: boolean
  /** Game points at stake in a match. */
  games: number
  /** Where a fixture has several matches: how they are scored. */
  fixture?: FixtureRules | undefined
  /** With `fixture`: the time, in ms. */
  now?: number | undefined
}

function Cell({ className, children }: { className: string | undefined; children?: ReactNode }) {
  return (
    <td role="cell" className={className}>
      {children}
    </td>
  )
}

function Name({ entrant, won, lost, own, isEarly }: NameProps) {
  return (
    <Cell className={classes(styles.name, won && styles.won, won && isEarly && styles.decided, lost && styles.lost)}>
      <span>
        <Flag code={entrant.nationality} />
        <EntrantName title={entrant.title} name={entrant.name} mark={entrant.mark} href={entrant.href} />
        {own && <span className={layout.you}>{say.you()}</span>}
      </span>
    </Cell>
  )
}

interface NameProps {
  entrant: CompetitorBefore
  won: boolean
  lost: boolean
  own: boolean
  /** Whether games are still running. */
  isEarly: boolean
}

function Standing({ entrant: { score, rating, isUnknown }, ratings }: { entrant: CompetitorBefore; ratings: boolean }) {
  return (
    <Cell className={styles.points}>
      {isUnknown ? <Unknown /> : <b dir="ltr">{formatPoints(score)}</b>}
      {ratings && ` · ${rating || '–'}`}
    </Cell>
  )
}
