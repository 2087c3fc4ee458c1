import * as say from '#words/day.js'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { roundsOfDay, today, undatedRounds, type DayRound } from '#core/rows/day-round.ts'
import { dayInUtc, isDay, type Day, type Start } from '#core/text/start.ts'
import { DAY, MINUTE } from '#core/time.ts'
import { siteQueries } from '../../api/site.ts'
import type { TournamentRow } from '../../api/answers.ts'
import { useNow } from '../../hooks/use-now.ts'
import { useServed } from '../../served.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Panel, PanelFoot } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useTimes } from '../../ui/time.tsx'
import { DayRows } from './day-rows.tsx'
import styles from './day-panel.module.css'

const REFETCH_INTERVAL = 60_000
const DAYS = { yesterday: -1, today: 0, tomorrow: 1 }
type Which = keyof typeof DAYS

/** The rounds of a day in the reader’s time zone: those that run first. */
export function DayPanel({ live }: { live: TournamentRow[] }) {
  const [which, choose] = useState<Which>('today')
  const now = useNow(MINUTE)
  const dayOf = useDayOf()
  const times = useTimes()
  const day = dayInUtc(Date.parse(dayOf(now)) + DAYS[which] * DAY)
  return (
    <Panel
      className={styles.panel}
      title={times(day, 'plan')}
      action={
        <Segmented
          label={say.day()}
          value={which}
          onChoose={choose}
          choices={[
            { value: 'yesterday', label: say.yesterday() },
            { value: 'today', label: say.today() },
            { value: 'tomorrow', label: say.tomorrow() },
          ]}
        />
      }
    >
      {which === 'today' ? <Today live={live} now={now} /> : <OtherDay day={day} live={live} now={now} />}
    </Panel>
  )
}

interface DayPanelProps {
  live: TournamentRow[]
  now: number
}

function Today({ live, now }: DayPanelProps) {
  const { data, isError, refetch } = useQuery({ ...siteQueries.rounds(), refetchInterval: REFETCH_INTERVAL })
  const dayOf = useDayOf()
  if (!data) return <Waiting isError={isError} onRetry={() => void refetch()} />
  const { on, later, over } = today([...data, ...undatedRounds(live, data, now)], now, dayOf)
  if (on.length + later.length + over.length === 0) return <EmptyState sentence={say.noRoundsToday()} />
  return (
    <Rows
      groups={[
        { head: say.now(), rounds: on },
        { head: say.later(), rounds: later },
        { head: say.done(), rounds: over },
      ]}
      live={live}
      now={now}
    />
  )
}

function OtherDay({ day, live, now }: DayPanelProps & { day: Day }) {
  // The whole day of any zone.
  const from = Date.parse(day) - DAY
  const { data, isError, refetch } = useQuery(siteQueries.rounds(from, from + 3 * DAY))
  const dayOf = useDayOf()
  if (!data) return <Waiting isError={isError} onRetry={() => void refetch()} />
  const rounds = roundsOfDay(data, day, dayOf)
  if (rounds.length === 0) return <EmptyState sentence={say.noRounds()} />
  return <Rows groups={[{ head: undefined, rounds }]} live={live} now={now} />
}

const ROWS = 4
const ROW_HEIGHT = 53

function Waiting({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  if (isError) return <ErrorPanel what={say.notLoaded()} onRetry={onRetry} />
  return <Skeleton rows={ROWS} height={ROW_HEIGHT} head={false} />
}

/** Rows shown at first. */
const MOST = 12

interface Group {
  head: string | undefined
  rounds: DayRound[]
}

function Rows({ groups, live, now }: { groups: Group[] } & DayPanelProps) {
  const [isWhole, showWhole] = useState(false)
  const count = groups.reduce((sum, { rounds }) => sum + rounds.length, 0)
  const shown = isWhole ? groups : cut(groups, MOST)
  return (
    <>
      {shown.map(
        ({ head, rounds }) =>
          rounds.length > 0 && <DayRows key={head ?? ''} head={head} rounds={rounds} live={live} now={now} />,
      )}
      {!isWhole && count > MOST && (
        <PanelFoot>
          <button type="button" onClick={() => showWhole(true)}>
            {say.showAll({ count })}
          </button>
        </PanelFoot>
      )}
    </>
  )
}

/** The first rows of all groups together. */
function cut(groups: Group[], most: number): Group[] {
  let left = most
  return groups.map(({ head, rounds }) => {
    const first = rounds.slice(0, left)
    left -= first.length
    return { head, rounds: first }
  })
}

/** The calendar day of a start where the reader is; in UTC while hydrating. */
function useDayOf(): (at: Start) => Day {
  const isServed = useServed() !== undefined
  return (at) => {
    if (isDay(at)) return at
    return dayInUtc(isServed ? at : at - new Date(at).getTimezoneOffset() * MINUTE)
  }
}
