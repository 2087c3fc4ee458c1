import * as say from '#words/deskResults.js'
import type { ReactNode } from 'react'
import { T } from '../../../ui/t.tsx'
import { Suspense, useState } from 'react'
import type { Act } from '#core/changes/act.ts'
import { changesSeat } from '#core/changes/bracket-correction.ts'
import { decidingActs } from '#core/changes/result-acts.ts'
import type { ThroughReason, TieBreakGame } from '#core/match/decision.ts'
import { CHOSEN_REASONS } from '#core/match/decision.ts'
import { THROUGH_WORDS } from '#core/match/decision-words.ts'
import { plainPoints } from '#core/text/score.ts'
import type { DeskChange } from '../../../api/desk.ts'
import { Button } from '../../../ui/button.tsx'
import { Flag } from '../../people/flag.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import type { TabProps } from '../tab-props.ts'
import { levelMatches, type LevelMatch } from './level-matches.ts'
import { ReplacementDialog } from '../desk-parts.ts'
import { TieBreakRows } from './tie-break-rows.tsx'
import styles from './decide-panel.module.css'

type DecisionToSend = Omit<Extract<DeskChange['request'], { type: 'decide' }>, 'type' | 'round' | 'no' | 'goes'>
type ChosenReason = (typeof CHOSEN_REASONS)[number]

type DecidePanelsProps = Pick<TabProps, 'snapshot' | 'actions'> & { round: number }

/** The tied matches of a knockout round: tie-break games, or who goes through without one. */
export function DecidePanels({ snapshot, actions, round }: DecidePanelsProps) {
  return levelMatches(snapshot, round).map((match) => (
    <DecidePanel key={`${match.no} ${match.outcome}`} {...{ snapshot, actions, round, match }} />
  ))
}

function DecidePanel({ snapshot, actions, round, match }: DecidePanelsProps & { match: LevelMatch }) {
  const { no, games, byDecision, through } = match
  const [asked, ask] = useState<{ decision: DecisionToSend; acts: Act[] }>()
  // Stays open once it is decided: another game may follow.
  const [isOpen, open] = useState(through === 'tied')
  const isTeam = snapshot.settings.competitors === 'team'
  const { nationality } = snapshot.players
  const decide = (tieBreak: TieBreakGame[], goesThrough: DecisionToSend['goesThrough']): void => {
    const decision: DecisionToSend = { tieBreak: tieBreak.map(sentGame), goesThrough }
    const acts = decidingActs(snapshot, { round, no }, decision)
    if (changesSeat(snapshot, acts)) ask({ decision, acts })
    else void actions.change({ type: 'decide', round, no, ...decision })
  }
  const isDecided = through !== 'tied'
  return (
    <Panel
      title={titleOf(match)}
      className={styles.panel}
      count={typeof through === 'number' ? match.decision : undefined}
      action={
        isDecided && (
          <Button small look="quiet" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
            {isOpen ? say.close() : say.change()}
          </Button>
        )
      }
    >
      {(isOpen || !isDecided) && (
        <>
          <div className={styles.head}>
            <span>
              <Flag code={nationality[match.white]!} />
              <bdi>{match.whiteName}</bdi>
            </span>
            <b>{match.text}</b>
            <span>
              <bdi>{match.blackName}</bdi>
              <Flag code={nationality[match.black]!} />
            </span>
          </div>
          <TieBreakRows {...{ match, isTeam, isBusy: actions.isBusy }} onChange={(next) => decide(next, null)} />
          {byDecision ? (
            <div className={styles.through}>
              <p>
                <T
                  of={say.throughBecause({
                    b: bold,
                    name: <bdi>{byDecision.side === 0 ? match.whiteName : match.blackName}</bdi>,
                    reason: THROUGH_WORDS[byDecision.reason](),
                  })}
                />
              </p>
              <Button small disabled={actions.isBusy} onClick={() => decide(games, null)}>
                {say.takeThatBack()}
              </Button>
            </div>
          ) : (
            <ThroughForm
              {...{ match, isTeam, isBusy: actions.isBusy }}
              onChoose={(side, reason) => decide(games, { side, reason })}
            />
          )}
        </>
      )}
      {asked && (
        <Suspense>
          <ReplacementDialog
            {...{ snapshot, round, acts: asked.acts, isBusy: actions.isBusy }}
            title={say.changeWhoGoesThrough({ place: match.placeText })}
            ways={['replace']}
            onClose={() => ask(undefined)}
            onChoose={() => {
              ask(undefined)
              void actions.change({ type: 'decide', round, no, ...asked.decision, goes: 'replace' })
            }}
          />
        </Suspense>
      )}
    </Panel>
  )
}

function titleOf({ through, place, whiteName, blackName }: LevelMatch): string {
  if (through === 'nobody') return say.titleNobodyThrough({ place })
  if (typeof through !== 'number') return say.titleTied({ place })
  return say.titleThrough({ place, name: through === 0 ? whiteName : blackName })
}

const sentGame = ({ white, points, ...game }: TieBreakGame): DecisionToSend['tieBreak'][number] => ({
  ...game,
  white: white === 0 ? 'w' : 'b',
  points: [plainPoints(points[0]), plainPoints(points[1])],
})

interface ThroughFormProps {
  match: LevelMatch
  isTeam: boolean
  isBusy: boolean
  onChoose: (side: 'w' | 'b', reason: ChosenReason) => void
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

function ThroughForm({ match, isTeam, isBusy, onChoose }: ThroughFormProps) {
  const [side, setSide] = useState<'w' | 'b' | ''>('')
  const [reason, setReason] = useState<ChosenReason | ''>('')
  const reasons = CHOSEN_REASONS.filter((one: ThroughReason) => isTeam || one !== 'boards')
  return (
    <div className={styles.through}>
      <h3>{say.throughHead()}</h3>
      <div className={styles.choice}>
        <Segmented
          label={say.goesThroughLabel({ place: match.place })}
          value={side}
          onChoose={setSide}
          choices={[
            { value: 'w', label: match.whiteName },
            { value: 'b', label: match.blackName },
          ]}
        />
        <Select
          bare
          label={say.throughReasonLabel({ place: match.place })}
          value={reason}
          onChoose={setReason}
          choices={[
            { value: '', label: say.throughReasonHint() },
            ...reasons.map((value) => ({ value, label: capital(THROUGH_WORDS[value]()) })),
          ]}
        />
        <Button
          small
          disabled={isBusy || side === '' || reason === ''}
          onClick={() => side !== '' && reason !== '' && onChoose(side, reason)}
        >
          {say.goesThrough()}
        </Button>
      </div>
      <p>{say.throughNote({ text: match.text })}</p>
    </div>
  )
}

const bold = (text: ReactNode) => <b>{text}</b>
