import * as say from '#words/viewer.js'
import { Link, useNavigate } from 'react-router-dom'
import { matchPath } from '#core/addresses/paths.ts'
import { useShortcuts } from '../../hooks/use-shortcuts.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { CHEVRON_LEFT, CHEVRON_RIGHT } from '../../ui/icons.ts'
import { isByePairing, pairings } from '#core/snapshot/pairing.ts'
import { placeLabel } from '#core/tournament/place-label.ts'
import styles from './match-switch.module.css'
import type { MatchView } from './match-view.ts'

/** The place of a match in its round, with links and keys for the previous and next one. */
export function MatchSwitch({ match: { snapshot, round, pairing, team } }: { match: MatchView }) {
  const navigate = useNavigate()
  const all = pairings(snapshot, round).filter((one) => !isByePairing(one))
  const at = all.findIndex(({ id }) => id === pairing.id)
  const [previous, next] = [all[at - 1]?.id, all[at + 1]?.id]
  const open = (id: string | undefined) => id && void navigate(matchPath(id))
  useShortcuts({ p: () => open(previous), n: () => open(next) })
  if (all.length < 2) return null
  return (
    <nav className={styles.switch} aria-label={say.matchesOfTheRound()}>
      <Step label={say.previousMatch()} id={previous} drawing={CHEVRON_LEFT} />
      <span className={styles.place}>{placeLabel(team, pairing.board)}</span>
      <Step label={say.nextMatch()} id={next} drawing={CHEVRON_RIGHT} />
    </nav>
  )
}

/** Without an id, at either end of the round, it is no link. */
function Step({ label, id, drawing }: { label: string; id: string | undefined; drawing: string }) {
  const icon = <Icon of={drawing} />
  if (!id) return <span className={classes(styles.step, styles.none)}>{icon}</span>
  return (
    <Link className={styles.step} to={matchPath(id)} aria-label={label} title={label}>
      {icon}
    </Link>
  )
}
