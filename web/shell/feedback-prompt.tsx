import * as say from '#words/shell.js'
import { T } from '../ui/t.tsx'
import { Link, useLocation } from 'react-router-dom'
import { parsePath } from '#core/addresses/parse-path.ts'
import type { Route } from '#core/addresses/paths.ts'
import { useLocalStorage } from '../hooks/use-local-storage.ts'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { X } from '../ui/icons.ts'
import styles from './feedback-prompt.module.css'

/** On these pages the prompt would cover what people watch or enter. */
const WITHOUT_PROMPT: readonly Route['page'][] = ['tournament', 'match', 'manage', 'help']

/** Asks for feedback on the new design, until the reader answers or closes it. */
export function FeedbackPrompt() {
  const [answer, keep] = useLocalStorage('feedback-prompt')
  const close = () => keep('closed')
  const { pathname } = useLocation()
  if (answer !== null || WITHOUT_PROMPT.includes(parsePath(pathname).page)) return null
  return (
    <aside className={styles.float} aria-label={say.feedback()}>
      <span>
        <T
          of={say.newDesign({
            link: (text) => (
              <Link to="/contact#feedback" onClick={close}>
                {text}
              </Link>
            ),
          })}
        />
      </span>
      <IconButton small label={say.close()} onClick={close}>
        <Icon of={X} size={14} />
      </IconButton>
    </aside>
  )
}
