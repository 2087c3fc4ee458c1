import { parseEngineLine, searchCommands, START_COMMANDS, type EngineLine } from '#core/game/uci.ts'

/** Milliseconds for a position; for the first answers after a start, which may load megabytes; beyond a search's time. */
const SEARCH = 400
const START_LIMIT = 60_000
const ANSWER_LIMIT = 10_000

export interface EngineListener {
  /** A better line for a position, or the last one of its search. */
  onLine: (fen: string, line: EngineLine | undefined, isDone: boolean) => void
  /** The engine can’t be used; it has been ended. */
  onFail: () => void
}

export interface Engine {
  /** Searches a position. It waits for a search under way, and replaces a position that waits. */
  ask: (fen: string, milliseconds?: number) => void
  end: () => void
}

/** Starts a UCI engine in a worker of its own. Not every engine knows `stop`, so each search has a time. */
export function openEngine(script: string, { onLine, onFail }: EngineListener): Engine {
  const worker = new Worker(script)
  let isReady = false
  let isEnded = false
  let searched: { fen: string; line?: EngineLine } | undefined
  let waiting: { fen: string; milliseconds: number } | undefined
  let limit = setTimeout(fail, START_LIMIT)

  function send(commands: readonly string[]): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    for (const command of commands) worker.postMessage(command)
  }
  function end(): void {
    isEnded = true
    clearTimeout(limit)
    worker.terminate()
  }
  function fail(): void {
    if (isEnded) return
    end()
    onFail()
  }
  function next(): void {
    if (!isReady || searched || !waiting) return
    const { fen, milliseconds } = waiting
    searched = { fen }
    waiting = undefined
    limit = setTimeout(fail, milliseconds + ANSWER_LIMIT)
    send(searchCommands(fen, milliseconds))
  }
  function hear(text: string): void {
    const answer = parseEngineLine(text, searched?.fen ?? '')
    if (answer?.type === 'ready' && text.startsWith('readyok')) {
      clearTimeout(limit)
      isReady = true
      next()
    } else if (answer?.type === 'line' && searched) {
      searched.line = answer.line
      onLine(searched.fen, answer.line, false)
    } else if (answer?.type === 'best' && searched) {
      clearTimeout(limit)
      const { fen, line } = searched
      searched = undefined
      onLine(fen, line, true)
      next()
    }
  }

  worker.addEventListener('message', ({ data }) => {
    if (!isEnded && typeof data === 'string') for (const text of data.split('\n')) hear(text)
  })
  worker.addEventListener('error', fail)
  send(START_COMMANDS)
  return {
    ask(fen, milliseconds = SEARCH) {
      if (searched?.fen === fen) waiting = undefined
      else waiting = { fen, milliseconds }
      next()
    },
    end,
  }
}
