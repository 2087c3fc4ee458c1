import * as say from '#words/why.js'
import { useEffect, useState } from 'react'
import type { PoolPair } from '#core/draw/draw-round.ts'
import type { BoardReason } from '#core/draw/reasons/board-reason.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { useChoices } from '../../navigation/use-search-param.ts'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import type { DrawLine } from './draw-line.ts'
import { Reasoned } from './reason-note.tsx'
import { againstLine, reasonLines, type ReasonLine } from './reason.ts'
import styles from './reasons.module.css'

/** Explains why two competitors were not paired in a round; both are stored in the address. */
export function WhyNot({ snapshot, round, line, boards }: WhyNotProps) {
  const [params, choose] = useChoices()
  const pools = new Map(
    boards.flatMap(({ white, black, pool }) => [white, ...(black < 0 ? [] : [black])].map((id) => [id, pool] as const)),
  )
  const { no } = snapshot.players
  const position = (name: string): number => {
    const found = no.indexOf(Number(params.get(name) ?? -1))
    return pools.has(found) ? found : -1
  }
  const [one, other] = [position('one'), position('other')]
  const names = [...pools.keys()]
    .map((id) => ({ value: String(no[id]), label: distinctName(snapshot, id) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
  const isTeams = snapshot.settings.competitors === 'team'
  const choices = [{ value: '', label: isTeams ? say.chooseTeam() : say.choosePlayer() }, ...names]
  const field = (name: 'one' | 'other', label: string, chosen: number) => (
    <Select
      label={label}
      value={chosen < 0 ? '' : String(no[chosen])}
      onChoose={(value) => choose({ [name]: value || undefined })}
      choices={choices}
    />
  )
  const isAsked = one >= 0 && other >= 0 && one !== other
  const isApart = isAsked && pools.get(one) !== pools.get(other)
  return (
    <Panel title={say.whyNotTitle()}>
      <PanelBody>
        <div className={styles.ask}>
          {field('one', isTeams ? say.teamLabel() : say.playerLabel(), one)}
          {field('other', say.opponentLabel(), other)}
        </div>
        <div role="status" className={styles.answer}>
          {isApart && <p>{say.differentPools()}</p>}
          {isAsked && !isApart && (
            <Answer
              key={`${one} ${other}`}
              snapshot={snapshot}
              round={round}
              line={line}
              pair={{ white: one, black: other, pool: pools.get(one)! }}
            />
          )}
          {!isAsked && <p>{(isTeams ? say.chooseTwoTeams : say.chooseTwoPlayers)({ round })}</p>}
        </div>
      </PanelBody>
    </Panel>
  )
}

export interface WhyNotProps {
  snapshot: Snapshot
  round: number
  line: DrawLine
  boards: PoolPair[]
}

function Answer({ snapshot, round, line, pair }: Omit<WhyNotProps, 'boards'> & { pair: PoolPair }) {
  const [reason, setReason] = useState<BoardReason>()
  const { white, black, pool } = pair
  useEffect(() => {
    let isWanted = true
    line.reasons([{ white, black, pool }]).then(
      ([found]) => isWanted && setReason(found),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [line, white, black, pool])
  if (!reason) return <p>{say.lookingForReason()}</p>
  const lines: ReasonLine[] = reason.isDrawn
    ? // Their colours are explained at their board.
      [
        { text: say.rulesPairThem() },
        ...reasonLines(snapshot, round, { ...reason, colour: null }, { white, ruled: white }),
      ]
    : [againstLine(snapshot, round, reason)]
  return lines.map((each) => <Reasoned key={each.text} line={each} />)
}
