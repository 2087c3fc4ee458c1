import * as say from '#words/shell.js'
import type { AskedContact } from '#core/people/contact.ts'
import { ContactQuestion } from '../parts/account/contact-question.tsx'
import panel from '../parts/game-link/game-link-panel.module.css'

/** Asks users on every page who may see a contact detail, one at a time, until they answer. */
export const ContactPanel = ({ of }: { of: AskedContact }) => (
  <aside className={panel.panel} aria-label={say.contactDetails()}>
    <ContactQuestion key={of} of={of} />
  </aside>
)
