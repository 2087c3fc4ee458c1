import { hasSession } from '../api/session.ts'
import { readLocalStorage } from '../hooks/use-local-storage.ts'
import { GameLinkPanel } from '../parts/game-link/game-link-panel.tsx'
import { FeedbackPrompt } from './feedback-prompt.tsx'

/** Panels that float over the page; the layout loads them after five seconds. */
export function FloatingPanels() {
  return (
    <>
      {readLocalStorage('feedback-prompt') === null && <FeedbackPrompt />}
      {hasSession() && <GameLinkPanel />}
    </>
  )
}
