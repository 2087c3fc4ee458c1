import type { AdjourningDialogProps } from './adjourning-dialog.tsx'
import type { ReplacementDialogProps } from './results/seat-dialog.tsx'
import { lazyView } from '../../navigation/lazy-view.tsx'

export const AdjourningDialog = lazyView<AdjourningDialogProps>(
  async () => (await import('./adjourning-dialog.tsx')).AdjourningDialog,
)
export const Correction = lazyView(async () => (await import('./results/correction.tsx')).Correction)
export const DecidePanels = lazyView(async () => (await import('./results/decide-panel.tsx')).DecidePanels)
export const ReplacementDialog = lazyView<ReplacementDialogProps>(
  async () => (await import('./results/seat-dialog.tsx')).ReplacementDialog,
)
export const WaitingList = lazyView(async () => (await import('./waiting-list.tsx')).WaitingList)
export const WaitingQuestion = lazyView(async () => (await import('./waiting-question.tsx')).WaitingQuestion)

/** Loaded once the desk is idle, before they are needed. */
export const DESK_PARTS = [AdjourningDialog, Correction, DecidePanels, ReplacementDialog, WaitingList, WaitingQuestion]
