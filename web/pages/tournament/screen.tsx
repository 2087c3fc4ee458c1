import { title as titleAsItStands } from '#words/asItStands.js'
import * as say from '#words/tournamentPages.js'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { NO_OUTCOME } from '#core/match/outcome.ts'
import { afterRound } from '#core/snapshot/missing-results.ts'
import { lastTableRound } from '#core/snapshot/rounds.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { useMediaQuery } from '../../hooks/use-media-query.ts'
import { useNow } from '../../hooks/use-now.ts'
import { Fitted } from '../../ui/fitted.tsx'
import { useChoice } from '../../navigation/use-search-param.ts'
import { isByePairing, pairings } from '#core/snapshot/pairing.ts'
import { seatsByName } from '../../parts/pairings/seats.ts'
import { QrCode } from '../../parts/print/qr-code.tsx'
import { ScreenClock } from '../../parts/screen/screen-clock.tsx'
import { ScreenFoot, SHOWN } from '../../parts/screen/screen-foot.tsx'
import { PlaceRow, SeatRow } from '../../parts/screen/screen-rows.tsx'
import { useNewResults } from '../../parts/screen/use-new-results.ts'
import { usePages } from '../../parts/screen/use-pages.ts'
import { standingsView } from '../../parts/standings/standings-view.ts'
import { roundLabel } from '../../parts/tournament/labels.ts'
import styles from '../../parts/screen/screen.module.css'

/** Rows per page; the styles scale them to fill any screen. */
const ROWS = 16
const USUAL_SECONDS = 12
const [FEWEST, MOST] = [3, 120]

/** For a projector in the hall: pairings by name, live results, and the clock. */
export function ScreenPage({ snapshot, id }: { snapshot: Snapshot; id: string }) {
  const { round, settings } = snapshot
  const now = useNow()
  const seconds = useSeconds()
  const isWide = useMediaQuery('(min-width: 1100px)')
  const [chosen, show] = useChoice('show', SHOWN, 'pairings')
  const tableRound = round === 0 ? undefined : lastTableRound(snapshot)
  const shown = tableRound === undefined ? 'pairings' : chosen
  const drawn = useMemo(() => pairings(snapshot, round), [snapshot, round])
  const seats = useMemo(() => seatsByName(snapshot, round), [snapshot, round])
  const standings = useMemo(
    () => (shown === 'standings' ? standingsView(snapshot, tableRound ?? round) : undefined),
    [snapshot, shown, tableRound, round],
  )
  const fresh = useNewResults(drawn)
  const rows = standings?.places.length ?? seats.length
  // Few rows have the whole width for their names.
  const columns = isWide && rows > ROWS ? 2 : 1
  const pages = Math.ceil(rows / (ROWS * columns))
  const turning = usePages(pages, seconds)
  const from = turning.page * ROWS * columns
  const games = drawn.filter((pairing) => !isByePairing(pairing))
  const over = games.filter(({ outcome }) => outcome !== NO_OUTCOME).length
  const title = standings
    ? standings.present
      ? titleAsItStands({ round: standings.present.round })
      : say.standingsTitle({ afterRound: afterRound(snapshot, tableRound ?? round) })
    : say.pairingsByName()
  return (
    <main id="main" tabIndex={-1} className={styles.screen}>
      <header className={styles.head}>
        <div>
          <h1 dir="auto">
            <Fitted text={snapshot.name} />
          </h1>
          <p>
            <b>{roundLabel(snapshot)}</b>
            {games.length > 0 && (
              <span>
                {over === games.length ? say.allResultsAreIn() : say.resultsIn({ over, games: games.length })}
              </span>
            )}
          </p>
        </div>
        <ScreenClock snapshot={snapshot} />
        <QrCode link={`${location.origin}/${encodeURIComponent(settings.vanityURL ?? id)}`} className={styles.code} />
      </header>
      {rows === 0 ? (
        <p className={styles.empty}>{round === 0 ? say.round1PairingsWillAppear() : say.noPairingsYet()}</p>
      ) : (
        <ol
          className={styles.rows}
          style={{ '--rows': ROWS, '--columns': columns }}
          aria-label={say.screenPage({ title, page: turning.page + 1, pages })}
        >
          {standings
            ? standings.places
                .slice(from, from + ROWS * columns)
                .map((place) => <PlaceRow key={place.player} row={standings.rowView(place)} />)
            : seats
                .slice(from, from + ROWS * columns)
                .map((seat) => (
                  <SeatRow
                    key={seat.player}
                    {...{ snapshot, seat, now }}
                    isFresh={fresh.some((pairing) => pairing.id === seat.pairing.id)}
                  />
                ))}
        </ol>
      )}
      <ScreenFoot
        {...{ snapshot, id, fresh, turning, pages, shown }}
        onShow={tableRound === undefined ? undefined : show}
      />
    </main>
  )
}

/** Seconds per page, from the address. */
function useSeconds(): number {
  const asked = Number(new URLSearchParams(useLocation().search).get('seconds') ?? Number.NaN)
  return Number.isFinite(asked) ? Math.min(MOST, Math.max(FEWEST, asked)) : USUAL_SECONDS
}
