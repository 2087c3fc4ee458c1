import { useEffect, useReducer, useRef } from 'react'
import { END, hashOf, plyOf, replayAt, stepped, type Replay, type Step } from '#core/game/replay.ts'
import { useHash } from '../../hooks/use-hash.ts'
import { navigate } from '../../navigation/navigate.ts'

const AUTO_PLAY = 1000
/** Browsers bear a hundred changes of an address in half a minute. */
const SETTLED = 300

/** Where a reader is in a game of so many moves, and how to go on; the address names the place. */
export function useReplay(moves: number) {
  const hash = useHash()
  const [replay, go] = useReducer(
    (now: Replay, step: Step | { to: Replay }) => (typeof step === 'object' ? step.to : stepped(now, step, moves)),
    hash,
    replayAt,
  )
  const written = useRef(hash)
  const { plays, at } = replay

  useEffect(() => {
    if (!plays) return
    const playing = setInterval(() => go('tick'), AUTO_PLAY)
    return () => clearInterval(playing)
  }, [plays])

  useEffect(() => {
    if (hash === written.current) return
    written.current = hash
    go({ to: hash ? replayAt(hash) : END })
  }, [hash])

  useEffect(() => {
    const named = hashOf({ at, plays: false })
    const settling = setTimeout(() => {
      if (plays || named === location.hash) return
      written.current = named.slice(1)
      navigate(location.pathname + location.search + named, { replace: true })
    }, SETTLED)
    return () => clearTimeout(settling)
  }, [at, plays])

  return { ply: plyOf(replay, moves), plays, go: (step: Step) => go(step) }
}
