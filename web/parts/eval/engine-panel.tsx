import * as say from '#words/evaluation.js'
import { useState } from 'react'
import { isWhiteToMove } from '#core/game/position.ts'
import { formatEvaluation } from '#core/match/win-chance.ts'
import { useLocalStorage } from '../../hooks/use-local-storage.ts'
import layout from '../../styles/layout.module.css'
import { Switch } from '../../ui/switch.tsx'
import { BestLine } from './best-line.tsx'
import type { FoundLine, KnownLines } from './found.ts'
import { ENGINE, engineFile } from './engine-info.ts'
import styles from './engine-panel.module.css'
import { useEngine, type StopReason } from './use-engine.ts'

/** In localStorage; off at first. */
const KEY = 'engine'

const REASONS: Record<StopReason, () => string> = {
  saver: say.stoppedSaver,
  slow: say.stoppedSlow,
  failed: say.stoppedFailed,
}

/** The value of the position on screen, and the reader's own engine, which is off until it is asked for. */
export function EnginePanel({ fen, allowed, known, found, onFound }: EnginePanelProps) {
  const [kept, keep] = useLocalStorage(KEY)
  const [reason, setReason] = useState<StopReason>()
  const engine = allowed && kept === 'on' ? ENGINE : null
  const isOn = engine !== null
  const turn = (on: boolean) => {
    setReason(undefined)
    keep(on ? 'on' : undefined)
  }
  useEngine(engine ? engineFile(engine.script) : undefined, fen, {
    isKnown: found?.isDone ?? false,
    onLine: (of, line, isDone) => onFound(of, { ...line, isDone }),
    onStop: (why) => {
      setReason(why)
      keep(undefined)
    },
  })
  const line = isOn ? found : undefined
  const value = line?.evaluation ?? known?.evaluation
  return (
    <div className={styles.engine}>
      <div className={styles.top}>
        {ENGINE && allowed ? (
          <Switch checked={isOn} onSwitch={turn}>
            {say.engine()}
          </Switch>
        ) : (
          <span>{say.evaluation()}</span>
        )}
        {value && <b dir="ltr">{formatEvaluation(value)}</b>}
        <span role="status">{status()}</span>
        {isOn && <span className={styles.end}>{isWhiteToMove(fen) ? say.whiteToMove() : say.blackToMove()}</span>}
      </div>
      {engine && (
        <>
          <p className={styles.line} dir="ltr">
            <span className={layout.heard}>{say.bestLine()}</span>
            {line && <BestLine fen={fen} moves={line.moves} />}
          </p>
          <p className={styles.credit}>
            <span>{say.engineCredit({ name: engine.name, licence: engine.licence })}</span>
            <a href={engineFile(engine.licenceFile)}>{say.licence()}</a>
            <a href={engine.source} rel="external noopener">
              {say.source()}
            </a>
          </p>
        </>
      )}
    </div>
  )

  function status(): string {
    if (!allowed && !known) return say.afterTheGame()
    if (reason) return REASONS[reason]()
    if (isOn) return line ? say.depth({ depth: String(line.depth) }) : say.thinking()
    if (known) return known.source === 'file' ? say.fromFile() : say.fromEvent()
    return ENGINE ? say.engineOff() : ''
  }
}

export interface EnginePanelProps {
  /** The position on screen. */
  fen: string
  /** Whether evaluations may be shown: those of some running games may not. */
  allowed: boolean
  /** Its evaluation, if others have made one. */
  known: KnownLines | undefined
  /** What the engine has found about it. */
  found: FoundLine | undefined
  onFound: (fen: string, line: FoundLine) => void
}
