import { lazyView } from '../../../navigation/lazy-view.tsx'
import type { BoardDialogProps } from './board-dialog.tsx'
import type { SeatDialogProps } from './seat-dialog.tsx'

export const BoardDialog = lazyView<BoardDialogProps>(async () => (await import('./board-dialog.tsx')).BoardDialog)
export const SeatDialog = lazyView<SeatDialogProps>(async () => (await import('./seat-dialog.tsx')).SeatDialog)
