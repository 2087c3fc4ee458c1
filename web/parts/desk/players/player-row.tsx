import { teamCodes } from '#core/snapshot/team-codes.ts'
import * as say from '#words/deskPlayers.js'
import * as sayCommon from '#words/common.js'
import { Suspense, useState } from 'react'
import { competitorName } from '#core/snapshot/names.ts'
import layout from '../../../styles/layout.module.css'
import { Button, IconButton } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { CHEVRON_DOWN, CHEVRON_UP } from '../../../ui/icons.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { Flag } from '../../people/flag.tsx'
import { EntrantName } from '../../tournament/entrant-name.tsx'
import { Byes } from './byes.tsx'
import { DetailsForm, LeavingDialog, LinkEntry, MergeDialog, NotesForm } from './entry-tools.ts'
import type { DeskEntry } from '../../../api/desk.ts'
import { PlayerForm } from './player-form.tsx'
import { RosterEditor } from '../../line-up/line-up.ts'
import type { TabProps } from '../tab-props.ts'
import styles from './player-row.module.css'

interface PlayerRowProps extends TabProps {
  no: number
  position: number
  /** Undefined when only the name is known. */
  details: DeskEntry | undefined
  /** The details of all entries. */
  known: readonly DeskEntry[]
  /** Whether the list is of those who are not here yet: then a button marks the absent ones. */
  isCheckingIn: boolean
}

/** An entry with its check-in and its byes; the arrow opens all other changes. */
export function PlayerRow({ snapshot, facts, actions, no, position, details, known, isCheckingIn }: PlayerRowProps) {
  const [isOpen, open] = useState(false)
  const [leaving, leave] = useState<'withdraw' | 'expel'>()
  const [isMerging, merge] = useState(false)
  const { players, settings, round } = snapshot
  const name = competitorName(snapshot, position)
  const next = round + 1
  const mark = facts.checkIns.findLast(({ player, round: of }) => player === no && of <= next)
  const isGone = players.withdrawn?.includes(position) ?? false
  const exclusion = players.exclusions?.[position]
  const joined = players.joinedFrom?.[position]
  return (
    <li className={classes(isOpen && styles.open)}>
      <div className={styles.row}>
        <span className={styles.no}>{no}</span>
        <Switch
          checked={mark?.isPresent ?? false}
          onSwitch={(isPresent) => void actions.change({ type: 'checkIn', round: next, nos: [no], isPresent })}
        >
          <span className={layout.heard}>{say.isHere({ name })}</span>
        </Switch>
        <span className={classes(styles.name, isGone && styles.gone)}>
          <Flag code={players.nationality[position]!} />
          <EntrantName title={players.title?.[position]} name={name} />
        </span>
        <span className={styles.rating}>{players.rating[position] || '–'}</span>
        <span className={styles.tags}>
          {isGone && <em>{exclusion === 'expelled' ? say.tagExpelled() : say.tagWithdrew()}</em>}
          {details?.fee && <em data-good>{details.fee === 'paid' ? say.feePaid() : say.tagNoFee()}</em>}
          {details?.group && <em data-plain>{details.group}</em>}
          {!isGone && mark?.isPresent === false && <em>{say.tagNotHere()}</em>}
          {isCheckingIn && mark === undefined && (
            <Button
              small
              look="quiet"
              aria-label={say.isNotHere({ name })}
              disabled={actions.isBusy}
              onClick={() => void actions.change({ type: 'checkIn', round: next, nos: [no], isPresent: false })}
            >
              {say.tagNotHere()}
            </Button>
          )}
          {joined !== undefined && joined > 1 && <em>{say.tagFromRound({ round: joined })}</em>}
        </span>
        <IconButton
          small
          label={isOpen ? say.closeEntry({ name }) : say.changeEntry({ name })}
          aria-expanded={isOpen}
          onClick={() => open(!isOpen)}
        >
          <Icon of={isOpen ? CHEVRON_UP : CHEVRON_DOWN} />
        </IconButton>
      </div>
      {isOpen && (
        <div className={styles.more}>
          <PlayerForm
            key={details?.listed}
            isTeam={settings.competitors === 'team'}
            submit={sayCommon.save()}
            isBusy={actions.isBusy}
            known={{
              firstName: players.firstName[position]!,
              lastName: players.lastName[position]!,
              title: players.title?.[position] ?? '',
              rating: players.rating[position]!,
              nationality: players.nationality[position]!,
              ...(settings.competitors === 'team' && { code: players.codes?.[position] ?? null }),
              ...(round === 0 && { pool: players.pool?.[position] ?? 0 }),
            }}
            derivedCode={settings.competitors === 'team' ? teamCodes(players)[position] : undefined}
            onSave={(change) => actions.change({ type: 'editEntry', no, change })}
          />
          {settings.competitors === 'team' ? (
            <Suspense fallback={<Skeleton rows={4} />}>
              <RosterEditor id={snapshot.id} team={no} />
            </Suspense>
          ) : (
            <Suspense fallback={<Skeleton rows={2} />}>
              <DetailsForm known={details} actions={actions} no={no} />
              <LinkEntry {...{ snapshot, actions, no, known }} />
            </Suspense>
          )}
          <Suspense fallback={<Skeleton rows={2} />}>
            <NotesForm key={details?.notes} known={details?.notes ?? ''} actions={actions} no={no} />
          </Suspense>
          <Byes snapshot={snapshot} facts={facts} actions={actions} no={no} />
          <div className={styles.acts}>
            {isGone ? (
              <Button small disabled={actions.isBusy} onClick={() => void actions.change({ type: 'reinstate', no })}>
                {say.letThemPlayAgain()}
              </Button>
            ) : (
              <Button small disabled={actions.isBusy} onClick={() => leave('withdraw')}>
                {say.withdrawFromRoundOn({ round: next })}
              </Button>
            )}
            {exclusion !== 'expelled' && (
              <Button small look="quiet" disabled={actions.isBusy} onClick={() => leave('expel')}>
                {say.expelButton()}
              </Button>
            )}
            {mark?.isPresent !== false && (
              <Button
                small
                disabled={actions.isBusy}
                onClick={() => void actions.change({ type: 'checkIn', round: next, nos: [no], isPresent: false })}
              >
                {say.tagNotHere()}
              </Button>
            )}
            {players.no.length > 1 && (
              <Button small look="quiet" disabled={actions.isBusy} onClick={() => merge(true)}>
                {say.enteredTwice()}
              </Button>
            )}
            <Button
              small
              look="quiet"
              disabled={actions.isBusy}
              onClick={() => void actions.change({ type: 'removeEntries', nos: [no] })}
            >
              {say.removeTheEntry()}
            </Button>
          </div>
          {isMerging && (
            <Suspense>
              <MergeDialog {...{ snapshot, actions, no }} details={known} onClose={() => merge(false)} />
            </Suspense>
          )}
          {leaving && (
            <Suspense>
              <LeavingDialog {...{ snapshot, actions, no }} kind={leaving} onClose={() => leave(undefined)} />
            </Suspense>
          )}
        </div>
      )}
    </li>
  )
}
