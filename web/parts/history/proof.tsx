import * as say from '#words/history.js'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '../../hooks/use-hydrated.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Room } from '../../ui/room.tsx'
import { T } from '../../ui/t.tsx'
import { CHECK, CIRCLE_ALERT, CLOCK } from '../../ui/icons.ts'
import { chainQuery } from './chain-query.ts'
import styles from './proof.module.css'

/** Verifies the history's hash chain in this browser, and says whether it is unbroken. */
export function Proof({ id, version }: { id: string; version: number }) {
  const mayCheck = useHydrated()
  const { data, isError } = useQuery({ ...chainQuery(id, version), enabled: mayCheck })
  if (isError) return <Line icon={CLOCK} head={say.couldntCheck()} text={say.reload()} />
  if (!data) {
    return <Line icon={CLOCK} head={say.checking()} text={say.addsUp()} />
  }
  const { broken, head, checked, sealed } = data
  if (broken !== undefined) {
    return (
      <Line
        isBad
        icon={CIRCLE_ALERT}
        head={say.doesntFit({ number: broken })}
        text={say.alteredAfterwards({ count: checked })}
      />
    )
  }
  if (checked === 0) return <Line icon={CLOCK} head={say.nothingYet()} text="" />
  return (
    <Line
      icon={CHECK}
      head={<T of={say.unbroken({ code, mark: head.slice(0, 12) })} />}
      text={checkedText(checked, sealed)}
    />
  )
}

const checkedText = (count: number, sealed: number): string =>
  [say.checked({ count }), ...(sealed === 0 ? [] : [say.onlyAtDesk({ count: sealed })]), say.markIsPrinted()].join(' ')

const code = (text: ReactNode) => <code>{text}</code>

/** Reserves the room of the final message, so that nothing shifts when it replaces this one. */
const LAST = {
  head: () => say.unbroken<string>({ code: (text) => text.join(''), mark: 'mmmmmmmmm' }).join(''),
  text: () => checkedText(100, 10),
}

interface LineProps {
  icon: string
  head: ReactNode
  text: string
  isBad?: boolean
}

function Line({ icon, head, text, isBad }: LineProps) {
  return (
    <div className={classes(styles.proof, isBad && styles.bad)} role="status">
      <Icon of={icon} />
      <b>
        <Room words={LAST.head()}>{head}</Room>
      </b>
      <div>
        <Room words={LAST.text()}>{text}</Room>
      </div>
    </div>
  )
}
