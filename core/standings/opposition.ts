import { adjusted, foredraw, isForedraw } from './adjusted.ts'
import type { Field, Kind } from './field.ts'
import { OPEN, PLAYED, VOLUNTARY } from './letters.ts'
import { once } from './once.ts'
import type { Options } from './options.ts'

/** What each round brings to the tie-breaks of the Buchholz and Sonneborn-Berger families. */
export interface Opposition {
  /** The opponent's adjusted score, or the dummy's; doubled; −1 where the round brings nothing. */
  score: Int32Array
  /** 1 where the round was left unplayed by choice: it is cut first. */
  voluntary: Uint8Array
}

type Key = `${Kind}${'' | ' fore'}${'' | ' forfeits'}`

/** The opposition of every competitor on a kind of points. */
export const opposition = (field: Field, { fore, forfeits }: Options, kind: Kind): Opposition =>
  shared(field, `${kind}${fore ? ' fore' : ''}${forfeits || field.fixed ? ' forfeits' : ''}`)

const shared = once((field: Field, key: Key): Opposition => {
  const kind: Kind = key.startsWith('match') ? 'match' : 'game'
  const fore = key.includes(' fore')
  const counted = key.endsWith(' forfeits') ? 0 : PLAYED
  const scores = adjusted(field, fore ? `${kind} fore` : kind)
  const { size, round, traits, opponent } = field
  const score = new Int32Array(size * round).fill(-1)
  const voluntary = new Uint8Array(size * round)
  for (let player = 0; player < size; player++) {
    const own = field[kind].total[player]! + foredraw(field, player, kind, fore)
    for (let cell = player * round; cell < (player + 1) * round; cell++) {
      const trait = traits[cell]!
      const against = opponent[cell]!
      const drawn = isForedraw(field, cell, fore)
      if (trait & OPEN && !drawn) continue
      if (against >= 0 && ((trait & counted) === counted || drawn)) score[cell] = scores[against]!
      else if (!field.fixed) {
        score[cell] = Math.min(own, cap(field, kind, scores, against))
        voluntary[cell] = trait & VOLUNTARY ? 1 : 0
      }
    }
  }
  return { score, voluntary }
})

/**
 * The most that a dummy opponent may have (C.07 art. 16.4, since March 2026): what the opponent has who was to come, else
 * a draw in every round so far.
 */
function cap(field: Field, kind: Kind, scores: Int32Array, against: number): number {
  if (field.snapshot.settings.edition < 2026) return Infinity
  return against >= 0 ? scores[against]! : field[kind].draw * field.round
}
