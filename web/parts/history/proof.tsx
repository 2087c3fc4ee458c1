import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '../../hooks/use-hydrated.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Room } from '../../ui/room.tsx'
import { CHECK, CIRCLE_ALERT, CLOCK } from '../../ui/icons.ts'
import { chainQuery } from './chain-query.ts'
import styles from './proof.module.css'

/** Verifies the history's hash chain in this browser, and says whether it is unbroken. */
export function Proof({ id, version }: { id: string; version: number }) {
  const mayCheck = useHydrated()
  const { data, isError } = useQuery({ ...chainQuery(id, version), enabled: mayCheck })
  if (isError) return <Line icon={CLOCK} head="The history couldn’t be checked." text="Reload the page to try again." />
  if (!data) {
    return <Line icon={CLOCK} head="Checking the history…" text="Your browser adds up every change by itself." />
  }
  const { broken, head, checked, sealed } = data
  if (broken !== undefined) {
    return (
      <Line
        isBad
        icon={CIRCLE_ALERT}
        head={`Change ${broken} doesn’t fit the history.`}
        text={`The ${checked} changes before it do. Something was altered afterwards: ask the organiser.`}
      />
    )
  }
  if (checked === 0) return <Line icon={CLOCK} head="Nothing has been recorded yet." text="" />
  const changes = `${checked} ${checked === 1 ? 'change' : 'changes'}`
  const kept = sealed === 0 ? '' : ` ${sealed} of them can only be read at the desk.`
  return (
    <Line
      icon={CHECK}
      head="History is unbroken"
      mark={head.slice(0, 12)}
      text={`Your browser has checked ${changes}.${kept} The check mark is on every printed sheet.`}
    />
  )
}

/** Reserves the room of the final message, so that nothing shifts when it replaces this one. */
const LAST = {
  head: 'History is unbroken · check mark mmmmmmmmm',
  text: 'Your browser has checked 100 changes. 10 of them can only be read at the desk. The check mark is on every printed sheet.',
}

interface LineProps {
  icon: string
  head: string
  mark?: string
  text: string
  isBad?: boolean
}

function Line({ icon, head, mark, text, isBad }: LineProps) {
  return (
    <div className={classes(styles.proof, isBad && styles.bad)} role="status">
      <Icon of={icon} />
      <b>
        <Room words={LAST.head}>
          {head}
          {mark && (
            <>
              {' '}
              · check mark <code>{mark}</code>
            </>
          )}
        </Room>
      </b>
      <div>
        <Room words={LAST.text}>{text}</Room>
      </div>
    </div>
  )
}
