import * as say from '#words/viewer.js'
import { useNavigate } from 'react-router-dom'
import { matchPath } from '#core/addresses/paths.ts'
import { Segmented } from '../../ui/segmented.tsx'
import type { MatchView } from './match-view.ts'

/** Chooses among the games of the board on screen. Renders nothing when it has only one. */
export function GameChoice({ match: { boards, pairing }, current }: { match: MatchView; current: number }) {
  const navigate = useNavigate()
  const slots = boards.find(({ slots }) => slots.some(({ no }) => no === current))?.slots ?? []
  if (slots.length < 2) return null
  return (
    <Segmented
      label={say.gameChoice()}
      value={String(current)}
      onChoose={(no) => void navigate(matchPath(pairing.id, Number(no)))}
      choices={slots.map(({ no }, at) => ({ value: String(no), label: say.gameNumber({ number: at + 1 }) }))}
    />
  )
}
