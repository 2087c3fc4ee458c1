import type { SeatDialogProps } from './results/seat-dialog.tsx'
import { lazyView } from '../../navigation/lazy-view.tsx'

export const Correction = lazyView(async () => (await import('./results/correction.tsx')).Correction)
export const DecidePanels = lazyView(async () => (await import('./results/decide-panel.tsx')).DecidePanels)
export const SeatDialog = lazyView<SeatDialogProps>(async () => (await import('./results/seat-dialog.tsx')).SeatDialog)
export const WaitingList = lazyView(async () => (await import('./waiting-list.tsx')).WaitingList)
export const WaitingQuestion = lazyView(async () => (await import('./waiting-question.tsx')).WaitingQuestion)

/** Loaded once the desk is idle, before they are needed. */
export const DESK_PARTS = [Correction, DecidePanels, SeatDialog, WaitingList, WaitingQuestion]
