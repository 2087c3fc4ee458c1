import { lazyView } from '../../../navigation/lazy-view.tsx'

/** Lazy views: the list of players shows without waiting for their code. */
export const DetailsForm = lazyView(async () => (await import('./details-form.tsx')).DetailsForm)
export const NotesForm = lazyView(async () => (await import('./notes-form.tsx')).NotesForm)
export const LeavingDialog = lazyView(async () => (await import('./leaving-dialog.tsx')).LeavingDialog)
export const MergeDialog = lazyView(async () => (await import('./merge-dialog.tsx')).MergeDialog)
export const TakeBackDialog = lazyView(async () => (await import('./take-back-dialog.tsx')).TakeBackDialog)
export const RefreshButton = lazyView(async () => (await import('../lists/refresh-button.tsx')).RefreshButton)
export const LinkEntry = lazyView(async () => (await import('../lists/link-entry.tsx')).LinkEntry)
export const FindPlayer = lazyView(async () => (await import('../lists/find-player.tsx')).FindPlayer)
export const RenumberButton = lazyView(async () => (await import('./renumber-button.tsx')).RenumberButton)
