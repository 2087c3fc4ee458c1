import * as say from '#words/print.js'
import { Suspense, useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { tournamentPath } from '#core/addresses/paths.ts'
import { givesNorms } from '#core/norms/gives-norms.ts'
import { liveRound } from '#core/snapshot/live-round.ts'
import { lastTableRound } from '#core/snapshot/rounds.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { Start } from '#core/text/start.ts'
import { formatWhen } from '#core/text/when.ts'
import { tournamentQueries } from '../../api/tournaments.ts'
import { lazyView } from '../../navigation/lazy-view.tsx'
import { useChoice, useChoices } from '../../navigation/use-search-param.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { useTimes } from '../../ui/time.tsx'
import { ByBoardSheets } from './by-board.tsx'
import { ByNameSheets } from './by-name.tsx'
import { CheckInSheets } from './check-in-sheets.tsx'
import { ClaimSlips } from './claim-slips.tsx'
import { NormSheets } from './norm-sheets.tsx'
import { PAPERS, usualPaper } from './paper.ts'
import { PlaceCards } from './place-cards.tsx'
import { Poster } from './poster.tsx'
import type { SheetFacts } from './sheet-facts.ts'
import { SHEET_LABELS, type SheetName } from './sheet-names.ts'
import { PrizeSheets } from './prize-sheets.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Slips } from './slips.tsx'
import { StandingsSheets } from './standings-sheets.tsx'
import { printedText } from './printed-text.ts'
import { usePrintedAt } from './use-printed-at.ts'
import styles from './print-desk.module.css'

type View = (props: { facts: SheetFacts }) => ReactNode

const ReportSheets = lazyView<{ facts: SheetFacts }>(
  import.meta.env.SSR ? undefined : async () => (await import('./report-sheets.tsx')).ReportSheets,
  { edge: false },
)

const SHEETS: Record<SheetName, View> = {
  pairings: ByBoardSheets,
  names: ByNameSheets,
  standings: StandingsSheets,
  crosstable: ({ facts }) => <StandingsSheets facts={facts} rounds />,
  prizes: PrizeSheets,
  slips: Slips,
  cards: PlaceCards,
  claims: ClaimSlips,
  norms: NormSheets,
  report: ({ facts }) => (
    <Suspense fallback={<Skeleton rows={8} />}>
      <ReportSheets facts={facts} />
    </Suspense>
  ),
  checkin: CheckInSheets,
  poster: Poster,
}
/** Sheets that need a drawn round. */
const OF_PAIRINGS: SheetName[] = ['pairings', 'names', 'slips']
const OF_TABLES: SheetName[] = ['standings', 'crosstable']
const LETTERS_OF_MARK = 12

/** Sheets to print, shown as on paper. Sheet, round and paper are stored in the address. */
export function PrintDesk({ snapshot: published, draft, id, sheets }: PrintDeskProps) {
  const lastTable = lastTableRound(published)
  const offered = sheets.filter(
    (each) =>
      (lastTable !== undefined || !OF_TABLES.includes(each)) &&
      (each !== 'prizes' || published.prizes) &&
      (each !== 'norms' || givesNorms(published)),
  )
  const [sheet, setSheet] = useChoice('sheet', offered, offered[0]!)
  const [usual] = useState(() => usualPaper(navigator.language))
  const [paper, setPaper] = useChoice('paper', PAPERS, usual)
  const [params, change] = useChoices()
  const isTable = OF_TABLES.includes(sheet)
  const hasRound = isTable || OF_PAIRINGS.includes(sheet)
  const isOfPairings = OF_PAIRINGS.includes(sheet)
  const last = isTable ? (lastTable ?? 0) : isOfPairings ? (draft ?? published).round : published.round
  // A round in progress has no final standings yet, so the previous one is the default.
  const current = isTable && liveRound(published) === last ? last - 1 : last
  const usualRound = isOfPairings && published.round > 0 ? published.round : current
  const asked = Number(params.get('round') ?? Number.NaN)
  const round = hasRound && Number.isInteger(asked) && asked >= 1 && asked <= last ? asked : usualRound
  const isDraft = isOfPairings && round > published.round
  const snapshot = isDraft ? draft! : published
  const facts = useSheetFacts(snapshot, id, { round, paper, hasRound, isDraft })
  const rounds = Array.from({ length: last }, (_, at) => String(at + 1))
  const Sheets = SHEETS[sheet]
  const isUndrawn = isOfPairings && snapshot.round === 0
  return (
    <div>
      <div className={styles.bar}>
        <Select
          label={say.sheet()}
          value={sheet}
          onChoose={setSheet}
          choices={offered.map((value) => ({ value, label: SHEET_LABELS[value]() }))}
        />
        {hasRound && rounds.length > 0 && (
          <Select
            label={isTable ? say.afterRoundChoice() : say.roundChoice()}
            value={String(round)}
            onChoose={(value) => change({ round: value })}
            choices={(round === 0 ? ['0', ...rounds] : rounds).map((value) => ({
              value,
              label: isOfPairings && Number(value) > published.round ? say.draftOfRound({ round: value }) : value,
            }))}
          />
        )}
        <Segmented
          label={say.paper()}
          value={paper}
          onChoose={setPaper}
          choices={[
            { value: 'a4', label: 'A4' },
            { value: 'letter', label: say.letter() },
          ]}
        />
        <ButtonLink href={tournamentPath(id, 'screen')}>{say.projectorScreen()}</ButtonLink>
        <Button look="primary" disabled={isUndrawn} onClick={() => print()}>
          {say.printAct()}
        </Button>
      </div>
      {isUndrawn ? (
        <EmptyState sentence={say.notDrawnYet()} />
      ) : snapshot.players.no.length === 0 && sheet !== 'poster' ? (
        <EmptyState sentence={say.noPlayersYet()} />
      ) : (
        // A scrollable region must be focusable for keyboard users.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.sheets} role="region" aria-label={say.sheets()} tabIndex={0}>
          <Sheets facts={facts} />
        </div>
      )}
    </div>
  )
}

interface PrintDeskProps {
  snapshot: Snapshot
  /** The tournament as if the draft of the next round were published; undefined without a draft. */
  draft?: Snapshot | undefined
  id: string
  sheets: readonly SheetName[]
}

type Choice = Pick<SheetFacts, 'round' | 'paper'> & { hasRound: boolean; isDraft: boolean }

function useSheetFacts(snapshot: Snapshot, id: string, { round, paper, hasRound, isDraft }: Choice): SheetFacts {
  const times = useTimes()
  const printed = usePrintedAt()
  const { data } = useQuery(tournamentQueries.checkMark(id, snapshot.version))
  const { settings, dates } = snapshot
  const date = hasRound ? dates[round - 1] : undefined
  // Sheets hang at the venue.
  const { timeZone } = settings
  const hallTime = (start: Start): string =>
    timeZone === null ? times(start, 'full') : formatWhen(start, 'long', { now: printed, zone: timeZone })
  return {
    snapshot,
    round,
    paper,
    roundLabel: round === 0 ? '' : roundText(round, settings.totalRounds, isDraft),
    when: date === null || date === undefined ? undefined : hallTime(date),
    printed: printedText(printed),
    mark: isDraft ? undefined : data?.mark?.slice(0, LETTERS_OF_MARK),
    link: `${location.origin}/${encodeURIComponent(settings.vanityURL ?? snapshot.id)}`,
  }
}

function roundText(round: number, total: number | null, isDraft: boolean): string {
  if (total === null) return isDraft ? say.roundDraft({ round }) : say.round({ round })
  return isDraft ? say.roundOfDraft({ round, total }) : say.roundOf({ round, total })
}
