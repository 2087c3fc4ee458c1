import * as say from '#words/eventHead.js'
import * as sayFestival from '#words/festivalPages.js'
import * as sayNorms from '#words/norms.js'
import * as saySeason from '#words/seasonPages.js'
import * as sayTournament from '#words/tournament.js'
import { useId, type MouseEvent, type ReactNode } from 'react'
import { withLanguage } from '#core/addresses/with-language.ts'
import { profilePath, tournamentPath } from '#core/addresses/paths.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { localPath } from '../../navigation/local-path.ts'
import { useOrigin } from '../../served.ts'
import button from '../../ui/button.module.css'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { CALENDAR, CLOCK, CODE, ELLIPSIS, FILE_TEXT, GLOBE, MEGAPHONE, USER } from '../../ui/icons.ts'
import { parseSafeUrl } from '../../ui/safe-url.ts'
import styles from './event-menu.module.css'
import { rulesDocument } from './rules-document.ts'
import { festivalLink, seasonLink } from './season-link.ts'

/** What is not needed every minute: on a phone the only way to it from the head of an event. */
export function EventMenu({ snapshot, id, announcements }: EventMenuProps) {
  const menu = useId()
  const origin = useOrigin()
  const { settings, user, name } = snapshot
  const season = seasonLink(settings)
  const festival = festivalLink(settings)
  const website = parseSafeUrl(settings.profileURL)?.href
  return (
    <>
      <button
        type="button"
        className={classes(button.icon, styles.more)}
        aria-label={say.more()}
        title={say.more()}
        popoverTarget={menu}
      >
        <Icon of={ELLIPSIS} />
      </button>
      <nav id={menu} popover="auto" className={styles.menu} aria-label={say.more()}>
        <p dir="auto">{name}</p>
        <Way to={tournamentPath(id, 'announcements')} icon={MEGAPHONE} count={announcements}>
          {sayTournament.announcements()}
        </Way>
        {settings.description && (
          <Way to="#description" icon={FILE_TEXT}>
            {sayTournament.description()}
          </Way>
        )}
        {rulesDocument(settings.rulesURL, origin) && (
          <Way to={tournamentPath(id, 'rules')} icon={FILE_TEXT}>
            {sayTournament.rules()}
          </Way>
        )}
        {settings.showNorms && (
          <Way to={tournamentPath(id, 'norms')} icon={FILE_TEXT}>
            {sayNorms.norms()}
          </Way>
        )}
        {season && (
          <Way to={season} icon={CALENDAR}>
            {saySeason.wholeSeason()}
          </Way>
        )}
        {festival && (
          <Way to={festival} icon={CALENDAR}>
            {sayFestival.wholeFestival()}
          </Way>
        )}
        {website && (
          <Way to={website} icon={GLOBE} external>
            {sayTournament.website()}
          </Way>
        )}
        {user && (
          <Way to={profilePath('@', user)} icon={USER}>
            {say.organiserIs({ name: user })}
          </Way>
        )}
        <Way to={`/api/tournament/${encodeURIComponent(id)}/${withLanguage('calendar.ics')}`} icon={CALENDAR} download>
          {say.addToCalendar()}
        </Way>
        <Way to={tournamentPath(id, 'history')} icon={CLOCK}>
          {sayTournament.history()}
        </Way>
        <Way to={`/embed?tournament=${encodeURIComponent(id)}`} icon={CODE}>
          {say.embed()}
        </Way>
      </nav>
    </>
  )
}

export interface EventMenuProps {
  snapshot: Snapshot
  id: string
  /** Their number, if known. */
  announcements: number | undefined
}

function Way({ to, icon, count, external, download, children }: WayProps) {
  const inside = (
    <>
      <Icon of={icon} />
      <span>{children}</span>
      {count !== undefined && count > 0 && <b>{count}</b>}
    </>
  )
  if (external) {
    return (
      <a href={to} rel="external noopener nofollow ugc" onClick={close}>
        {inside}
      </a>
    )
  }
  return (
    <a href={download || to.startsWith('#') ? to : localPath(to)} download={download} onClick={close}>
      {inside}
    </a>
  )
}

/** The page stays where a link opens a sheet or a file. */
const close = ({ currentTarget }: MouseEvent): void => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()

interface WayProps {
  to: string
  icon: string
  count?: number | undefined
  external?: boolean
  download?: boolean
  children: ReactNode
}
