import * as say from '#words/deskResults.js'
import { useRef, useState, type KeyboardEvent } from 'react'
import { parseResultLine } from '#core/match/parse-result-line.ts'
import { placeLabel } from '#core/tournament/place-label.ts'
import { useMediaQuery } from '../../../hooks/use-media-query.ts'
import { Button } from '../../../ui/button.tsx'
import { Keys } from '../../../ui/keys.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { resultFace } from './result-label.ts'
import type { DeskBoard } from './boards.ts'
import type { RoundEntry } from './use-result-entry.ts'
import styles from './entry-line.module.css'

const WIDE = '(min-width: 720px)'

/** The field for typing results: `9 1`, or the sign alone for the current board. */
export function EntryLine({ boards, isTeam, entry, gamePointTotal, onUndo, onRedo }: EntryLineProps) {
  const isWide = useMediaQuery(WIDE)
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const read = parseResultLine(text, gamePointTotal)
  const target = read?.board === undefined ? entry.at : boards.find(({ board }) => board === read.board)
  const submit = (): void => {
    if (!target || !read) return
    if (read.result) entry.enter(target, read.result)
    else entry.goTo(target.board)
    setText('')
    input.current?.focus()
  }
  const pressed = (event: KeyboardEvent): void => {
    const act = keyAct(event, text, { entry, onUndo, onRedo, leave: () => input.current?.blur() })
    if (!act) return
    event.preventDefault()
    act()
  }
  if (!isWide || !entry.at) return null
  return (
    <Panel>
      <form
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <input
          ref={input}
          aria-label={isTeam ? say.lineHeadTable() : say.lineHeadBoard()}
          autoComplete="off"
          // Entering results is the purpose of this page, so the field takes the focus.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={pressed}
        />
        <p className={styles.read} aria-live="polite">
          {target ? (
            <b>
              <bdi>{target.whiteName}</bdi> <em>{read?.result ? resultFace(read.result) : '–'}</em>{' '}
              <bdi>{target.blackName}</bdi>
            </b>
          ) : (
            <b>{(isTeam ? say.noSuchTable : say.noSuchBoard)({ number: read?.board ?? '' })}</b>
          )}
          <span>{target ? say.otherNumberHint({ place: placeLabel(isTeam, target.board) }) : ''}</span>
        </p>
        <Button look="primary" type="submit" disabled={!target || !read}>
          {say.enterAct()}
        </Button>
      </form>
      <p className={styles.keys}>
        {(gamePointTotal === 1 ? KEYS : KEYS_OF_MATCHES).map(([keys, what]) => (
          <span key={keys}>
            <Keys of={keys} />
            {isTeam && what === say.keyBoard ? say.keyTable() : what()}
          </span>
        ))}
      </p>
    </Panel>
  )
}

const MOVES = [
  ['↑ ↓', say.keyBoard],
  ['⌫', say.keyClear],
  ['Z', say.undo],
] as const
const KEYS = [
  ['1', say.keyWhite],
  ['0', say.keyBlack],
  ['5 =', say.drawn],
  ['+ -', say.keyForfeit],
  ['--', say.bothForfeit],
  ...MOVES,
] as const
const KEYS_OF_MATCHES = [['3-1', say.keyPoints], ['+ -', say.keyForfeit], ['--', say.bothForfeit], ...MOVES] as const

/** The act of a key that types nothing; undefined for all other keys. */
function keyAct(
  { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  text: string,
  { entry, onUndo, onRedo, leave }: Pick<EntryLineProps, 'entry' | 'onUndo' | 'onRedo'> & { leave: () => void },
): (() => void) | undefined {
  if (ctrlKey || metaKey) return undefined
  if (key === 'ArrowDown') return () => entry.step(1)
  if (key === 'ArrowUp') return () => entry.step(-1)
  if (key === 'Escape') return leave
  if (text !== '') return undefined
  if (key === 'z' || key === 'Z') return shiftKey ? onRedo : onUndo
  if (key === 'Backspace') return () => entry.at && entry.clear(entry.at)
  return undefined
}

interface EntryLineProps {
  boards: DeskBoard[]
  isTeam: boolean
  entry: RoundEntry
  gamePointTotal: number
  onUndo: () => void
  onRedo: () => void
}
