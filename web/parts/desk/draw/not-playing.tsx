import * as say from '#words/deskDraw.js'
import { Link } from 'react-router-dom'
import { managePath } from '#core/addresses/paths.ts'
import { eventState } from '#core/snapshot/event-state.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import layout from '../../../styles/layout.module.css'
import { Panel } from '../../../ui/panel.tsx'
import { entryName } from '../players/entry-name.ts'
import type { TabProps } from '../tab-props.ts'
import styles from './not-playing.module.css'

const BYES: Record<string, [why: () => string, points: string]> = {
  U: [say.bye, '1'],
  F: [say.fullPointBye, '1'],
  H: [say.halfPointBye, '½'],
  Z: [say.notPlaying, '0'],
}

/** Entries that don't play in the current round, or in the next one when none is running, each with the reason. */
export function NotPlaying({ id, snapshot, facts }: TabProps) {
  const rows = notPlaying(snapshot, facts)
  if (rows.length === 0) return null
  return (
    <Panel
      title={say.notPlaying()}
      count={rows.length}
      action={
        <Link className={layout.link} to={managePath(id, 'players')}>
          {say.change()}
        </Link>
      }
    >
      <ul className={styles.who}>
        {rows.map(({ name, why, points }) => (
          <li key={`${name} ${why}`}>
            <span>
              <b>{name}</b>
              <small>{why}</small>
            </span>
            <span>{points}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function notPlaying(snapshot: Snapshot, { byeRequests }: TabProps['facts']) {
  const { players, round, rounds } = snapshot
  const state = eventState(snapshot)
  const isPlaying = state === 'published' || state === 'playing'
  const shown = isPlaying ? round : round + 1
  const left = (players.withdrawn ?? []).filter((position) => (players.withdrawnFrom?.[position] ?? 0) <= shown)
  const gone = left.map((position) => ({
    name: distinctName(snapshot, position),
    why: players.withdrawnFrom?.[position]
      ? say.withdrewFrom({ round: players.withdrawnFrom[position] })
      : say.withdrew(),
    points: '0',
  }))
  if (isPlaying) {
    const { black, white, outcomes } = rounds[round - 1]!
    const alone = black.flatMap((other, at) => (other < 0 ? [[white[at]!, outcomes.charAt(2 * at)] as const] : []))
    return [...alone.map(([position, letter]) => rowOf(distinctName(snapshot, position), letter)), ...gone]
  }
  const granted = byeRequests.filter((request) => request.round === round + 1 && request.state === 'granted')
  return [...granted.map(({ player, type }) => rowOf(entryName(snapshot, player), type)), ...gone]
}

function rowOf(name: string, letter: string) {
  const [why, points] = BYES[letter] ?? [say.notPlaying, '0']
  return { name, why: why(), points }
}
