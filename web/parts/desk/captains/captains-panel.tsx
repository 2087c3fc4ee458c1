import * as say from '#words/captains.js'
import { T } from '../../../ui/t.tsx'
import { useQuery } from '@tanstack/react-query'
import { openProposal } from '#core/snapshot/fixture-talk.ts'
import { openProtest } from '#core/snapshot/fixture-talk-steps.ts'
import type { FixtureTalk } from '#core/snapshot/desk.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { pairings, type Pairing } from '#core/snapshot/pairing.ts'
import { fixturesQuery } from '../../../api/fixtures.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Time } from '../../../ui/time.tsx'
import { Statements } from '../../captain/match-case.tsx'
import { WarningText } from '../../captain/warning-list.tsx'
import type { TabProps } from '../tab-props.ts'
import { RulingForm } from './ruling-form.tsx'
import { StartForm } from './start-form.tsx'
import styles from './captains-panel.module.css'

/** What captains offer each other and protest against, and the start of each match of a round. */
export function CaptainsPanel({ id, snapshot, facts, actions, round }: TabProps & { round: number }) {
  const { no, firstName } = snapshot.players
  const { data } = useQuery(fixturesQuery(id))
  const missing = data?.missing ?? []
  const nameOf = (team: number) => competitorName(snapshot, no.indexOf(team))
  const talkOf = ({ white, black }: Pairing): FixtureTalk | undefined =>
    facts.talks?.find(
      (one) => one.round === round && [no[white], no[black]].every((team) => team === one.team || team === one.other),
    )
  const rows = pairings(snapshot, round).filter(({ black }) => black >= 0)
  const isWaiting = (pairing: Pairing): boolean => {
    const talk = talkOf(pairing)
    return talk !== undefined && (openProtest(talk) !== undefined || openProposal(talk) !== undefined)
  }
  return (
    <Panel title={say.deskTitle()} count={rows.filter(isWaiting).length}>
      <ul className={styles.rows}>
        {rows.map((pairing) => {
          const talk = talkOf(pairing)
          const offer = talk && openProposal(talk)
          const sides = [firstName[pairing.white]!, firstName[pairing.black]!] as const
          return (
            <li key={pairing.no}>
              <b>
                <bdi>{sides[0]}</bdi> – <bdi>{sides[1]}</bdi>
              </b>
              {offer && (
                <p>
                  <T
                    of={say.deskOffer({
                      by: <bdi>{nameOf(offer.by)}</bdi>,
                      times: (
                        <span className={styles.times}>
                          {offer.times.map((at) => (
                            <Button
                              key={at}
                              small
                              disabled={actions.isBusy}
                              onClick={() => void actions.change({ type: 'setTime', round, no: pairing.no, at })}
                            >
                              <T of={say.setThisTime({ time: <Time at={at} as="plan" /> })} />
                            </Button>
                          ))}
                        </span>
                      ),
                    })}
                  />
                </p>
              )}
              {missing
                .filter((one) => one.round === round && one.no === pairing.no)
                .map(({ team, warning }, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- warnings have no identity
                  <p key={at}>
                    {team !== null && <bdi>{nameOf(team)}: </bdi>}
                    <WarningText {...warning} />
                  </p>
                ))}
              {talk && <Statements statements={talk.statements} nameOf={nameOf} />}
              {talk && openProtest(talk) && <RulingForm round={round} no={pairing.no} actions={actions} />}
              {!pairing.facts.scored && (
                <StartForm pairing={pairing} sides={sides} snapshot={snapshot} actions={actions} />
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
