import { optionalView } from '../../navigation/lazy-view.tsx'

/** Loaded only for the players and captains of a match. */
export const ReportButton = optionalView(
  import.meta.env.SSR ? undefined : async () => (await import('./report-button.tsx')).ReportButton,
  { edge: false },
)
