import * as say from '#words/deskFeeds.js'
import * as sayCommon from '#words/common.js'
import { useState } from 'react'
import { changeBoardSource, removeBoardSource, resetBoardSource, type AnswerOfSource } from '../../../api/boards.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { T } from '../../../ui/t.tsx'
import { Time } from '../../../ui/time.tsx'
import type { FeedProps } from './board-state.ts'
import { RADIO, UPLOAD } from './icons.ts'
import { SOURCE_NAMES } from './source-names.ts'
import { TokenDialog } from './token-dialog.tsx'
import { useBoardAct } from './use-board-act.ts'
import styles from './feeds.module.css'

/** A source with its last answer, and what can be done with it. */
export function SourceRow({ source, place, ...props }: FeedProps & { source: AnswerOfSource; place: number }) {
  const { id } = props
  const { kind, address, isOn, trustsBoards } = source
  const [asked, ask] = useState<'token' | 'remove'>()
  const act = useBoardAct(props)
  const name = SOURCE_NAMES[kind]()
  return (
    <li className={styles.source}>
      <Icon of={kind === 'push' ? UPLOAD : RADIO} size={20} />
      <div>
        <b>
          {place}. {name}
        </b>
        <p className={styles.address} dir="auto">
          {kind === 'push' ? say.pushHint() : address}
        </p>
        <p className={source.problem !== null && isOn ? styles.bad : undefined}>
          <SourceWords source={source} />
        </p>
        <div className={styles.options}>
          <Switch
            checked={isOn}
            onSwitch={(on) => act.run(() => changeBoardSource(id, { source: source.id, isOn: on }))}
          >
            {say.sourceIsOn()}
          </Switch>
          <Switch
            checked={trustsBoards}
            onSwitch={(trusts) => act.run(() => changeBoardSource(id, { source: source.id, trustsBoards: trusts }))}
          >
            {say.trustBoardNumbers()}
          </Switch>
        </div>
        {act.error && <p className={styles.bad}>{act.error.message}</p>}
      </div>
      <div className={styles.buttons}>
        {kind === 'push' && (
          <Button small onClick={() => ask('token')}>
            {say.makeAToken()}
          </Button>
        )}
        <Button
          small
          disabled={act.isPending}
          aria-label={say.forgetGamesOf({ source: name })}
          onClick={() => act.run(() => resetBoardSource(id, source.id))}
        >
          {say.forgetGames()}
        </Button>
        <Button small aria-label={say.removeSourceOf({ source: name })} onClick={() => ask('remove')}>
          {sayCommon.remove()}
        </Button>
      </div>
      {asked === 'token' && <TokenDialog id={id} source={source.id} onClose={() => ask(undefined)} />}
      {asked === 'remove' && (
        <ConfirmDialog
          title={say.removeThisSource()}
          button={say.removeSource()}
          isPending={act.isPending}
          error={act.error?.message}
          onConfirm={() => {
            act.run(() => removeBoardSource(id, source.id))
            ask(undefined)
          }}
          onClose={() => ask(undefined)}
        >
          <p>{say.removeSourceHint()}</p>
        </ConfirmDialog>
      )}
    </li>
  )
}

/** How the source answered last. */
function SourceWords({ source }: { source: AnswerOfSource }) {
  const { isOn, problem, status, answeredAt, games, matched, bytes, askedAt } = source
  if (!isOn) return <>{say.sourceIsOff()}</>
  if (problem !== null) return <>{say.sourceProblem({ problem, status: status ?? 0 })}</>
  if (answeredAt === null) return <>{askedAt === null ? say.notAskedYet() : say.nothingYet()}</>
  return (
    <T
      of={say.answered({
        time: <Time at={answeredAt} as="clock" />,
        games,
        matched,
        size: Math.max(1, Math.round(bytes / 1024)),
      })}
    />
  )
}
