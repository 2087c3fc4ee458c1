import * as say from '#words/festivalDesk.js'
import * as sayPages from '#words/festivalPages.js'
import { useState } from 'react'
import { useMutation, useQueries, useQuery } from '@tanstack/react-query'
import { formatMoney } from '#core/prizes/money.ts'
import { looseName } from '#core/text/fold.ts'
import { changeAtDesk, deskQueries } from '../../api/desk.ts'
import { festivalDeskQueries } from '../../api/festival-desk.ts'
import { festivalQueries } from '../../api/festivals.ts'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import table from '../../ui/table.module.css'
import pages from '../festival/festival.module.css'
import styles from '../season-desk/season-desk.module.css'
import type { FestivalTabProps } from './tab-props.ts'

/** Check-in for the next round of every section, in one alphabet, with what is owed. */
export function DoorPanel({ desk: { festival, sections } }: FestivalTabProps) {
  const { data: entries, error, refetch } = useQuery(festivalQueries.entries(festival.id))
  const { data: register } = useQuery(festivalDeskQueries.register(festival.id))
  const [text, setText] = useState('')
  const [onlyMissing, showMissing] = useState(false)
  const ahead = sections.filter(({ state }) => state === 'before' || state === 'between' || state === 'draft')
  const desks = useQueries({ queries: ahead.map(({ tournament }) => deskQueries.desk(tournament)) })
  const checking = useMutation({
    mutationFn: ({ section, round, no, isPresent }: CheckInMark) =>
      changeAtDesk(section, { request: { type: 'checkIn', round, nos: [no], isPresent } }, crypto.randomUUID()),
    onSettled: (_answer, _error, { section }) =>
      desks[ahead.findIndex(({ tournament }) => tournament === section)]?.refetch(),
  })
  if (error && !entries)
    return (
      <Panel>
        <ErrorPanel what={say.couldntLoad()} why={error.message} onRetry={() => void refetch()} />
      </Panel>
    )
  if (!entries) return <Skeleton rows={10} />
  const sought = looseName(text.trim())
  const rows = entries.flatMap((entry) => {
    const at = ahead.findIndex(({ tournament }) => tournament === entry.section)
    if (at < 0) return []
    const { word, round } = ahead[at]!
    const { data: facts } = desks[at]!
    const mark = facts?.checkIns.find((one) => one.round === round + 1 && one.player === entry.no)
    const person = register?.people.find(({ places }) =>
      places.some((place) => place.section === entry.section && place.entry === entry.no),
    )
    const owed = person ? person.money.due - person.money.paid : 0
    return [
      { ...entry, word, round: round + 1, isPresent: mark?.isPresent ?? null, isKnown: facts !== undefined, owed },
    ]
  })
  const here = rows.filter(({ isPresent }) => isPresent === true).length
  const shown = rows.filter(
    ({ name, isPresent }) => looseName(name).includes(sought) && !(onlyMissing && isPresent === true),
  )
  return (
    <Panel
      title={say.door()}
      count={say.hereOf({ here, count: rows.length })}
      action={
        <Button small onClick={() => window.print()}>
          {sayPages.print()}
        </Button>
      }
    >
      {rows.length === 0 ? (
        <EmptyState sentence={say.nobodyToCheckIn()} />
      ) : (
        <>
          <div className={pages.bar}>
            <SearchBox label={sayPages.name()} value={text} onSearch={setText} />
            <Button aria-pressed={onlyMissing} onClick={() => showMissing(!onlyMissing)}>
              {say.onlyMissing()}
            </Button>
          </div>
          {checking.error && <MessageBar kind="bad">{checking.error.message}</MessageBar>}
          <table className={classes(table.table, pages.names)}>
            <caption className={layout.heard}>{say.door()}</caption>
            <thead>
              <tr>
                <th scope="col">{sayPages.name()}</th>
                <th scope="col">{sayPages.headSection()}</th>
                <th scope="col" className={table.num}>
                  {say.owes()}
                </th>
                <th scope="col">
                  <span className={layout.heard}>{say.headActs()}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <tr key={`${row.section} ${row.no}`}>
                  <td>
                    <bdi>{row.name}</bdi>
                  </td>
                  <td>
                    <bdi>{row.word}</bdi> <small className={pages.meta}>{sayPages.round({ round: row.round })}</small>
                  </td>
                  <td className={table.num}>{row.owed > 0 ? formatMoney(row.owed, festival.currency) : '–'}</td>
                  <td>
                    <span className={styles.acts}>
                      <Button
                        small
                        look={row.isPresent ? 'primary' : 'default'}
                        aria-pressed={row.isPresent === true}
                        aria-label={say.checkInOf({ name: row.name, section: row.word })}
                        disabled={!row.isKnown || checking.isPending}
                        onClick={() => checking.mutate({ ...row, isPresent: row.isPresent === true ? null : true })}
                      >
                        {say.here()}
                      </Button>
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {shown.length === 0 && <EmptyState sentence={sayPages.nobodyFound()} />}
        </>
      )}
    </Panel>
  )
}

interface CheckInMark {
  section: string
  round: number
  no: number
  /** null: not known. */
  isPresent: boolean | null
}
