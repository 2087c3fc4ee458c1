import { useEffect, useRef } from 'react'
import type { Move } from '#core/game/moves.ts'
import { readLocalStorage, useLocalStorage } from '../../hooks/use-local-storage.ts'

/** In localStorage; off at first. */
const KEY = 'move-sounds'
const ON = 'on'

/** Whether this browser plays the sounds of moves, and a setter. */
export function useMoveSounds(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const [setting, store] = useLocalStorage(KEY)
  return [setting === ON, (isOn) => store(isOn ? ON : undefined)]
}

/** Plays a sound when the game on screen goes one move forward; several moves at once are silent. */
export function usePlayedMoves(moves: readonly Move[], ply: number): void {
  const shown = useRef(ply)
  useEffect(() => {
    const move = ply === shown.current + 1 ? moves[ply - 1] : undefined
    shown.current = ply
    if (move && readLocalStorage(KEY) === ON && document.visibilityState === 'visible')
      void import('./sound.ts').then(({ playMove }) => playMove(move.san.includes('x')))
  }, [moves, ply])
}
