import * as say from '#words/deskResults.js'
import { T } from '../../../ui/t.tsx'
import { useState } from 'react'
import {
  MAX_TIE_BREAK_GAMES,
  MAX_TIE_BREAK_TIME,
  TIE_BREAK_KINDS,
  type TieSide,
  type TieBreakGame,
  type TieBreakKind,
} from '#core/match/decision.ts'
import { TIE_BREAK_LABELS } from '#core/match/decision-words.ts'
import { formatPoints, halfPoints } from '#core/text/score.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { X } from '../../../ui/icons.ts'
import { Select } from '../../../ui/select.tsx'
import type { LevelMatch } from './level-matches.ts'
import { parsePoints } from './parse-points.ts'
import faces from './result-faces.module.css'
import styles from './decide-panel.module.css'

const FACES = [
  [[2, 0], '1–0'],
  [[1, 1], '½'],
  [[0, 2], '0–1'],
] as const satisfies readonly [TieBreakGame['points'], string][]

interface TieBreakRowsProps {
  match: LevelMatch
  /** A game is a match on all boards. */
  isTeam: boolean
  isBusy: boolean
  onChange: (games: TieBreakGame[]) => void
}

/** The tie-break games of a match, and a row for the next one. */
export function TieBreakRows({ match, isTeam, isBusy, onChange }: TieBreakRowsProps) {
  const { games } = match
  const [isAdding, add] = useState(false)
  const isOver = games.at(-1)?.kind === 'armageddon' || games.length >= MAX_TIE_BREAK_GAMES
  // Games of a speed are often played in pairs, with both colours.
  const isOpen = typeof match.through !== 'number' || isAdding || games.length % 2 === 1
  const nameOf = (side: TieSide) => (side === 0 ? match.whiteName : match.blackName)
  return (
    <ol className={styles.games}>
      {games.map((game, at) => (
        <li key={at}>
          <span className={styles.kind}>
            <b>
              {TIE_BREAK_LABELS[game.kind]()} {game.timeControl}
            </b>
            <small>
              <T of={say.hasWhiteRich({ name: <bdi>{nameOf(game.white)}</bdi> })} />
            </small>
          </span>
          <PointsPick
            label={say.tieBreakGame({ number: at + 1 })}
            points={game.points}
            isTeam={isTeam}
            isBusy={isBusy}
            onPick={(points) => onChange(games.with(at, { ...game, points }))}
          />
          {at === games.length - 1 && (
            <IconButton
              small
              label={say.removeTieBreakGame({ number: at + 1 })}
              disabled={isBusy}
              onClick={() => onChange(games.slice(0, -1))}
            >
              <Icon of={X} size={14} />
            </IconButton>
          )}
        </li>
      ))}
      {!isOver &&
        (isOpen ? (
          <NextGame
            key={games.length}
            {...{ match, isTeam, isBusy }}
            onAdd={(game) => {
              add(false)
              onChange([...games, game])
            }}
          />
        ) : (
          <li>
            <Button small look="quiet" onClick={() => add(true)}>
              {say.addATieBreakGame()}
            </Button>
          </li>
        ))}
    </ol>
  )
}

/** Two games of a speed, then the next faster one. */
function nextKind(games: TieBreakGame[]): TieBreakKind {
  const { kind = 'rapid' } = games.at(-1) ?? {}
  const played = games.filter((game) => game.kind === kind).length
  return played < 2 ? kind : TIE_BREAK_KINDS[TIE_BREAK_KINDS.indexOf(kind) + 1]!
}

interface NextGameProps extends Omit<TieBreakRowsProps, 'onChange'> {
  onAdd: (game: TieBreakGame) => void
}

function NextGame({ match, isTeam, isBusy, onAdd }: NextGameProps) {
  const { games, placeText, whiteName, blackName } = match
  const [kind, setKind] = useState(nextKind(games))
  const [white, setWhite] = useState<'w' | 'b'>(games.at(-1)?.white === 0 ? 'b' : 'w')
  const [timeControl, setTimeControl] = useState(games.findLast((game) => game.kind === kind)?.timeControl ?? '')
  const number = games.length + 1
  return (
    <li className={styles.next}>
      <span className={styles.kind}>
        <Select
          bare
          label={say.tieBreakSpeed({ number, place: placeText })}
          value={kind}
          onChoose={(chosen) => {
            setKind(chosen)
            setTimeControl(games.findLast((game) => game.kind === chosen)?.timeControl ?? '')
          }}
          choices={TIE_BREAK_KINDS.map((value) => ({ value, label: TIE_BREAK_LABELS[value]() }))}
        />
        <input
          aria-label={say.tieBreakTime({ number, place: placeText })}
          placeholder={kind === 'armageddon' ? '5v4' : kind === 'blitz' ? '3+2' : '10+5'}
          maxLength={MAX_TIE_BREAK_TIME}
          value={timeControl}
          onChange={(event) => setTimeControl(event.target.value.replaceAll(/[;\s]/g, ''))}
        />
        <Select
          bare
          label={say.tieBreakWhite({ number, place: placeText })}
          value={white}
          onChoose={setWhite}
          choices={[
            { value: 'w', label: say.hasWhite({ name: whiteName }) },
            { value: 'b', label: say.hasWhite({ name: blackName }) },
          ]}
        />
        {kind === 'armageddon' && <small>{say.armageddonNote()}</small>}
      </span>
      <PointsPick
        label={say.tieBreakGame({ number })}
        isTeam={isTeam}
        isBusy={isBusy}
        onPick={(points) => onAdd({ kind, white: white === 'w' ? 0 : 1, points, timeControl })}
      />
    </li>
  )
}

interface PointsPickProps {
  label: string
  points?: TieBreakGame['points']
  isTeam: boolean
  isBusy: boolean
  onPick: (points: TieBreakGame['points']) => void
}

/** The result from the first side’s view: three buttons, or between teams the points of both. */
function PointsPick({ label, points, isTeam, isBusy, onPick }: PointsPickProps) {
  if (isTeam) return <TeamPoints {...{ label, isBusy, onPick }} {...(points && { points })} />
  return (
    <div className={styles.pick} role="group" aria-label={label}>
      {FACES.map(([given, face]) => (
        <button
          key={face}
          type="button"
          className={faces.face}
          aria-pressed={String(points) === String(given)}
          disabled={isBusy}
          onClick={() => onPick([given[0], given[1]])}
        >
          {face}
        </button>
      ))}
    </div>
  )
}

function TeamPoints({ label, points, isBusy, onPick }: Omit<PointsPickProps, 'isTeam'>) {
  const shown = points?.map(formatPoints).join('–') ?? ''
  const [text, setText] = useState(shown)
  const read = text.split(/[-–:]/).map(parsePoints)
  const isWhole = read.length === 2 && !read.includes(undefined)
  return (
    <form
      className={styles.points}
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole) onPick([halfPoints(read[0]!), halfPoints(read[1]!)])
      }}
    >
      <input
        className={faces.points}
        aria-label={say.tieBreakPoints({ game: label })}
        placeholder="2½–1½"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text !== shown && (
        <Button small type="submit" disabled={isBusy || !isWhole}>
          {say.enterAct()}
        </Button>
      )}
    </form>
  )
}
