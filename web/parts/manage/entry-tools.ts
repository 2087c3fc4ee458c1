import { lazyView } from '../../navigation/lazy-view.tsx'

/** What is opened at an entry, or before round 1: its code comes when the list of players is there. */
export const DetailsForm = lazyView(async () => (await import('./details-form.tsx')).DetailsForm)
export const RenumberButton = lazyView(async () => (await import('./renumber-button.tsx')).RenumberButton)
