import { useEffect, useMemo, useState } from 'react'
import type { MoveList } from '#core/game/moves.ts'
import { openingOf, readOpenings, type Openings } from '#core/game/openings.ts'

let loading: Promise<Openings | undefined> | undefined

/** Loaded once; after a failure the next game tries again. */
const load = (): Promise<Openings | undefined> =>
  (loading ??= import('#core/game/openings.json').then(
    ({ default: data }) => readOpenings(data),
    () => (loading = undefined),
  ))

export interface ShownOpening {
  eco: string
  name: string
  /** After so many half-moves the last named position arose; undefined for a name from the tags. */
  ply?: number
}

/** The opening of a game, once the names have been loaded: by its positions, else as its tags say. */
export function useOpening({ moves, tags }: MoveList): ShownOpening | undefined {
  const [openings, set] = useState<Openings>()
  useEffect(() => {
    let isOver = false
    void load().then((loaded) => void (isOver || set(loaded)))
    return () => void (isOver = true)
  }, [])
  return useMemo(() => {
    if (!openings) return undefined
    const found = openingOf(
      moves.map(({ fen }) => fen),
      openings,
    )
    if (found) return found
    const [eco, name] = [tags['ECO'] ?? '', tags['Opening'] ?? '']
    return /^[A-E]\d\d$/.test(eco) ? { eco, name } : undefined
  }, [openings, moves, tags])
}
