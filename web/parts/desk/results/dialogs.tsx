import type { EnteredOutcome } from '#core/match/entered-result.ts'
import { AddLink } from '../../game-link/add-link.tsx'
import { RemoveLink } from '../../game-link/remove-link.tsx'
import { MinisDialog } from './minis-dialog.tsx'
import { usePairingFacts } from './pairing-facts.ts'
import { ResultDialog } from './result-dialog.tsx'
import { UndoDialog } from './undo-dialog.tsx'

export type DirectorDialog =
  | { kind: 'result'; outcome?: EnteredOutcome }
  | { kind: 'minis' }
  | { kind: 'undo' }
  | { kind: 'addLink' }
  | { kind: 'removeLink' }

export function DirectorDialogs({ id, dialog, onClose }: { id: string; dialog: DirectorDialog; onClose: () => void }) {
  const pairing = usePairingFacts(id)
  if (!pairing) return null
  const { tournament, sides, settings } = pairing
  const match = { id, tournamentId: tournament, w: sides[0], b: sides[1], tournament: settings }
  switch (dialog.kind) {
    case 'result':
      return <ResultDialog pairing={pairing} first={dialog.outcome} onClose={onClose} />
    case 'minis':
      return <MinisDialog pairing={pairing} onClose={onClose} />
    case 'undo':
      return <UndoDialog pairing={pairing} onClose={onClose} />
    case 'addLink':
      return <AddLink match={match} onClose={onClose} />
    case 'removeLink':
      return <RemoveLink match={match} onClose={onClose} />
    default:
      return dialog satisfies never
  }
}
