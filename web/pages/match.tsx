import { Suspense, useState } from 'react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { PAGES } from '#core/addresses/pages.ts'
import { matchPath } from '#core/addresses/paths.ts'
import { defaultGame } from '#core/game/boards.ts'
import { isReadThere } from '#core/match/links.ts'
import { placeLabel } from '#core/tournament/place-label.ts'
import { parsePairingId } from '#core/snapshot/ids.ts'
import { matchQueries } from '../api/matches.ts'
import { useMe } from '../api/session.ts'
import { tournamentQueries } from '../api/tournaments.ts'
import { useDocumentTitle } from '../hooks/use-document-title.ts'
import { useFollowedBoard } from '../live/use-followed-board.ts'
import { lazyView } from '../navigation/lazy-view.tsx'
import { MatchLineUps } from '../parts/line-up/line-up.ts'
import { TickerSlot } from '../parts/ticker/ticker-slot.tsx'
import { MiniPanel } from '../parts/minis/late.ts'
import { AbsentGame } from '../parts/viewer/absent-game.tsx'
import { BoardsPanel, hasBoards } from '../parts/viewer/boards-panel.tsx'
import { FactsPanel } from '../parts/viewer/facts-panel.tsx'
import { GameChoice } from '../parts/viewer/game-choice.tsx'
import { BoardSwitch } from '../parts/viewer/board-switch.tsx'
import { nextLive, stopsOf } from '../parts/viewer/stops.ts'
import { useNow } from '../hooks/use-now.ts'
import { MatchHead } from '../parts/viewer/match-head.tsx'
import { useMatchView, type MatchView } from '../parts/viewer/match-view.ts'
import { useHydrated } from '../hooks/use-hydrated.ts'
import { useStillExpected } from '../hooks/use-still-expected.ts'
import { useShortcuts } from '../hooks/use-shortcuts.ts'
import { gameLabel } from '../parts/viewer/labels.ts'
import { PageSkeleton } from '../shell/page-skeleton.tsx'
import layout from '../styles/layout.module.css'
import { classes } from '../ui/classes.ts'
import { Part } from '../ui/part.tsx'
import { Game } from './match-game.tsx'
import styles from './match.module.css'
import { NotFoundPage } from './not-found.tsx'

const OwnStart = lazyView(
  import.meta.env.SSR ? undefined : async () => (await import('../parts/starts/own-start.tsx')).OwnStart,
  { edge: false },
)
const HiddenGame = lazyView(async () => (await import('./hidden-game.tsx')).HiddenGame)
const HiddenMatch = lazyView(async () => (await import('../parts/spoilers/hidden-match.tsx')).HiddenMatch)

interface MatchProps {
  /** The pairing's id. */
  id: string
  /** A game's position in the match, from 1. */
  index?: number | undefined
}

/** A match: its score, its boards, and the moves of one of its games. */
export function MatchPage({ id, index }: MatchProps) {
  const { tournament = '', round = 0 } = parsePairingId(id) ?? {}
  const { data: event } = useSuspenseQuery(tournamentQueries.snapshot(tournament))
  const { isPending } = useQuery(matchQueries.result(id))
  const match = useMatchView(event, id)
  if (!match && round > event.round && round <= (event.hidden?.round ?? 0))
    return <HiddenMatch snapshot={event} round={round} />
  if (!match) return <NotFoundPage />
  return isPending ? <PageSkeleton rows={12} /> : <MatchLayout match={match} index={index} />
}

function MatchLayout({ match, index }: { match: MatchView; index: number | undefined }) {
  const navigate = useNavigate()
  const { snapshot, pairing, round, no, boards, slots, status } = match
  // The default game is chosen once, so that it doesn't change when games end.
  const [first] = useState(() => defaultGame(boards))
  const [flipped, setFlipped] = useState(false)
  const isHydrated = useHydrated()
  const me = useMe()
  const now = useNow(5000)
  const current = index ?? first
  const slot = slots.find((one) => one.no === current)
  const board = boards.find((one) => one.slots.some((slot) => slot.no === current))?.numberInPairing ?? 1
  const live = status === 'live' && isReadThere(pairing.facts.linkSource, pairing.facts.linkType)
  const placed = slots.length > 1 ? gameLabel(match, current) : placeLabel(match.team, pairing.board)
  useDocumentTitle(PAGES.match.title(snapshot, pairing))
  const moves = live && slot?.state === 'live'
  useFollowedBoard(snapshot.id, { id: pairing.id, round, no, board, live: moves })
  const awaited = useStillExpected(moves && !slot.row && !match.teamsUnidentified)
  const pgn = slot?.row?.pgn || (awaited ? '*' : undefined)

  const step = (by: 1 | -1) => {
    const next = slots[slots.findIndex((one) => one.no === current) + by]
    if (next) void navigate(matchPath(pairing.id, next.no), { replace: true })
  }
  useShortcuts({ ArrowUp: () => step(-1), ArrowDown: () => step(1) })

  if (index !== undefined && !slot) return <NotFoundPage />
  const minis = pairing.minis && status !== 'hidden' && (
    <Part>
      <MiniPanel snapshot={snapshot} pairing={pairing} now={now} />
    </Part>
  )
  const stops = stopsOf(match, current, now)
  const games = <BoardSwitch title={boards.length > 1 ? gameLabel(match, current) : placed} stops={stops} />
  const swipe = (by: 1 | -1) => {
    const next = stops[stops.findIndex(({ isCurrent }) => isCurrent) + by]
    if (next) void navigate(next.href, { replace: true })
  }
  return (
    <>
      <div className={styles.ticker}>
        <TickerSlot snapshot={snapshot} id={snapshot.settings.vanityURL ?? snapshot.id} current={pairing.id} />
      </div>
      <MatchHead match={match} slot={slot} />
      {isHydrated && me && !match.team && !match.bye && !pairing.facts.scored && (
        <Suspense>
          <OwnStart id={pairing.id} />
        </Suspense>
      )}
      <div
        data-wide-page
        data-viewer
        className={classes(layout.wrap, styles.viewer, !pgn && status !== 'hidden' && styles.still)}
      >
        <div className={classes(layout.stack, styles.boards)}>
          {pgn && minis}
          {hasBoards(match) && <BoardsPanel match={match} current={current} />}
          <FactsPanel match={match} />
          {isHydrated && match.team && !match.bye && slots.every(({ row }) => !row) && (
            <Suspense>
              <MatchLineUps match={match} />
            </Suspense>
          )}
        </div>
        {status === 'hidden' ? (
          <Part fallback={<section className={styles.stage} />}>
            <HiddenGame match={match} />
          </Part>
        ) : slot && pgn ? (
          <Game
            key={current}
            match={match}
            slot={slot}
            pgn={pgn}
            games={games}
            next={nextLive(match, current, now)}
            flipped={flipped}
            onFlip={() => setFlipped(!flipped)}
            onSwipe={swipe}
          />
        ) : (
          minis || (
            <section className={styles.stage} aria-label={gameLabel(match, current)}>
              {games}
              {hasBoards(match) && (
                <header className={styles.choice}>
                  <h2>{gameLabel(match, current)}</h2>
                  <GameChoice match={match} current={current} />
                </header>
              )}
              <AbsentGame match={match} slot={slot} />
            </section>
          )
        )}
      </div>
    </>
  )
}
