import * as say from '#words/whatIf.js'
import { useEffect, useRef, useState } from 'react'
import { distinctName } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { classes } from '../../ui/classes.ts'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { openForecast, type ForecastLine, type NeedWords } from './forecast-line.ts'
import styles from './what-if.module.css'

export function NeedsPanel({ snapshot, shown, order, qualify, who, onAsk }: NeedsPanelProps) {
  const { no } = snapshot.players
  const player = who === undefined ? -1 : no.indexOf(who)
  const isTeam = snapshot.settings.competitors === 'team'
  const found = useNeeds(snapshot, shown, player, qualify)
  const choices = order.map((each) => ({ value: String(no[each]), label: distinctName(snapshot, each) }))
  return (
    <Panel title={say.whatDoINeed()} aria-label={say.whatDoINeed()}>
      <PanelBody>
        <Select
          label={isTeam ? say.team() : say.player()}
          value={player < 0 ? '' : String(no[player])}
          choices={[{ value: '', label: isTeam ? say.chooseTeam() : say.choosePlayer() }, ...choices]}
          onChoose={(value) => onAsk({ who: value || undefined })}
        />
        {player >= 0 && (
          <dl
            className={classes(styles.needs, found.isOld && styles.waiting)}
            aria-busy={found.isOld}
            aria-live="polite"
          >
            {found.words === undefined && <dd>{found.hasFailed ? say.needsFailed() : say.needsWorking()}</dd>}
            {found.words?.map(({ place, sentences }) => (
              <div key={place}>
                <dt>{GOALS[place]?.() ?? say.amongTheFirst({ place })}</dt>
                {sentences.map((each) => (
                  <dd key={each}>{each}</dd>
                ))}
              </div>
            ))}
          </dl>
        )}
      </PanelBody>
    </Panel>
  )
}

const GOALS: Record<number, () => string> = { 1: say.firstPlace, 3: say.podium }

interface NeedsPanelProps {
  snapshot: Snapshot
  /** Key of the current state of the event. */
  shown: string
  /** Positions in the player columns, in standings order. */
  order: number[]
  qualify: number | undefined
  /** A start number. */
  who: number | undefined
  onAsk: (values: { who?: string | undefined }) => void
}

interface FoundNeeds {
  key: string
  words: NeedWords[] | undefined
}

/** Computed in a worker: many combinations of results are tried. */
function useNeeds(snapshot: Snapshot, shown: string, player: number, qualify: number | undefined) {
  const about = ` ${player} ${qualify ?? ''}`
  const key = shown + about
  const [asked, setAsked] = useState({ key, snapshot, player, qualify })
  if (asked.key !== key) setAsked({ key, snapshot, player, qualify })
  const [found, setFound] = useState<FoundNeeds>()
  const [hasFailed, setFailed] = useState(false)
  const line = useRef<ForecastLine>(undefined)
  useEffect(() => {
    if (asked.player < 0) return
    line.current ??= openForecast({
      onNeeds: (key, words) => setFound({ key, words }),
      onFault: () => setFailed(true),
    })
    const places = [...new Set([1, 3, asked.qualify ?? 3])]
    line.current.needs(asked.key, asked.snapshot, asked.player, places)
  }, [asked])
  useEffect(
    () => () => {
      line.current?.close()
      line.current = undefined
    },
    [],
  )
  // The last answer stays, marked as old, while results change; it goes when the question is about another competitor.
  const words = found?.key.endsWith(about) ? found.words : undefined
  return { words, isOld: !hasFailed && found?.key !== key, hasFailed }
}
