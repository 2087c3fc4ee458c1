import * as say from '#words/viewer.js'
import { throughOf, tieBreakGames, type TieSide } from '#core/match/decision.ts'
import { THROUGH_WORDS, TIE_BREAK_LABELS } from '#core/match/decision-words.ts'
import { isLevelResult } from '#core/snapshot/goes-through.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import { formatPoints } from '#core/text/score.ts'
import { resultText } from '#core/changes/result-text.ts'
import { pairingStart } from '#core/snapshot/pairing-start.ts'
import { winner } from '#core/snapshot/pairing.ts'
import { poolTitle } from '#core/snapshot/pools.ts'
import { Panel } from '../../ui/panel.tsx'
import { T } from '../../ui/t.tsx'
import { Time } from '../../ui/time.tsx'
import layout from '../../styles/layout.module.css'
import { parseSafeUrl } from '../../ui/safe-url.ts'
import styles from './facts-panel.module.css'
import type { MatchView } from './match-view.ts'
import { hasScore } from '#core/match/status.ts'

export function FactsPanel({ match: { snapshot, pairing, round, status } }: { match: MatchView }) {
  const { settings, systems, players } = snapshot
  const { corrected, rated } = pairing.facts
  const games = isLevelResult(pairing.outcome) ? tieBreakGames(pairing.facts) : []
  const through = throughOf(pairing.outcome, pairing.facts)
  const won = winner(pairing)
  const name = (side: TieSide) => <bdi>{distinctName(snapshot, side === 0 ? pairing.white : pairing.black)}</bdi>
  const start = pairingStart(snapshot, { round, facts: pairing.facts })
  const site = parseSafeUrl(pairing.facts.link)
  const pools = new Set(players.pool ?? [0]).size
  return (
    <Panel title={say.matchTitle()}>
      <dl className={styles.facts}>
        {start !== undefined && (
          <>
            <dt>{hasScore(status) || status === 'hidden' ? say.startedTerm() : say.startsTerm()}</dt>
            <dd>
              <Time at={start} as="moment" />
            </dd>
          </>
        )}
        {settings.timeControl && (
          <>
            <dt>{say.timeControl()}</dt>
            <dd>{settings.timeControl}</dd>
          </>
        )}
        {pools > 1 && (
          <>
            <dt>{say.pool()}</dt>
            <dd>{poolTitle(settings, systems, round, pairing.pool)}</dd>
          </>
        )}
        {games.length > 0 && (
          <>
            <dt>{say.tieBreak()}</dt>
            <dd>
              {games.map(({ kind, white, points, timeControl }, at) => (
                <div key={at}>
                  {[TIE_BREAK_LABELS[kind](), timeControl].join(' ').trimEnd()}:{' '}
                  <b dir="ltr">{points.map(formatPoints).join('–')}</b>
                  {kind === 'armageddon' && (
                    <small>
                      <T of={say.hasWhite({ name: name(white) })} />
                    </small>
                  )}
                </div>
              ))}
            </dd>
          </>
        )}
        {(through ?? games.length > 0) && won !== undefined && (
          <>
            <dt>{say.goesThrough()}</dt>
            <dd>
              {name(won)}
              {through && `: ${THROUGH_WORDS[through.reason]()}`}
            </dd>
          </>
        )}
        {corrected !== undefined && (
          <>
            <dt>{say.corrected()}</dt>
            <dd>{say.wasWhenDrawn({ result: resultText({ outcome: corrected, points: null }) })}</dd>
          </>
        )}
        {rated !== undefined && (
          <>
            <dt>{say.ratingReport()}</dt>
            <dd>{say.foundTooLate({ result: resultText({ outcome: rated, points: null }) })}</dd>
          </>
        )}
        <dt>{say.source()}</dt>
        <dd>
          {site ? (
            <a className={layout.link} href={site.href} rel="external noopener nofollow ugc">
              {say.matchOn({ site: site.host.replace(/^www\./, '') })}
            </a>
          ) : (
            say.enteredByTheOrganiser()
          )}
        </dd>
      </dl>
    </Panel>
  )
}
