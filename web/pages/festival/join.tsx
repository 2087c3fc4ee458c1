import * as say from '#words/festivalEntry.js'
import { festivalPath, ownEntryPath } from '#core/addresses/festival-paths.ts'
import { useHash } from '../../hooks/use-hash.ts'
import { localPath } from '../../navigation/local-path.ts'
import { EntryForm } from '../../parts/festival/entry-form.tsx'
import styles from '../../parts/festival/festival.module.css'
import { OwnEntryPanel } from '../../parts/festival/own-entry.tsx'
import { PlacesPanel } from '../../parts/festival/places-panel.tsx'
import { useKeptEntries } from '../../parts/festival/use-kept-entries.ts'
import layout from '../../styles/layout.module.css'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { FestivalSectionProps } from './page.tsx'

/** The entry form; with the secret of an entry behind `#`, that entry. */
export function JoinSection({ answer }: FestivalSectionProps) {
  const secret = useHash()
  const { festival, sections } = answer
  const isOpen = sections.some((section) => section.isOpen)
  return (
    <div className={layout.mainSide}>
      {secret !== '' ? (
        <OwnEntryPanel key={secret} festival={festival.id} secret={secret} />
      ) : isOpen ? (
        <EntryForm answer={answer} />
      ) : (
        <Panel title={say.enterFestival()}>
          <EmptyState sentence={say.entriesClosed()}>{festival.contact ?? say.askOrganiser()}</EmptyState>
        </Panel>
      )}
      <div className={styles.side}>
        <KeptEntries festival={festival.id} current={secret} />
        <PlacesPanel sections={sections} />
      </div>
    </div>
  )
}

/** Links to the entries that were sent from this browser. */
function KeptEntries({ festival, current }: { festival: string; current: string }) {
  const { entries } = useKeptEntries(festival)
  if (entries.length === 0) return null
  return (
    <Panel title={say.yourEntries()}>
      <ul className={styles.hits}>
        {entries.map(({ secret, name }) => (
          <li key={secret}>
            <span />
            <b>
              <bdi>{name}</bdi>
            </b>
            {secret === current ? (
              <a href={localPath(festivalPath(festival, 'join'))}>{say.enterAnother()}</a>
            ) : (
              <a href={localPath(ownEntryPath(festival, secret))}>{say.open()}</a>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
