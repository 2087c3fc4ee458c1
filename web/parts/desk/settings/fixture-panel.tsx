import * as say from '#words/minisView.js'
import { FIXTURE_SCORINGS, SEGMENT_CLASSES, type Segment } from '#core/tournament/segments.ts'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import type { SettingFields } from './setting-fields.ts'
import { SettingPanel, SettingRow, SettingText } from './setting-rows.tsx'

const CLASSES = {
  standard: say.standard,
  rapid: say.rapid,
  blitz: say.blitz,
  bullet: say.bullet,
  daily: say.daily,
}
const DECIDES = { sum: say.decidesSum, segments: say.decidesSegments, perMini: say.decidesPerMini }
const NEW: Omit<Segment, 'label'> = { timeClass: 'rapid', minBoards: 4, gamesPerBoard: 2 }
/** Game points of a forfeited match when a number is first chosen. */
const FIRST_NUMBER = 8

/** The matches of a fixture between two teams, and how they are scored. */
export function FixturePanel({ settings, set, lock }: SettingFields) {
  const { segments, fixtureScoring, forfeitBoardPoints } = settings
  const isFixed = lock('segments') !== undefined
  const change = (at: number, fields: Partial<Segment>) =>
    set({ segments: segments.with(at, { ...segments[at]!, ...fields }) })
  const number = (words: string, save: (value: number) => void) => Number(words) > 0 && save(Number(words))
  const rule = typeof forfeitBoardPoints === 'number' ? 'number' : forfeitBoardPoints
  return (
    <SettingPanel id="fixtures" title={say.panelTitle()}>
      {segments.map((segment, at) => (
        // Segments have no key but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} role="group" aria-label={segment.label}>
          <SettingText
            label={say.nameOfMatch()}
            lock={lock('segments')}
            value={segment.label}
            onSave={(label) => label && change(at, { label })}
          />
          <SettingRow label={say.timeClass()}>
            <Select
              label={say.timeClass()}
              bare
              value={segment.timeClass}
              onChoose={(timeClass) => change(at, { timeClass })}
              choices={SEGMENT_CLASSES.map((value) => ({ value, label: CLASSES[value]() }))}
            />
          </SettingRow>
          <SettingText
            label={say.fewestBoards()}
            hint={say.fewestBoardsHint()}
            type="number"
            value={String(segment.minBoards)}
            onSave={(words) => number(words, (minBoards) => change(at, { minBoards }))}
          />
          <SettingRow label={say.gamesPerBoard()}>
            <Segmented
              label={say.gamesPerBoard()}
              value={String(segment.gamesPerBoard)}
              onChoose={(games) => change(at, { gamesPerBoard: Number(games) })}
              choices={['1', '2'].map((value) => ({ value, label: value }))}
            />
          </SettingRow>
          {!isFixed && (
            <SettingRow label="">
              <Button small onClick={() => set({ segments: segments.toSpliced(at, 1) })}>
                {say.removeMatch({ label: segment.label })}
              </Button>
            </SettingRow>
          )}
        </div>
      ))}
      {!isFixed && (
        <SettingRow label={say.addMatch()} hint={segments.length === 0 ? say.oneMatch() : undefined}>
          <Button
            small
            onClick={() =>
              set({ segments: [...segments, { ...NEW, label: say.addFirst({ number: segments.length + 1 }) }] })
            }
          >
            {say.addMatch()}
          </Button>
        </SettingRow>
      )}
      {segments.length > 0 && (
        <>
          <SettingRow label={say.whatDecides()} lock={lock('fixtureScoring')}>
            <Select
              label={say.whatDecides()}
              bare
              value={fixtureScoring}
              onChoose={(chosen) => set({ fixtureScoring: chosen })}
              choices={FIXTURE_SCORINGS.map((value) => ({ value, label: DECIDES[value]() }))}
            />
          </SettingRow>
          <SettingRow label={say.forfeitGives()} lock={lock('forfeitBoardPoints')}>
            <Select
              label={say.forfeitGives()}
              bare
              value={rule}
              onChoose={(chosen) => set({ forfeitBoardPoints: chosen === 'number' ? FIRST_NUMBER : chosen })}
              choices={[
                { value: 'minimum', label: say.forfeitMinimum() },
                { value: 'none', label: say.forfeitNone() },
                { value: 'number', label: say.forfeitNumber() },
              ]}
            />
          </SettingRow>
          {typeof forfeitBoardPoints === 'number' && (
            <SettingText
              label={say.forfeitPoints()}
              type="number"
              step={0.5}
              value={String(forfeitBoardPoints)}
              onSave={(words) => Number(words) >= 0 && words !== '' && set({ forfeitBoardPoints: Number(words) })}
            />
          )}
        </>
      )}
    </SettingPanel>
  )
}
