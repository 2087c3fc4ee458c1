import { optionalView } from '../../navigation/lazy-view.tsx'

/** How players and captains report a result; its code is loaded by those who play the match. */
export const ReportButton = optionalView(
  import.meta.env.SSR ? undefined : async () => (await import('./report-button.tsx')).ReportButton,
  { edge: false },
)
