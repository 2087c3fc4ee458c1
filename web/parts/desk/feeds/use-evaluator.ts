import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { evaluationCode } from '#core/match/evaluation-code.ts'
import type { EngineLine } from '#core/game/uci.ts'
import { MAX_EVALUATIONS } from '#core/limits/evaluations.ts'
import type { EvaluationNews } from '#core/match/live.ts'
import { SECOND } from '#core/time.ts'
import { sendEvaluations } from '../../../api/evaluations.ts'
import { tournamentQueries } from '../../../api/tournaments.ts'
import { openEngine, type Engine } from '../../eval/engine-client.ts'
import { openPositions, positionKey, type OpenPosition } from './open-positions.ts'

/** Milliseconds for a position. Half of a core judges fifty boards of a classical round. */
const SEARCH = 500
const LOOK = 2 * SECOND

export type EvaluatorProblem = 'failed' | 'unsent'

/**
 * Runs an engine over all running boards of a round while `script` is given, and sends the room what it finds, once a
 * second. A tab in the background goes on.
 */
export function useEvaluator(id: string, round: number, script: string | undefined) {
  const { data: matches = [] } = useQuery({
    ...tournamentQueries.clocks(id, round),
    enabled: script !== undefined && round > 0,
    refetchInterval: LOOK,
    refetchIntervalInBackground: true,
  })
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const [sent, setSent] = useState(0)
  const [problem, setProblem] = useState<EvaluatorProblem>()
  const engine = useRef<Engine>(undefined)
  const asked = useRef<OpenPosition>(undefined)
  const found = useRef<EvaluationNews[]>([])
  const open = script === undefined ? [] : openPositions(matches, done)

  const onLine = useEffectEvent((fen: string, line: EngineLine | undefined, isDone: boolean) => {
    const position = asked.current
    if (!isDone || position?.fen !== fen) return
    asked.current = undefined
    const { n, g, ply } = position
    // Of a position that is over there is no line: its result says more.
    if (line) found.current.push([n, g, ply, evaluationCode(line.evaluation)])
    setDone((known) => new Set(known).add(positionKey(position)))
  })
  const onFail = useEffectEvent(() => setProblem('failed'))
  // A new start forgets why the last one ended.
  const [started, start] = useState(script)
  if (started !== script) {
    start(script)
    setProblem(undefined)
  }

  useEffect(() => {
    if (script === undefined) return undefined
    const opened = openEngine(script, { onLine: (...line) => onLine(...line), onFail: () => onFail() })
    engine.current = opened
    return () => {
      opened.end()
      engine.current = undefined
      asked.current = undefined
    }
  }, [script])

  const [next] = open
  useEffect(() => {
    if (!engine.current || !next || asked.current) return
    asked.current = next
    engine.current.ask(next.fen, SEARCH)
  })

  const send = useEffectEvent(async () => {
    const news = found.current.splice(0, MAX_EVALUATIONS)
    if (news.length === 0) return
    try {
      await sendEvaluations(id, round, news)
      setSent((count) => count + news.length)
      setProblem((known) => (known === 'unsent' ? undefined : known))
    } catch {
      found.current.unshift(...news)
      setProblem((known) => known ?? 'unsent')
    }
  })
  useEffect(() => {
    if (script === undefined) return undefined
    const sending = setInterval(() => void send(), SECOND)
    return () => clearInterval(sending)
  }, [script])

  return { boards: matches.flatMap(({ games }) => games).length, waiting: open.length, sent, problem }
}
