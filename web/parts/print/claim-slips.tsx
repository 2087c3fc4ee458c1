import * as say from '#words/print.js'
import { T } from '../../ui/t.tsx'
import { useMutation } from '@tanstack/react-query'
import { profilePath } from '#core/addresses/paths.ts'
import { playerId } from '#core/snapshot/ids.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { createCodes } from '../../api/claims.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { MessageBar } from '../../ui/message-bar.tsx'
import { useTimes } from '../../ui/time.tsx'
import { QrCode } from './qr-code.tsx'
import { shownLink, type SheetFacts } from './sheet-facts.ts'
import sheet from './sheet.module.css'
import styles from './claim-slips.module.css'

const ON_A_PAGE = 8

/** A slip with a claim code for each unclaimed entry, so that a player can take it over. */
export function ClaimSlips({ facts }: { facts: SheetFacts }) {
  const { snapshot, paper } = facts
  const { mutate, isPending, error, data: made } = useMutation({ mutationFn: () => createCodes(snapshot.id) })
  const times = useTimes()
  if (!made) {
    return (
      <div className={styles.ask}>
        <p>{say.claimNote()}</p>
        <Button look="primary" disabled={isPending} onClick={() => mutate()}>
          {say.makeClaimCodes()}
        </Button>
        {error && <MessageBar kind="bad">{error.message}</MessageBar>}
      </div>
    )
  }
  const type = snapshot.settings.competitors === 'team' ? 'team' : 'player'
  const pages = Math.ceil(made.codes.length / ON_A_PAGE)
  if (pages === 0) return <p className={styles.ask}>{say.allClaimed()}</p>
  return Array.from({ length: pages }, (_, page) => (
    <section
      key={page}
      className={classes(sheet.sheet, sheet[paper], styles.page)}
      aria-label={say.claimSlipsPage({ page: page + 1, pages })}
    >
      {made.codes.slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE).map(({ no, code }) => {
        const link = location.origin + profilePath(type, playerId(snapshot.id, no))
        return (
          <article key={no} className={styles.slip}>
            <header>{snapshot.name}</header>
            <b dir="auto">{competitorName(snapshot, snapshot.players.no.indexOf(no))}</b>
            <QrCode link={`${link}?claim=${code}`} className={styles.square} />
            <p>{type === 'team' ? say.scanTeam() : say.scanPlayer()}</p>
            <p>
              <T of={say.enterCode({ address: <span>{shownLink(link)}</span> })} />
            </p>
            <strong>{code}</strong>
            <footer>{say.worksOnceUntil({ time: times(made.expiresAt, 'stamp') })}</footer>
          </article>
        )
      })}
    </section>
  ))
}
