import * as say from '#words/deskDraw.js'
import { Suspense, useState } from 'react'
import { drawnBoards } from '#core/draw/check-round.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import type { Draw } from '#core/snapshot/desk.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { competitorsBefore, type CompetitorBefore } from '#core/standings/competitors-before.ts'
import { afterRound } from '#core/snapshot/missing-results.ts'
import { countedPoints } from '#core/text/counted-points.ts'
import { lazyView } from '../../../navigation/lazy-view.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { X } from '../../../ui/icons.ts'
import { Panel, PanelFoot } from '../../../ui/panel.tsx'
import { Flag } from '../../people/flag.tsx'
import type { DrawState } from '../../why/use-draw.ts'
import type { WhyNotProps } from '../../why/why-not.tsx'
import { BAN, USER_MINUS } from '../icons.ts'
import styles from './draft-side.module.css'

const WhyNot = lazyView<WhyNotProps>(async () => (await import('../../why/why-not.tsx')).WhyNot)

/** Places of the standings shown before "Show all". */
const FEW = 15

interface DraftSideProps {
  snapshot: Snapshot
  draw: Draw
  state: DrawState
  isBusy: boolean
  onAllow: (pair: [number, number]) => void
}

/** Background for a draft: the standings, why two did not meet, forbidden pairs, and who does not play. */
export function DraftSide({ snapshot, draw, state, isBusy, onAllow }: DraftSideProps) {
  const { round } = draw
  const isExplained = state.is === 'drawn' && !state.verdict.refusal
  return (
    <>
      <ScoreGroups snapshot={snapshot} round={round} />
      {isExplained && (
        <Suspense>
          <WhyNot snapshot={state.from} round={round} line={state.line} boards={drawnBoards(state.from, round)} />
        </Suspense>
      )}
      <RulesOfDraw snapshot={snapshot} draw={draw} isBusy={isBusy} onAllow={onAllow} />
    </>
  )
}

function ScoreGroups({ snapshot, round }: { snapshot: Snapshot; round: number }) {
  const [all, setAll] = useState(false)
  const ranked = competitorsBefore(snapshot, round).toSorted((a, b) => a.rank - b.rank)
  const groups = Map.groupBy(ranked, ({ score }) => score)
  const shown = new Set(all ? ranked : ranked.slice(0, FEW))
  const isTeam = snapshot.settings.competitors === 'team'
  return (
    <Panel
      title={
        round === 1
          ? isTeam
            ? say.teams()
            : say.players()
          : say.standingsAfter({ afterRound: afterRound(snapshot, round - 1) })
      }
    >
      {[...groups].map(([score, members]) =>
        members.some((one) => shown.has(one)) ? (
          <div key={score}>
            {round > 1 && (
              <h3 className={styles.group}>
                {say.scoreGroup(countedPoints(score))}
                <span>{(isTeam ? say.teamsOfGroup : say.playersOfGroup)({ count: members.length })}</span>
              </h3>
            )}
            <ol>{members.map((one) => shown.has(one) && <Ranked key={one.id} one={one} isRated={round === 1} />)}</ol>
          </div>
        ) : null,
      )}
      {ranked.length > FEW && (
        <PanelFoot>
          <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? say.showFew({ count: FEW }) : say.showAll({ count: ranked.length })}
          </button>
        </PanelFoot>
      )}
    </Panel>
  )
}

const Ranked = ({ one: { rank, name, nationality, rating }, isRated }: { one: CompetitorBefore; isRated: boolean }) => (
  <li className={styles.ranked}>
    <span>{rank}</span>
    <Flag code={nationality} />
    <bdi>{name}</bdi>
    {isRated && rating > 0 && <span>{rating}</span>}
  </li>
)

function RulesOfDraw({ snapshot, draw: { round, pairs, engine }, isBusy, onAllow }: Omit<DraftSideProps, 'state'>) {
  const { no, withdrawn = [], withdrawnFrom = {} } = snapshot.players
  const name = (position: number): string => distinctName(snapshot, position)
  const apart = (snapshot.forbidden ?? []).filter(({ from, to }) => from <= round && round <= (to ?? Infinity))
  const out = [
    ...pairs
      .filter(({ black, bye = 'U' }) => black === null && bye !== 'U')
      .map(({ white, bye }) => ({
        who: no.indexOf(white),
        why: bye === 'Z' ? say.notPlaying() : say.askedBye(),
      })),
    ...withdrawn
      .filter((position) => (withdrawnFrom[position] ?? 0) <= round)
      .map((who) => ({ who, why: say.notDrawn() })),
  ]
  if (apart.length + out.length === 0) return null
  return (
    <Panel title={say.rulesForThisDraw()}>
      <ul className={styles.rules}>
        {apart.map(({ players, from, to }) => {
          const words = players.map(name).join(' – ')
          const isOfRound = players.length === 2 && from === round && to === round
          return (
            <li key={`${words} ${from}`}>
              <Icon of={BAN} />
              <span>
                <b>{words}</b>
                <small>{isOfRound ? say.forbiddenInThisRound() : say.mayNotMeet()}</small>
              </span>
              {isOfRound && engine === 'swiss' && (
                <IconButton
                  small
                  label={say.allowAgain({ pair: words })}
                  disabled={isBusy}
                  onClick={() => onAllow([no[players[0]!]!, no[players[1]!]!])}
                >
                  <Icon of={X} size={14} />
                </IconButton>
              )}
            </li>
          )
        })}
        {out.map(({ who, why }) => (
          <li key={who}>
            <Icon of={USER_MINUS} />
            <span>
              <b>{name(who)}</b>
              <small>{why}</small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
