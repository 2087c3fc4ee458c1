import * as say from '#words/screen.js'
import { distinctName } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { tournamentPath } from '#core/addresses/paths.ts'
import { useShortcuts } from '../../hooks/use-shortcuts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import type { Pairing } from '#core/snapshot/pairing.ts'
import { betweenNames } from '../pairings/result.ts'
import { placeLabel } from '#core/tournament/place-label.ts'
import { towards } from '../../navigation/towards.ts'
import type { usePages } from './use-pages.ts'
import styles from './screen.module.css'

export const SHOWN = ['pairings', 'standings'] as const
type ScreenView = (typeof SHOWN)[number]

const views = () =>
  [
    { value: 'pairings', label: say.pairings() },
    { value: 'standings', label: say.standings() },
  ] as const

export function ScreenFoot({ snapshot, id, fresh, turning, pages, shown, onShow }: ScreenFootProps) {
  useShortcuts({
    ' ': turning.toggle,
    ArrowRight: () => turning.turn(towards('ArrowRight')),
    ArrowLeft: () => turning.turn(towards('ArrowLeft')),
    f: fullScreen,
  })
  return (
    <footer className={styles.foot}>
      <ul className={styles.news} aria-label={say.newResults()}>
        {fresh.map((pairing) => (
          <li key={pairing.id}>
            <small>{placeLabel(snapshot.settings.competitors === 'team', pairing.board)}</small>{' '}
            <bdi>{distinctName(snapshot, pairing.white)}</bdi> <b>{betweenNames(pairing)}</b>{' '}
            <bdi>{distinctName(snapshot, pairing.black)}</bdi>
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        {onShow && <Segmented label={say.show()} value={shown} onChoose={onShow} choices={views()} />}
        {pages > 1 && (
          <Button small look="quiet" onClick={turning.toggle}>
            {turning.isHeld ? say.goOn() : say.pause()}
          </Button>
        )}
        <Button small look="quiet" onClick={fullScreen}>
          {say.fullScreen()}
        </Button>
        <ButtonLink small look="quiet" href={tournamentPath(id, 'dashboard')}>
          {say.close()}
        </ButtonLink>
        {pages > 1 && (
          <b className={styles.page} dir="ltr">
            {turning.page + 1} / {pages}
          </b>
        )}
      </div>
    </footer>
  )
}

interface ScreenFootProps {
  snapshot: Snapshot
  id: string
  /** Pairings with a new result. */
  fresh: Pairing[]
  turning: ReturnType<typeof usePages>
  pages: number
  shown: ScreenView
  /** Undefined when there are no standings. */
  onShow: ((shown: ScreenView) => void) | undefined
}

/** Does nothing in browsers without full screen, or when the user denies it. */
function fullScreen(): void {
  const { documentElement: page } = document
  if (document.fullscreenElement) void document.exitFullscreen()
  else void page.requestFullscreen?.().catch(() => undefined)
}
