import { useEffect, useReducer, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { END, hashOf, plyOf, replayAt, replayAfter, type Replay, type ReplayStep } from '#core/game/replay.ts'
import { useHash } from '../../hooks/use-hash.ts'

const AUTO_PLAY = 1000
/** In milliseconds. Browsers allow about a hundred history updates in half a minute. */
const HASH_DEBOUNCE = 300

/** The replay of a game with `moves` moves; the hash names the position. */
export function useReplay(moves: number) {
  const hash = useHash()
  const navigate = useNavigate()
  const [replay, go] = useReducer(
    (now: Replay, step: ReplayStep | { to: Replay }) =>
      typeof step === 'object' ? step.to : replayAfter(now, step, moves),
    hash,
    replayAt,
  )
  const written = useRef(hash)
  const { isPlaying, at } = replay

  useEffect(() => {
    if (!isPlaying) return
    const playing = setInterval(() => go('tick'), AUTO_PLAY)
    return () => clearInterval(playing)
  }, [isPlaying])

  useEffect(() => {
    if (hash === written.current) return
    written.current = hash
    go({ to: hash ? replayAt(hash) : END })
  }, [hash])

  useEffect(() => {
    const named = hashOf({ at, isPlaying: false })
    const settling = setTimeout(() => {
      if (isPlaying || named === location.hash) return
      written.current = named.slice(1)
      void navigate({ search: location.search, hash: named }, { replace: true })
    }, HASH_DEBOUNCE)
    return () => clearTimeout(settling)
  }, [navigate, at, isPlaying])

  return { ply: plyOf(replay, moves), isPlaying, go: (step: ReplayStep) => go(step) }
}
