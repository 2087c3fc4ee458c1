import { languageTag } from '#words/formats.js'
import * as say from '#words/pages.js'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { PAGES } from '#core/addresses/pages.ts'
import { embedUrl, iframeHtml, resizeScript } from '#core/embed/snippet.ts'
import type { EmbedElement } from '#core/embed/target.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { siteQueries } from '../api/site.ts'
import { tournamentQueries } from '../api/tournaments.ts'
import { useDocumentTitle } from '../hooks/use-document-title.ts'
import { useChoice, useChoices } from '../navigation/use-search-param.ts'
import { elementLabel, elementsOf, embedPagePath, isOfOne, iterationNames, roundsOf } from '../parts/embed/choices.ts'
import { Preview } from '../parts/embed/preview.tsx'
import { Snippet } from '../parts/embed/snippet.tsx'
import { TournamentChoice } from '../parts/embed/tournament-choice.tsx'
import layout from '../styles/layout.module.css'
import { classes } from '../ui/classes.ts'
import { Segmented } from '../ui/segmented.tsx'
import { Select } from '../ui/select.tsx'
import styles from './embed.module.css'

/**
 * Chooses what another site embeds of a tournament, previews it and gives the code to copy. `?tournament=` preselects a
 * tournament.
 */
export function EmbedPage() {
  useDocumentTitle(PAGES.embed.title)
  const [params, change] = useChoices()
  const asked = params.get('tournament')
  const { data: newest = [] } = useQuery(siteQueries.tournaments())
  const id = asked || (newest.find(({ active, round }) => active && round > 0) ?? newest[0])?.id || ''
  const { data: snapshot, error } = useQuery({ ...tournamentQueries.snapshot(id), enabled: id !== '' })
  return (
    <div className={classes(layout.wrap, layout.page)}>
      <h1 className={styles.title}>{say.embed()}</h1>
      <p className={layout.prose}>{say.embedLead()}</p>
      <div className={styles.page}>
        <section className={layout.stack} aria-label={say.tournament()}>
          <TournamentChoice
            chosen={snapshot?.id ?? id}
            onChoose={(tournament) => change({ ...NO_CHOICE, tournament })}
          />
        </section>
        {error ? (
          <p role="status">{error.message}</p>
        ) : (
          snapshot && <EmbedOptions key={snapshot.id} snapshot={snapshot} />
        )}
      </div>
    </div>
  )
}

/** Choices for one tournament don't apply to another. */
const NO_CHOICE = { element: undefined, round: undefined, which: undefined }
const CURRENT = 'current'
const OF_ONE = { individual: say.player, team: say.team }
const WIDTHS = [
  { value: '', label: say.widthFull },
  { value: '320', label: '320' },
  { value: '480', label: '480' },
  { value: '720', label: '720' },
] as const
const THEMES = [
  { value: '', label: say.themeSystem },
  { value: 'light', label: say.themeLight },
  { value: 'dark', label: say.themeDark },
] as const

const RESULTS = [
  { value: '', label: say.resultsShown },
  { value: 'hide', label: say.resultsHidden },
] as const

const valuesOf = <Value extends string>(choices: readonly { value: Value }[]): Value[] =>
  choices.map(({ value }) => value)

function EmbedOptions({ snapshot }: { snapshot: Snapshot }) {
  const elements = elementsOf(snapshot)
  const [element, setElement] = useChoice<EmbedElement>('element', elements, elements[0]!)
  const rounds = roundsOf(snapshot, element)
  const [round, setRound] = useChoice('round', [CURRENT, ...rounds.map(String)], CURRENT)
  const [width, setWidth] = useChoice('width', valuesOf(WIDTHS), '')
  const [theme, setTheme] = useChoice('theme', valuesOf(THEMES), '')
  const [results, setResults] = useChoice('results', valuesOf(RESULTS), '')
  const [height, setHeight] = useState<number>()

  const named = rounds.includes(Number(round)) ? Number(round) : undefined
  const several = iterationNames(snapshot, element, named ?? snapshot.round)
  const [iteration, setIteration] = useChoice(
    'which',
    several.map((_, at) => String(at + 1)),
    '1',
  )
  const which = Number(iteration)
  const pixels = width === '' ? undefined : Number(width)
  const look = {
    ...(pixels !== undefined && { width: pixels }),
    ...(theme !== '' && { theme }),
    ...(results !== '' && { spoilers: results }),
    lang: languageTag(),
  }
  const src = embedUrl(embedPagePath(snapshot, element, { round: named, which }), {
    element,
    // The embed's path names the player or team already.
    iteration: isOfOne(element) ? 1 : which,
    ...look,
  })
  const label = elementLabel(snapshot, element)
  const title = `${isOfOne(element) ? `${label}: ${several[which - 1] ?? ''}` : label} · ${snapshot.name}`

  return (
    <div className={layout.stack}>
      <div className={styles.choices}>
        <div className={styles.elements}>
          <Segmented
            label={say.whatToShow()}
            value={element}
            onChoose={setElement}
            choices={elements.map((value) => ({ value, label: elementLabel(snapshot, value) }))}
          />
        </div>
        {rounds.length > 0 && (
          <Select
            label={say.round()}
            value={named === undefined ? CURRENT : round}
            onChoose={setRound}
            choices={[
              { value: CURRENT, label: say.currentRound() },
              ...rounds.map((each) => ({ value: String(each), label: String(each) })),
            ]}
          />
        )}
        {several.length > 1 && (
          <Select
            label={
              isOfOne(element)
                ? OF_ONE[snapshot.settings.competitors]()
                : element === 'bracket'
                  ? say.bracket()
                  : say.pool()
            }
            value={iteration}
            onChoose={setIteration}
            choices={several.map((label, at) => ({ value: String(at + 1), label }))}
          />
        )}
        <Segmented label={say.widthInPixels()} value={width} onChoose={setWidth} choices={WIDTHS} />
        <Select label={say.results()} value={results} onChoose={setResults} choices={RESULTS} />
        <Select label={say.theme()} value={theme} onChoose={setTheme} choices={THEMES} />
      </div>
      <Preview src={src} title={title} width={pixels} height={height} onHeight={setHeight} />
      {/* Rendered once the preview's height is known, so that nothing below it jumps. */}
      {height !== undefined && (
        <>
          <Snippet
            title={say.embedCode()}
            text={iframeHtml({ src: location.origin + src, title, width: pixels ?? '100%', height })}
          />
          <Snippet title={say.automaticHeight()} text={resizeScript(location.origin)} />
        </>
      )}
    </div>
  )
}
