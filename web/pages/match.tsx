import { useState } from 'react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { PAGES } from '#core/addresses/pages.ts'
import { matchPath } from '#core/addresses/paths.ts'
import { firstToShow } from '#core/game/boards.ts'
import { parseMatchId } from '#core/snapshot/ids.ts'
import { matchQueries } from '../api/matches.ts'
import { tournamentQueries } from '../api/tournaments.ts'
import { useTitle } from '../hooks/use-title.ts'
import { useMoves } from '../live/use-moves.ts'
import { navigate } from '../navigation/navigate.ts'
import { AbsentGame } from '../parts/viewer/absent-game.tsx'
import { BoardsPanel, hasBoards } from '../parts/viewer/boards-panel.tsx'
import { FactsPanel } from '../parts/viewer/facts-panel.tsx'
import { GameChoice } from '../parts/viewer/game-choice.tsx'
import { GameSwitch } from '../parts/viewer/game-switch.tsx'
import { MatchHead } from '../parts/viewer/match-head.tsx'
import { useMeeting, type Meeting } from '../parts/viewer/meeting.ts'
import { useAwaited } from '../parts/viewer/use-awaited.ts'
import { useKeys } from '../parts/viewer/use-keys.ts'
import { placeOf } from '../parts/viewer/words.ts'
import { Waiting } from '../shell/waiting.tsx'
import layout from '../styles/layout.module.css'
import { classes } from '../ui/classes.ts'
import { Game } from './match-game.tsx'
import styles from './match.module.css'
import { NotFoundPage } from './not-found.tsx'

interface MatchProps {
  /** The pairing's id. */
  id: string
  /** A game's position in the match, from 1. */
  index?: number | undefined
}

/** A match: what it stands at, its boards, and the moves of one of its games. */
export function MatchPage({ id, index }: MatchProps) {
  const tournament = parseMatchId(id)?.tournament ?? ''
  const { data: event } = useSuspenseQuery(tournamentQueries.snapshot(tournament))
  const { isPending } = useQuery(matchQueries.result(id))
  const meeting = useMeeting(event, id)
  if (!meeting) return <NotFoundPage />
  return isPending ? <Waiting rows={12} /> : <Match meeting={meeting} index={index} />
}

function Match({ meeting, index }: { meeting: Meeting; index: number | undefined }) {
  const { event, pairing, round, no, boards, slots, status } = meeting
  // Which game is shown to who asks for none is settled once, whatever ends meanwhile.
  const [first] = useState(() => firstToShow(boards))
  const [flipped, setFlipped] = useState(false)
  const current = index ?? first
  const slot = slots.find((one) => one.no === current)
  const board = boards.find((one) => one.slots.some((slot) => slot.no === current))?.number ?? 1
  const live = status === 'live' && pairing.facts.linkType === 'team'
  useTitle(PAGES.match.title(event, pairing))
  const moves = live && slot?.state === 'live'
  useMoves(event.id, { id: pairing.id, round, no, board, live: moves })
  const awaited = useAwaited(moves && !slot.row && !meeting.isUntold)
  const pgn = slot?.row?.pgn || (awaited ? '*' : undefined)

  const step = (by: 1 | -1) => {
    const next = slots[slots.findIndex((one) => one.no === current) + by]
    if (next) navigate(matchPath(pairing.id, next.no), { replace: true })
  }
  useKeys({ ArrowUp: () => step(-1), ArrowDown: () => step(1) })

  if (index !== undefined && !slot) return <NotFoundPage />
  const games = <GameSwitch title={placeOf(meeting, current)} slots={slots} current={current} onStep={step} />
  return (
    <>
      <MatchHead meeting={meeting} slot={slot} />
      <div className={classes(layout.wrap, layout.page, styles.viewer, !pgn && styles.still)}>
        <div className={classes(layout.stack, styles.boards)}>
          {hasBoards(meeting) && <BoardsPanel meeting={meeting} current={current} />}
          <FactsPanel meeting={meeting} />
        </div>
        {slot && pgn ? (
          <Game
            key={current}
            meeting={meeting}
            slot={slot}
            pgn={pgn}
            games={games}
            flipped={flipped}
            onFlip={() => setFlipped(!flipped)}
          />
        ) : (
          <section className={styles.stage} aria-label={placeOf(meeting, current)}>
            {hasBoards(meeting) && games}
            {hasBoards(meeting) && (
              <header className={styles.choice}>
                <h2>{placeOf(meeting, current)}</h2>
                <GameChoice meeting={meeting} current={current} />
              </header>
            )}
            <AbsentGame meeting={meeting} slot={slot} />
          </section>
        )}
      </div>
    </>
  )
}
