import { useLocation } from 'react-router-dom'
import { profilePath } from '#core/addresses/paths.ts'
import { hasSession, useMe } from '../api/session.ts'
import { readLocalStorage } from '../hooks/use-local-storage.ts'
import { GameLinkPanel } from '../parts/game-link/game-link-panel.tsx'
import { ContactPanel } from './contact-panel.tsx'
import { FeedbackPrompt } from './feedback-prompt.tsx'

/** Panels that float over the page; the layout loads them after five seconds. */
export function FloatingPanels() {
  return (
    <>
      {readLocalStorage('feedback-prompt') === null && <FeedbackPrompt />}
      {hasSession() && <QuestionToUser />}
    </>
  )
}

/** Desks, helpers' pages, tournaments and games: nothing covers what people work with or watch. */
const BUSY = /^\/(manage|help|t|g)\//

/** One question at a time, as the panels have the same place. */
function QuestionToUser() {
  const me = useMe()
  const { pathname } = useLocation()
  const [undecided] = me?.undecidedContacts ?? []
  // The page of accounts asks about the email address itself.
  const isAskedThere = pathname === profilePath('@', me?.username ?? '', 'accounts')
  const asks = undecided !== undefined && !isAskedThere && !BUSY.test(pathname)
  return asks ? <ContactPanel of={undecided} /> : <GameLinkPanel />
}
