import * as say from '#words/gameView.js'
import type { ReactNode } from 'react'
import type { GameSlot } from '#core/game/boards.ts'
import type { MoveList } from '#core/game/moves.ts'
import { joinFacts } from '#core/text/join-comma.ts'
import { useIsOwnEntry } from '../../hooks/use-is-own-entry.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Piece } from '../tournament/piece.tsx'
import { Clock } from './clock.tsx'
import type { MatchView } from './match-view.ts'
import styles from './player.module.css'
import { seatOf } from './seat.ts'

/** A player of the game on screen, with the clock; `children` are beside it. */
export function Player({ match, slot, game, white, clock, runs, since, children }: PlayerProps) {
  const { team, sides } = match
  const { side, name } = seatOf(match, slot, white)
  const isOwn = useIsOwnEntry()
  const isReader = !team && isOwn(sides[side].id)
  const rating = Number(game.tags[white ? 'WhiteElo' : 'BlackElo']) || (team ? 0 : sides[side].rating)
  const about = joinFacts([rating, team && sides[side].name])
  return (
    <div className={classes(styles.player, isReader && styles.reader)}>
      <Piece colour={white ? 'White' : 'Black'} large />
      <span className={layout.cut}>
        <b>
          <bdi>{name || sides[side].name}</bdi>
        </b>{' '}
        <span className={styles.about}>{about}</span>
        {isReader && <span className={layout.heard}>{say.you()}</span>}
      </span>
      <span className={styles.beside}>{children}</span>
      {clock !== undefined && <Clock left={clock} runs={runs} since={since} />}
    </div>
  )
}

interface PlayerProps {
  match: MatchView
  slot: GameSlot
  game: MoveList
  white: boolean
  clock: number | undefined
  /** Whether the game is running and this side is to move. */
  runs: boolean
  /** When the last move was made, by this device's clock. */
  since: number | undefined
  children?: ReactNode
}
