import { useDeferredValue, useState } from 'react'
import { latestPosition, type LatestPosition } from '#core/game/latest-position.ts'
import { rules } from '../board/rules.ts'

/**
 * The position at the end of a PGN. Deferred, so that boards render one by one; a PGN that has grown is played on from
 * the known position.
 */
export function usePosition(pgn: string | undefined): LatestPosition | undefined {
  const text = useDeferredValue(pgn, '')
  const [known, know] = useState<{ text?: string | undefined; position?: LatestPosition | undefined }>({})
  if (known.text === text) return known.position
  const position = text ? latestPosition(text, rules, known.position) : undefined
  know({ text, position })
  return position
}
