import { optionalView } from '../../navigation/lazy-view.tsx'
// The page's HTML has these parts before their code has come: their styles come with the page.
import './mini-list.module.css'
import './mini-scores.module.css'

/** Only events whose fixtures have several matches load this code. */
export const MiniPanel = optionalView(async () => (await import('./mini-list.tsx')).MiniPanel)
export const MiniScores = optionalView(async () => (await import('./mini-scores.tsx')).MiniScores)
