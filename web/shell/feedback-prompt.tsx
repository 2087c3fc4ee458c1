import { Link } from 'react-router-dom'
import { useLocalStorage } from '../hooks/use-local-storage.ts'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { X } from '../ui/icons.ts'
import styles from './feedback-prompt.module.css'

/** Asks for feedback on the new design, until the reader answers or closes it. */
export function FeedbackPrompt() {
  const [answer, keep] = useLocalStorage('feedback-prompt')
  const close = () => keep('closed')
  if (answer !== null) return null
  return (
    <aside className={styles.float} aria-label="Feedback">
      <span>
        New design.{' '}
        <Link to="/contact#feedback" onClick={close}>
          Tell us what you think
        </Link>
      </span>
      <IconButton small label="Close" onClick={close}>
        <Icon of={X} size={14} />
      </IconButton>
    </aside>
  )
}
