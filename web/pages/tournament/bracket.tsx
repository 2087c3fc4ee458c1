import { useMemo } from 'react'
import { bracketsOf } from '#core/knockout/bracket.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { useHash } from '../../hooks/use-hash.ts'
import { useChoices } from '../../navigation/use-search-param.ts'
import { BracketLegend } from '../../parts/knockout/bracket-legend.tsx'
import { BracketSelect } from '../../parts/knockout/bracket-select.tsx'
import { BracketView } from '../../parts/knockout/bracket-view.tsx'

/**
 * The knockout that a round belongs to, one bracket at a time: the one in the query, else in the hash, else of the
 * round.
 */
export function BracketPage({ snapshot, round }: { snapshot: Snapshot; round: number }) {
  const hash = useHash()
  const [params, change] = useChoices()
  const brackets = useMemo(() => bracketsOf(snapshot, round), [snapshot, round])
  const usual =
    brackets.find(({ columns }) => columns.some(({ slots }) => slots.some((slot) => slot?.id === hash))) ??
    brackets.find(({ columns }) => columns.some((column) => column.round === round)) ??
    brackets[0]
  const bracket = brackets.find(({ key }) => key === params.get('bracket')) ?? usual
  if (!bracket) return null
  return (
    <>
      <BracketView snapshot={snapshot} round={round} bracket={bracket} hash={hash}>
        {brackets.length > 1 && (
          <BracketSelect
            brackets={brackets}
            shown={bracket.key}
            onChoose={(key) => change({ bracket: key === usual?.key ? undefined : key })}
          />
        )}
      </BracketView>
      <BracketLegend />
    </>
  )
}
