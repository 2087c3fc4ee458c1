import { optionalView } from '../../navigation/lazy-view.tsx'

/** Loaded only for the players and captains of a match. */
export const ReportButton = optionalView(async () => (await import('./report-button.tsx')).ReportButton)
