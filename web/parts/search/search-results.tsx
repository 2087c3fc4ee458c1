import * as say from '#words/search.js'
import * as sayScores from '#words/scores.js'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import type { FoundMatch, SearchHit, HitKind } from '#core/contract/search-hit.ts'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { ScoreText } from '../match/short-score.tsx'
import { Flag } from '../people/flag.tsx'
import styles from './search-dialog.module.css'

const HEADS: Record<HitKind, () => string> = {
  tournament: say.tournaments,
  festival: say.festivals,
  league: say.leagues,
  team: say.teams,
  player: say.players,
  user: say.users,
}
const KINDS: Record<HitKind, () => string> = {
  tournament: say.tournament,
  festival: say.festival,
  league: say.league,
  team: say.team,
  player: say.player,
  user: say.user,
}

export function SearchResults({ id, hits, chosen, recent, onPoint, onOpen }: FoundListProps) {
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, chosen])
  const groups = recent
    ? [{ head: say.recent(), rows: hits }]
    : Object.entries(Object.groupBy(hits, ({ kind }) => kind)).map(([kind, rows]) => ({
        head: HEADS[kind as HitKind](),
        rows,
      }))
  return (
    <div className={styles.list} id={id} role="listbox" aria-label={say.searchResults()}>
      {groups.map(
        ({ head, rows }) =>
          rows.length > 0 && (
            <div key={head} role="group" aria-label={head}>
              <p aria-hidden="true" className={styles.head}>
                {head}
              </p>
              {rows.map((one) => {
                const at = hits.indexOf(one)
                return (
                  <Link
                    key={one.href}
                    id={`${id}-${at}`}
                    className={styles.row}
                    to={one.href}
                    role="option"
                    tabIndex={-1}
                    aria-selected={at === chosen}
                    onPointerMove={() => at !== chosen && onPoint(at)}
                    onClick={(event) => {
                      if (event.ctrlKey || event.metaKey || event.shiftKey) return
                      event.preventDefault()
                      onOpen(one)
                    }}
                  >
                    <span className={styles.flag}>
                      <Flag code={one.flag} />
                    </span>
                    <bdi>{one.name}</bdi>
                    {one.match ? (
                      <Playing match={one.match} />
                    ) : (
                      <span className={styles.where}>
                        {one.isLive && <LiveBadge>{sayScores.isLive()}</LiveBadge>}
                        <bdi>{recent && !one.where ? KINDS[one.kind]() : one.where}</bdi>
                      </span>
                    )}
                  </Link>
                )
              })}
            </div>
          ),
      )}
    </div>
  )
}

/** The match that the player or team plays now: `5–9 Zugzwang Utrecht`. */
function Playing({ match: { opponent, scores, won } }: { match: FoundMatch }) {
  return (
    <span className={styles.where}>
      <LiveBadge>{sayScores.isLive()}</LiveBadge>
      <span className={won === 'own' ? styles.won : undefined}>
        <ScoreText scores={scores} />
      </span>
      <bdi className={won === 'other' ? styles.won : undefined}>{opponent}</bdi>
    </span>
  )
}

interface FoundListProps {
  id: string
  hits: SearchHit[]
  /** Index of the hit that Enter opens. */
  chosen: number
  /** Whether these are recent hits, shown while the field is empty. */
  recent: boolean
  onPoint: (at: number) => void
  onOpen: (hit: SearchHit) => void
}
