import { hasSession } from '../api/session.ts'
import { stored } from '../hooks/use-stored.ts'
import { GameLinkPanel } from '../parts/game-link/game-link-panel.tsx'
import { FeedbackPrompt } from './feedback-prompt.tsx'

/** What floats over a page that has been looked at for a while. */
export function Late() {
  return (
    <>
      {stored('feedback-prompt') === null && <FeedbackPrompt />}
      {hasSession() && <GameLinkPanel />}
    </>
  )
}
