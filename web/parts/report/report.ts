import { optionalView } from '../../navigation/lazy-view.tsx'

/** How players and captains report a result; its code is loaded by those who play the match. */
export const ReportButton = optionalView(async () => (await import('./report-button.tsx')).ReportButton)
