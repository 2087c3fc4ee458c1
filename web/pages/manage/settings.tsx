import { lockOf } from '#core/changes/locked-settings.ts'
import type { Settings } from '#core/tournament/tournament.ts'
import { DeletePanel } from '../../parts/manage/delete-panel.tsx'
import { DeputiesPanel } from '../../parts/manage/deputies-panel.tsx'
import { SettingPanel, SettingRow, SettingText } from '../../parts/manage/setting-rows.tsx'
import type { TabProps } from '../../parts/manage/tab-props.ts'
import { TieBreakList } from '../../parts/manage/tie-break-list.tsx'
import layout from '../../styles/layout.module.css'
import { Segmented } from '../../ui/segmented.tsx'
import { Switch } from '../../ui/switch.tsx'
import styles from './settings.module.css'

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

type TextKey =
  | 'location'
  | 'federation'
  | 'timeControl'
  | 'prizes'
  | 'description'
  | 'streamURL'
  | 'rulesURL'
  | 'profileURL'
  | 'logoURL'
type PointsKey = 'winReward' | 'drawReward' | 'lossReward' | 'byeReward'

/** Everything a director sets; each change is kept at once, and can be undone. */
export function SettingsTab(props: TabProps) {
  const { id, snapshot, actions } = props
  const { settings, name, round } = snapshot
  const set = (change: Partial<Settings>): void => void actions.change({ type: 'editEvent', settings: change })
  const lock = (key: keyof Settings): string | undefined => lockOf(snapshot, key)
  const text = (key: TextKey) => ({
    value: settings[key] ?? '',
    onSave: (words: string) => set({ [key]: words === '' ? null : key === 'federation' ? words.toUpperCase() : words }),
  })
  const points = (key: PointsKey) => ({
    value: String(settings[key]),
    type: 'number' as const,
    step: 0.5,
    lock: lock(key),
    onSave: (words: string) => Number.isFinite(Number(words)) && words !== '' && set({ [key]: Number(words) }),
  })
  return (
    <div className={layout.stack}>
      <div className={styles.head}>
        <h2>Settings</h2>
        <p>Each change is kept at once and can be undone.</p>
      </div>
      <SettingPanel title="Basics">
        <SettingText
          label="Name"
          value={name}
          onSave={(words) => words && void actions.change({ type: 'editEvent', name: words })}
        />
        <SettingText label="Place" hint="Where it is played, or Online." {...text('location')} />
        <SettingText label="Federation" hint="FIDE’s three letters." {...text('federation')} />
        <SettingText label="Time control" hint="Such as 90+30." {...text('timeControl')} />
        <SettingText label="Prizes" isLong {...text('prizes')} />
        <SettingText label="Description" hint="Markdown." isLong {...text('description')} />
      </SettingPanel>
      <SettingPanel title="Format">
        <SettingRow label="System" lock={lock('pairingSystem')} hint="How rounds are drawn.">
          {lock('pairingSystem') ? (
            SYSTEMS[settings.pairingSystem]
          ) : (
            <Segmented
              label="System"
              value={settings.pairingSystem}
              onChoose={(pairingSystem) => set({ pairingSystem })}
              choices={Object.entries(SYSTEMS).map(([value, label]) => ({
                value: value as Settings['pairingSystem'],
                label,
              }))}
            />
          )}
        </SettingRow>
        <SettingRow label="Who competes" lock={lock('competitors')}>
          {lock('competitors') ? (
            COMPETITORS[settings.competitors]
          ) : (
            <Segmented
              label="Who competes"
              value={settings.competitors}
              onChoose={(competitors) => set({ competitors })}
              choices={[
                { value: 'individual', label: COMPETITORS.individual },
                { value: 'team', label: COMPETITORS.team },
              ]}
            />
          )}
        </SettingRow>
        <SettingText
          label="Number of rounds"
          hint={round > 0 ? `${round} of them have been drawn.` : 'Leave it empty if the number of rounds is open.'}
          type="number"
          value={settings.totalRounds === null ? '' : String(settings.totalRounds)}
          onSave={(words) => set({ totalRounds: words === '' ? null : Number(words) })}
        />
        <SettingText
          label="Qualifying places"
          hint="How many go through, of each pool. Standings show a line below them. Leave it empty for none."
          type="number"
          value={String(settings.qualifyingPlaces ?? '')}
          onSave={(words) => set({ qualifyingPlaces: words === '' ? null : Number(words) })}
        />
        <SettingRow label="Pools are named">
          <Segmented
            label="Pools are named"
            value={String(settings.poolDisplay)}
            onChoose={(value) => set({ poolDisplay: Number(value) as Settings['poolDisplay'] })}
            choices={['A, B', '1, 2', 'I, II'].map((label, at) => ({ value: String(at), label }))}
          />
        </SettingRow>
      </SettingPanel>
      <SettingPanel title="Scoring">
        <SettingText label="Points for a win" {...points('winReward')} />
        <SettingText label="Points for a draw" {...points('drawReward')} />
        <SettingText label="Points for a loss" {...points('lossReward')} />
        <SettingText label="Points for a bye" hint="The bye that the draw gives." {...points('byeReward')} />
        <SettingText
          label="Game points in a match"
          hint="1 hides all columns about games."
          type="number"
          lock={lock('gamePointTotal')}
          value={String(settings.gamePointTotal)}
          onSave={(words) => words && set({ gamePointTotal: Number(words) })}
        />
        <SettingRow label="Table counts">
          <Segmented
            label="Table counts"
            value={settings.displayPoints}
            onChoose={(displayPoints) => set({ displayPoints })}
            choices={[
              { value: 'match', label: 'Match points' },
              { value: 'game', label: 'Game points' },
            ]}
          />
        </SettingRow>
        {settings.competitors === 'team' && (
          <SettingRow label="Team colours" hint="How they count when a Swiss round is drawn (FIDE C.04.6).">
            <Segmented
              label="Team colours"
              value={settings.teamType}
              onChoose={(teamType) => set({ teamType })}
              choices={[
                { value: 'A', label: 'Type A' },
                { value: 'B', label: 'Type B' },
                { value: 'none', label: 'Don’t count' },
              ]}
            />
          </SettingRow>
        )}
      </SettingPanel>
      <SettingPanel title="Tie-breaks">
        <SettingRow
          label="Order"
          hint={
            round > 0
              ? 'The tournament has begun: a new order can move places, and the public history shows the change.'
              : 'Drag a line, or move it with its arrows.'
          }
        >
          <TieBreakList
            codes={settings.tieBreaks}
            isBusy={actions.isBusy}
            onChange={(tieBreaks) => set({ tieBreaks })}
          />
        </SettingRow>
      </SettingPanel>
      <SettingPanel title="Entries and chess site">
        <SettingRow label="Who may enter">
          <Segmented
            label="Who may enter"
            value={settings.allowRegistration}
            onChoose={(allowRegistration) => set({ allowRegistration })}
            choices={[
              { value: 'closed', label: 'Closed' },
              { value: 'approve', label: 'I approve' },
              { value: 'open', label: 'Open' },
            ]}
          />
        </SettingRow>
        <SettingRow label="Results found at the chess site">
          <Segmented
            label="Results found at the chess site"
            value={String(settings.pullResults)}
            onChoose={(value) => set({ pullResults: Number(value) as Settings['pullResults'] })}
            choices={['Leave them', 'Ask me first', 'Save them'].map((label, at) => ({ value: String(at), label }))}
          />
        </SettingRow>
        <SettingRow label="Links sent by players" hint="Where their game is played.">
          <Segmented
            label="Links sent by players"
            value={String(settings.allowSelfLinks)}
            onChoose={(value) => set({ allowSelfLinks: Number(value) as Settings['allowSelfLinks'] })}
            choices={['None', 'Ask me first', 'Both confirm', 'Either confirms'].map((label, at) => ({
              value: String(at),
              label,
            }))}
          />
        </SettingRow>
        <SettingRow label="Players report results">
          <Switch
            checked={settings.allowSelfSubmissions}
            onSwitch={(allowSelfSubmissions) => set({ allowSelfSubmissions })}
          >
            Of their own boards
          </Switch>
        </SettingRow>
      </SettingPanel>
      <SettingPanel title="What visitors see">
        <SettingRow label="Ratings">
          <Switch checked={settings.showRatings} onSwitch={(showRatings) => set({ showRatings })}>
            Show ratings
          </Switch>
        </SettingRow>
        <SettingText
          label="Logo"
          hint="The address of a picture. Its colour tints the header."
          type="url"
          {...text('logoURL')}
        />
        <SettingText label="Website" type="url" {...text('profileURL')} />
        <SettingText label="Rules" hint="The address of a PDF or a page." type="url" {...text('rulesURL')} />
        <SettingText label="Stream" hint="Twitch, YouTube or another." type="url" {...text('streamURL')} />
        <SettingRow
          label="Everyone can see it"
          hint="Else only its players and those who run it."
          lock={lock('public')}
        >
          {lock('public') ? (
            'No'
          ) : (
            <Segmented
              label="Everyone can see it"
              value={settings.public ? 'yes' : 'no'}
              onChoose={(value) => set({ public: value === 'yes' })}
              choices={YES_NO}
            />
          )}
        </SettingRow>
      </SettingPanel>
      <DeputiesPanel {...props} />
      <DeletePanel id={id} snapshot={snapshot} />
    </div>
  )
}

const SYSTEMS = { swiss: 'Swiss', roundRobin: 'Round robin', knockout: 'Knockout' }
const COMPETITORS = { individual: 'Players', team: 'Teams' }
