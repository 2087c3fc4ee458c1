import * as say from '#words/people.js'
import { isAsked, type Contact as Details, type ContactAnswers } from '#core/people/contact.ts'
import { Icon } from '../../ui/icon.tsx'
import { EXTERNAL_LINK } from '../../ui/icons.ts'
import { Panel } from '../../ui/panel.tsx'
import { REDDIT } from './brand-icons.ts'
import { MAIL, MESSAGE, PHONE } from './icons.ts'
import styles from './rows.module.css'

type ContactWay = keyof Details

const WAYS: Record<
  ContactWay,
  { word: () => string; icon: string; filled?: boolean; href?: (value: string) => string }
> = {
  email: { word: say.email, icon: MAIL, href: (value) => `mailto:${encodeURIComponent(value)}` },
  reddit: {
    word: () => 'Reddit',
    icon: REDDIT,
    filled: true,
    href: (value) => `https://www.reddit.com/user/${encodeURIComponent(value.replace(/^\/?u\//, ''))}`,
  },
  phone: { word: say.phone, icon: PHONE, href: (value) => `tel:${value.replace(/[^+\d]/g, '')}` },
  skype: { word: () => 'Skype', icon: MESSAGE },
  zoom: { word: () => 'Zoom', icon: MESSAGE },
  facebook: { word: () => 'Facebook', icon: EXTERNAL_LINK },
}

/**
 * A user's contact details. Visitors without a session see how to get them. `answers`: on the user's own profile, which
 * details others see.
 */
export function Contact({ contact, answers = null }: { contact: Details | null; answers?: ContactAnswers | null }) {
  const known = contact && (Object.keys(WAYS) as ContactWay[]).filter((way) => contact[way])
  return (
    <Panel title={say.contact()}>
      {known === null && <p className={styles.words}>{say.signInToSeeContact()}</p>}
      {known?.length === 0 && <p className={styles.words}>{say.noContactDetailsRegistered()}</p>}
      {contact && known && known.length > 0 && (
        <ul className={styles.rows}>
          {known.map((way) => (
            <li key={way} title={WAYS[way].word()}>
              <Icon of={WAYS[way].icon} filled={WAYS[way].filled === true} />
              <Value way={way} value={contact[way]!} />
              {answers && isHidden(way, answers) && <span className={styles.hidden}>{say.onlyYou()}</span>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

const isHidden = (way: ContactWay, answers: ContactAnswers): boolean => isAsked(way) && answers[way] !== true

function Value({ way, value }: { way: ContactWay; value: string }) {
  const href = WAYS[way].href?.(value)
  return href ? (
    <a href={href} rel="external noopener nofollow ugc">
      {value}
    </a>
  ) : (
    <span>{value}</span>
  )
}
