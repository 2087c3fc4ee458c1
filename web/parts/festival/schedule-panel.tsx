import * as say from '#words/festivalPages.js'
import { useState } from 'react'
import { tournamentPath } from '#core/addresses/paths.ts'
import type { SectionRow } from '#core/rows/festival-rows.ts'
import { isDay, startOrder, type Start } from '#core/text/start.ts'
import { localPath } from '../../navigation/local-path.ts'
import { Panel, PanelFoot } from '../../ui/panel.tsx'
import { Time, useTimes } from '../../ui/time.tsx'
import styles from './festival.module.css'

interface PlannedRound {
  section: SectionRow
  round: number
  start: Start
  state: 'past' | 'now' | 'ahead'
}

/** Days shown at first: today’s rounds and the next ones. */
const FIRST_DAYS = 2

/** The rounds of all sections day by day; days that are over are shown on request. */
export function SchedulePanel({ sections }: { sections: readonly SectionRow[] }) {
  const times = useTimes()
  const [all, showAll] = useState(false)
  const days = Object.entries(Object.groupBy(plannedRounds(sections), ({ start }) => times(start, 'date')))
  if (days.length === 0) return null
  const current = days.findIndex(([, rounds]) => rounds!.some(({ state }) => state !== 'past'))
  const from = current < 0 ? days.length - 1 : current
  const shown = all ? days : days.slice(from, from + FIRST_DAYS)
  return (
    <Panel title={say.schedule()} id="schedule">
      {shown.map(([day, rounds]) => (
        <div key={day}>
          <h3 className={styles.day}>{day}</h3>
          <ul className={styles.plan}>
            {rounds!.map(({ section, round, start, state }) => (
              <li key={`${section.id} ${round}`} data-state={state}>
                {isDay(start) ? <span /> : <Time at={start} as="clock" />}
                <a className={styles.word} href={localPath(tournamentPath(section.id, 'dashboard'))}>
                  <bdi>{section.word}</bdi>
                </a>
                <span>{say.round({ round })}</span>
                <span>{endText(section, round, state)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {shown.length < days.length && (
        <PanelFoot>
          <button type="button" onClick={() => showAll(true)}>
            {say.allDays({ count: days.length })}
          </button>
        </PanelFoot>
      )}
    </Panel>
  )
}

/** In the order of their starts. */
const plannedRounds = (sections: readonly SectionRow[]): PlannedRound[] =>
  sections
    .flatMap((section) =>
      section.starts.flatMap((start, at): PlannedRound[] =>
        start === null ? [] : [{ section, round: at + 1, start, state: stateOf(section, at + 1) }],
      ),
    )
    .toSorted((one, other) => startOrder(one.start) - startOrder(other.start))

function stateOf({ state, round: current }: SectionRow, round: number): PlannedRound['state'] {
  if (state === 'over' || round < current) return 'past'
  if (round > current) return 'ahead'
  return state === 'playing' ? 'now' : 'past'
}

function endText({ rounds, pairings, finished }: SectionRow, round: number, state: PlannedRound['state']): string {
  if (state === 'past') return say.roundOver()
  if (state === 'now') return say.resultsIn({ finished, count: pairings })
  return round === rounds ? say.lastRound() : ''
}
