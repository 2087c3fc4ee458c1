import * as say from '#words/festivalPages.js'
import { tournamentPath } from '#core/addresses/paths.ts'
import { festivalPath } from '#core/addresses/festival-paths.ts'
import type { FestivalAnswer, SectionRow } from '#core/rows/festival-rows.ts'
import { formatPoints, halfPoints } from '#core/text/score.ts'
import { joinComma } from '#core/text/join-comma.ts'
import { localPath } from '../../navigation/local-path.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { T } from '../../ui/t.tsx'
import { Time } from '../../ui/time.tsx'
import styles from './festival.module.css'
import { conditionText, placesText } from './section-words.ts'

/** All sections: who plays, how far the round is, who leads. */
export function SectionsPanel({ answer }: { answer: FestivalAnswer }) {
  const { festival, sections } = answer
  const playing = sections.filter(({ state }) => state === 'playing')
  const sum = (of: 'pairings' | 'finished') => playing.reduce((total, section) => total + section[of], 0)
  return (
    <Panel
      title={say.sections()}
      count={
        playing.length > 0 ? say.sectionsPlay({ playing: playing.length, count: sections.length }) : sections.length
      }
      action={
        playing.length > 0 && (
          <LiveBadge>{say.resultsIn({ finished: sum('finished'), count: sum('pairings') })}</LiveBadge>
        )
      }
    >
      {sections.length === 0 ? (
        <EmptyState sentence={say.noSectionsYet()} />
      ) : (
        <ul className={styles.sections}>
          {sections.map((section) => (
            <li key={section.id}>
              <div className={styles.section}>
                <a href={localPath(tournamentPath(section.id, 'dashboard'))}>
                  <bdi>{section.word}</bdi>
                </a>
                <small>
                  {joinComma([
                    conditionText(section),
                    section.timeControl,
                    section.state === 'before'
                      ? say.enteredCount({ count: section.players })
                      : say.playersCount({ count: section.players }),
                  ])}
                </small>
              </div>
              <div className={styles.state}>
                <StateOf section={section} />
              </div>
              <div className={styles.leaders}>
                {section.leaders.map(({ name }) => (
                  <span key={name}>
                    <bdi>{name}</bdi>
                    <b>{section.points !== null && formatPoints(halfPoints(section.points))}</b>
                  </span>
                ))}
              </div>
              <div className={styles.ways}>
                {section.isOpen && (
                  <ButtonLink small href={`${festivalPath(festival.id, 'join')}`}>
                    {say.enter()}
                  </ButtonLink>
                )}
                {section.round > 0 && (
                  <ButtonLink small href={tournamentPath(section.id, 'pairings')}>
                    {say.pairings()}
                  </ButtonLink>
                )}
                <ButtonLink
                  small
                  look="quiet"
                  href={tournamentPath(section.id, section.round > 0 ? 'standings' : 'players')}
                >
                  {section.round > 0 ? say.standings() : say.players()}
                </ButtonLink>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function StateOf({ section }: { section: SectionRow }) {
  const { state, round, rounds, pairings, finished, starts, left, waiting } = section
  const next = starts[round] ?? null
  switch (state) {
    case 'draft':
      return <span>{say.draft()}</span>
    case 'over':
      return <span>{say.isOver()}</span>
    case 'playing':
      return (
        <>
          <LiveBadge>{roundText(round, rounds)}</LiveBadge>
          <span className={styles.fill}>
            <i style={{ '--v': `${Math.round((100 * finished) / (pairings || 1))}%` }} />
            <span>{say.resultsIn({ finished, count: pairings })}</span>
          </span>
        </>
      )
    case 'between':
      return (
        <>
          <span>
            {next === null ? (
              say.roundIsOver({ round })
            ) : (
              <T of={say.roundAt({ round: round + 1, time: <Time at={next} as="plan" /> })} />
            )}
          </span>
          {next !== null && <small>{say.roundIsOver({ round })}</small>}
        </>
      )
    case 'before':
      return (
        <>
          <span>{next === null ? say.notStarted() : <Time at={next} as="plan" />}</span>
          <small>{placesText(left, waiting)}</small>
        </>
      )
    default:
      return state satisfies never
  }
}

const roundText = (round: number, rounds: number | null): string =>
  rounds === null ? say.round({ round }) : say.roundOf({ round, rounds })
