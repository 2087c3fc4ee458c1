import { useCallback, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { embedAddress, frameOf, resizing } from '#core/embed/snippet.ts'
import type { Element } from '#core/embed/asked.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { siteQueries } from '../api/site.ts'
import { tournamentQueries } from '../api/tournaments.ts'
import { useTitle } from '../hooks/use-title.ts'
import { ELEMENT_WORDS, elementsOf, pageOf, roundsOf, severalOf } from '../parts/embed/choices.ts'
import { Preview } from '../parts/embed/preview.tsx'
import { Snippet } from '../parts/embed/snippet.tsx'
import { TournamentChoice } from '../parts/embed/tournament-choice.tsx'
import layout from '../styles/layout.module.css'
import { classes } from '../ui/classes.ts'
import { Segmented } from '../ui/segmented.tsx'
import { Select } from '../ui/select.tsx'
import styles from './embed.module.css'

/** Chooses what of a tournament another site shows, shows it, and gives the lines to copy. `?tournament=` names it at once. */
export function EmbedPage() {
  useTitle('Embed')
  const [asked, choose] = useState(() => new URLSearchParams(location.search).get('tournament') ?? '')
  const { data: newest = [] } = useQuery(siteQueries.tournaments())
  const id = asked || (newest.find(({ active, round }) => active && round > 0) ?? newest[0])?.id || ''
  const { data: event, error } = useQuery({ ...tournamentQueries.snapshot(id), enabled: id !== '' })
  return (
    <div className={classes(layout.wrap, layout.page)}>
      <h1 className={styles.title}>Embed</h1>
      <p className={layout.prose}>
        Show a part of a tournament on your own site. It stays live, asks for no cookie and loads nothing from anybody
        else.
      </p>
      <div className={styles.page}>
        <section className={layout.stack} aria-label="Tournament">
          <TournamentChoice chosen={event?.id ?? id} onChoose={choose} />
        </section>
        {error ? <p role="status">{error.message}</p> : event && <Chosen key={event.id} event={event} />}
      </div>
    </div>
  )
}

const CURRENT = 'current'
const WIDTHS = [
  { value: '', label: 'Full width' },
  { value: '320', label: '320' },
  { value: '480', label: '480' },
  { value: '720', label: '720' },
] as const
const THEMES = [
  { value: '', label: 'As the reader has it' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

function Chosen({ event }: { event: Snapshot }) {
  const elements = elementsOf(event)
  const [element, setElement] = useState<Element>(elements[0]!)
  const [round, setRound] = useState(CURRENT)
  const [iteration, setIteration] = useState(1)
  const [width, setWidth] = useState<(typeof WIDTHS)[number]['value']>('')
  const [theme, setTheme] = useState<(typeof THEMES)[number]['value']>('')
  const [height, setHeight] = useState<number>()

  const rounds = roundsOf(event, element)
  const named = rounds.includes(Number(round)) ? Number(round) : undefined
  const several = severalOf(event, element, named ?? event.round)
  const which = Math.min(iteration, Math.max(1, several.length))
  const pixels = width === '' ? undefined : Number(width)
  const look = { ...(pixels !== undefined && { width: pixels }), ...(theme !== '' && { theme }) }
  const src = embedAddress(pageOf(event, element, named), { element, iteration: which, ...look })
  const title = `${ELEMENT_WORDS[element]} · ${event.name}`
  const measured = useCallback((next: number) => setHeight(next), [])
  const frame = frameOf({ src: location.origin + src, title, width: pixels ?? '100%', height: height ?? 400 })

  return (
    <div className={layout.stack}>
      <div className={styles.choices}>
        <Segmented
          label="What to show"
          value={element}
          onChoose={setElement}
          choices={elements.map((value) => ({ value, label: ELEMENT_WORDS[value] }))}
        />
        {rounds.length > 0 && (
          <Select
            label="Round"
            value={named === undefined ? CURRENT : round}
            onChoose={setRound}
            choices={[
              { value: CURRENT, label: 'The current one' },
              ...rounds.map((each) => ({ value: String(each), label: String(each) })),
            ]}
          />
        )}
        {several.length > 1 && (
          <Select
            label="Which"
            value={String(which)}
            onChoose={(value) => setIteration(Number(value))}
            choices={several.map((label, at) => ({ value: String(at + 1), label }))}
          />
        )}
        <Segmented label="Width in pixels" value={width} onChoose={setWidth} choices={WIDTHS} />
        <Select label="Theme" value={theme} onChoose={setTheme} choices={THEMES} />
      </div>
      <Preview src={src} title={title} width={pixels} height={height} onHeight={measured} />
      <Snippet title="The embed" text={frame} />
      <Snippet title="Its height, once a page" text={resizing(location.origin)} />
    </div>
  )
}
