import * as sayFestival from '#words/festivalPages.js'
import * as saySeason from '#words/seasonPages.js'
import * as say from '#words/tournament.js'
import { Link } from 'react-router-dom'
import { tournamentPath } from '#core/addresses/paths.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { systemLabel } from '#core/tournament/system-label.ts'
import { useOrigin } from '../../served.ts'
import { Icon } from '../../ui/icon.tsx'
import { CALENDAR, CLOCK, FILE_TEXT, GLOBE } from '../../ui/icons.ts'
import { parseSafeUrl } from '../../ui/safe-url.ts'
import { entrantsLabel } from './labels.ts'
import { rulesDocument } from './rules-document.ts'
import { festivalLink, seasonLink } from './season-link.ts'

/** On narrow windows these links are in the menu. */
export function EventFacts({ snapshot, id, className }: EventFactsProps) {
  const { settings } = snapshot
  const origin = useOrigin()
  const season = seasonLink(settings)
  const festival = festivalLink(settings)
  return (
    <p className={className}>
      <span>{systemLabel(settings, snapshot.systems)}</span>
      <span>{entrantsLabel(snapshot)}</span>
      {settings.timeControl && <bdi>{settings.timeControl}</bdi>}
      {season && (
        <Link to={season}>
          <Icon of={CALENDAR} size={14} />
          {saySeason.wholeSeason()}
        </Link>
      )}
      {festival && (
        <Link to={festival}>
          <Icon of={CALENDAR} size={14} />
          {sayFestival.wholeFestival()}
        </Link>
      )}
      <ExternalLink link={settings.profileURL} icon={GLOBE} word={say.website()} />
      {rulesDocument(settings.rulesURL, origin) && (
        <Link to={tournamentPath(id, 'rules')}>
          <Icon of={FILE_TEXT} size={14} />
          {say.rules()}
        </Link>
      )}
      <Link to={tournamentPath(id, 'history')}>
        <Icon of={CLOCK} size={14} />
        {say.history()}
      </Link>
    </p>
  )
}

export interface EventFactsProps {
  snapshot: Snapshot
  id: string
  className: string | undefined
}

function ExternalLink({ link, icon, word }: { link: string | null; icon: string; word: string }) {
  const url = parseSafeUrl(link)
  if (!url) return null
  return (
    <a href={url.href} rel="external noopener nofollow ugc">
      <Icon of={icon} size={14} />
      {word}
    </a>
  )
}
