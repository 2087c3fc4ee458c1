import * as say from '#words/tournamentPages.js'
import { matchPath, tournamentPath } from '#core/addresses/paths.ts'
import { boardsRound } from '#core/snapshot/rounds.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { useChoice } from '../../navigation/use-search-param.ts'
import { useLiveMatches, type RoundMatch } from '../../parts/boards/live-matches.ts'
import { SmallBoard } from '../../parts/boards/small-board.tsx'
import { Pieces } from '../../parts/board/pieces.tsx'
import { scores } from '../../parts/pairings/result.ts'
import { placeLabel } from '#core/tournament/place-label.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import styles from './boards.module.css'
import toolbar from './toolbar.module.css'

/** All live boards of a round. */
export function BoardsPage({
  snapshot,
  id,
  roundParam,
}: {
  snapshot: Snapshot
  id: string
  /** The round as written in the address. */
  roundParam: string | undefined
}) {
  const round = boardsRound(snapshot, roundParam)
  return round === undefined ? null : <LiveBoards snapshot={snapshot} id={id} round={round} />
}

const SIZES = [
  { value: 's', label: 'S' },
  { value: 'm', label: 'M' },
  { value: 'l', label: 'L' },
] as const

function LiveBoards({ snapshot, id, round }: { snapshot: Snapshot; id: string; round: number }) {
  const [size, setSize] = useChoice('size', ['s', 'm', 'l'], 'm')
  const matches = useLiveMatches(snapshot, id, round)
  const isTeams = snapshot.settings.competitors === 'team'
  return (
    <>
      <div className={toolbar.toolbar}>
        <h2 className={styles.title}>{say.liveBoardsOfRound({ round })}</h2>
        <div className={toolbar.end}>
          <ButtonLink small href={tournamentPath(id, 'pairings', round)}>
            {say.pairings()}
          </ButtonLink>
          <Segmented label={say.boardSize()} value={size} onChoose={setSize} choices={SIZES} />
        </div>
      </div>
      <svg className={styles.pieces} aria-hidden="true">
        <Pieces />
      </svg>
      {matches.length === 0 ? (
        <Panel>
          <EmptyState sentence={say.noGamesAreBeingPlayed()}>{say.liveBoardsAppearHere()}</EmptyState>
        </Panel>
      ) : isTeams ? (
        matches.map((match) => <TeamMatch key={match.pairing.id} match={match} size={size} />)
      ) : (
        <ul className={styles[size]}>
          {matches.flatMap((match) =>
            match.boards.map((board) => (
              <SmallBoard
                key={match.pairing.id}
                label={placeLabel(false, match.pairing.board)}
                href={matchPath(match.pairing.id)}
                {...boardProps(match, board)}
              />
            )),
          )}
        </ul>
      )}
    </>
  )
}

const boardProps = ({ sides, team, games, isPending, skew }: RoundMatch, board: RoundMatch['boards'][number]) => ({
  sides,
  team,
  board,
  isPending,
  row: games.find(({ game }) => game === board.shown.no),
  skew,
})

function TeamMatch({ match, size }: { match: RoundMatch; size: 's' | 'm' | 'l' }) {
  const { pairing, sides, boards, isLive } = match
  const [first, second] = scores(pairing)
  const title = `match-${pairing.id}`
  return (
    <section className={styles.match} aria-labelledby={title}>
      <header className={styles.head}>
        <span>{placeLabel(true, pairing.board)}</span>
        <h3 id={title}>
          <bdi>{sides[0].name}</bdi> <b dir="ltr">{first || 0}</b> – <b dir="ltr">{second || 0}</b>{' '}
          <bdi>{sides[1].name}</bdi>
        </h3>
        {isLive ? <LiveBadge>{say.live()}</LiveBadge> : <span>{say.finished()}</span>}
      </header>
      <ul className={styles[size]}>
        {boards.map((board) => (
          <SmallBoard
            key={board.number}
            label={placeLabel(false, board.number)}
            href={matchPath(pairing.id, board.shown.no)}
            {...boardProps(match, board)}
          />
        ))}
      </ul>
    </section>
  )
}
