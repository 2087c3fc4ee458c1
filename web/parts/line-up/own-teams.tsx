import * as sayCaptains from '#words/captains.js'
import * as say from '#words/lineUp.js'
import { T } from '../../ui/t.tsx'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { competitorName } from '#core/snapshot/names.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { AskedAnswer } from '../../api/asks.ts'
import { lineUpQueries, type LineUpMatch } from '../../api/line-ups.ts'
import { Button } from '../../ui/button.tsx'
import { Time } from '../../ui/time.tsx'
import { LineUpEditor } from './line-up-editor.tsx'
import { RosterEditor } from './roster-editor.tsx'
import styles from './line-up.module.css'

interface OwnTeamsProps {
  snapshot: Snapshot
  id: string
  entries: AskedAnswer['entries']
}

/** A captain's forms: the team's list before round 1, then a line-up for each match. */
export function OwnTeams({ snapshot, id, entries }: OwnTeamsProps) {
  const { round } = snapshot
  const { data } = useQuery({ ...lineUpQueries.ofRound(id, round), enabled: round > 0 })
  if (round === 0) return entries.map(({ no, name }) => <OwnList key={no} id={id} team={no} name={name} />)
  return data?.matches
    .filter(({ sides }) => sides.some(({ team }) => entries.some(({ no }) => no === team)))
    .map((match) => <OwnMatch key={match.no} {...{ snapshot, id, match, round }} boards={data.boards} />)
}

function OwnList({ id, team, name }: { id: string; team: number; name: string }) {
  const [isOpen, open] = useState(false)
  return (
    <div className={styles.own}>
      {isOpen ? (
        <RosterEditor id={id} team={team} onDone={() => open(false)} />
      ) : (
        <Button small onClick={() => open(true)}>
          {say.playersOf({ name })}
        </Button>
      )}
    </div>
  )
}

interface OwnMatchProps {
  snapshot: Snapshot
  id: string
  match: LineUpMatch
  round: number
  boards: number
}

export function OwnMatch({ snapshot, id, match, round, boards }: OwnMatchProps) {
  const { players } = snapshot
  const { due } = match
  const nameOf = (team: number) => competitorName(snapshot, players.no.indexOf(team))
  const [first, second] = match.sides
  const own = first.isOwn ? first : second
  const other = own === first ? second : first
  return (
    <section className={styles.own} aria-label={say.lineUpAgainst({ team: nameOf(other.team) })}>
      <h3>
        <T
          of={say.lineUpRound({ round, own: <bdi>{nameOf(own.team)}</bdi>, other: <bdi>{nameOf(other.team)}</bdi> })}
        />
      </h3>
      <p className={styles.note}>
        {own.refusal ??
          (own.substitutesUntil !== undefined ? (
            <T of={sayCaptains.replaceUntil({ time: <Time at={own.substitutesUntil} as="moment" /> })} />
          ) : (
            <>
              {other.isIn ? say.theOtherTeamHasHanded() : say.otherLineUpMissing()}{' '}
              {due === null ? (
                say.bothShownOnceIn()
              ) : (
                <T of={say.bothShownByTime({ time: <Time at={due} as="moment" /> })} />
              )}
            </>
          ))}
      </p>
      {own.refusal === undefined ? (
        <LineUpEditor
          id={id}
          round={round}
          boards={boards}
          side={own}
          tolerance={snapshot.settings.boardOrderTolerance}
        />
      ) : (
        <ol className={styles.seats}>
          {(own.players ?? []).map((one, at) => (
            <li key={at}>{one?.name ?? say.emptyBoard()}</li>
          ))}
        </ol>
      )}
    </section>
  )
}
