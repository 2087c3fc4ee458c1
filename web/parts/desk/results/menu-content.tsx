import * as say from '#words/deskResults.js'
import * as sayFacts from '#words/eventFacts.js'
import * as sayMinis from '#words/minisView.js'
import type { RefObject } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { USUAL_OUTCOMES, type EnteredOutcome } from '#core/match/entered-result.ts'
import { versus } from '#core/text/versus.ts'
import { confirmLink, linkQueries } from '../../../api/links.ts'
import { replaceAnswer } from '../../../api/replace-answer.ts'
import { Icon } from '../../../ui/icon.tsx'
import { CHECK, STAR, UNDO, X } from '../../../ui/icons.ts'
import { LINK, PENCIL } from './result-icons.ts'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { MessageBar } from '../../../ui/message-bar.tsx'
import { notify } from '../../../ui/notice.tsx'
import type { DirectorDialog } from './dialogs.tsx'
import { usePairingFacts, type PairingFacts } from './pairing-facts.ts'
import { OutcomeButtons } from './outcome-buttons.tsx'
import { useResultActs } from './result-acts.ts'

interface MenuContentProps {
  id: string
  at: RefObject<HTMLButtonElement | null>
  onClose: () => void
  onShow: (dialog: DirectorDialog) => void
}

export function MenuContent({ id, ...rest }: MenuContentProps) {
  const pairing = usePairingFacts(id)
  return pairing ? <Items pairing={pairing} {...rest} /> : null
}

function Items({ pairing, at, onClose, onShow }: Omit<MenuContentProps, 'id'> & { pairing: PairingFacts }) {
  const { name, result, facts, isConfirmed, outcome, settings } = pairing
  const { enter, confirm, feature, undo, isPending, error } = useResultActs(pairing, onClose)
  const show = (dialog: DirectorDialog) => {
    onClose()
    onShow(dialog)
  }
  const hasMinis = settings.segments.length > 0
  const isGame = settings.gamePointTotal === 1 && !hasMinis
  const choose = (chosen: EnteredOutcome) => {
    if (!isConfirmed) enter({ outcome: chosen })
    else if (chosen === outcome) onClose()
    else show({ kind: 'result', outcome: chosen })
  }
  return (
    <Menu label={say.resultAndLinkOf({ name })} at={at} onClose={onClose}>
      <p>
        <bdi>{name}</bdi>
        {result && <b> {result}</b>}
        {facts.provisional && say.provisional()}
        {facts.aborted && say.aborted()}
      </p>
      {error && <MessageBar kind="bad">{error}</MessageBar>}
      {isGame && (
        <OutcomeButtons outcomes={USUAL_OUTCOMES} chosen={outcome} disabled={isPending} inMenu onChoose={choose} />
      )}
      {facts.provisional && (
        <MenuItem disabled={isPending} onChoose={confirm}>
          <Icon of={CHECK} />
          {isPending ? say.confirming() : say.confirmResult()}
        </MenuItem>
      )}
      {hasMinis && (
        <MenuItem onChoose={() => show({ kind: 'minis' })}>
          <Icon of={PENCIL} />
          {sayMinis.matchesOpen()}
        </MenuItem>
      )}
      {!isGame && !hasMinis && (
        <MenuItem onChoose={() => show({ kind: 'result' })}>
          <Icon of={PENCIL} />
          {result ? say.editResultOpen() : say.enterResultOpen()}
        </MenuItem>
      )}
      {(result || facts.aborted) && (
        <MenuItem disabled={isPending} onChoose={() => (isConfirmed ? show({ kind: 'undo' }) : undo())}>
          <Icon of={UNDO} />
          {isConfirmed ? say.undoResultOpen() : say.undoResult()}
        </MenuItem>
      )}
      <MenuItem disabled={isPending} onChoose={() => feature(!facts.isFeatured)}>
        <Icon of={STAR} />
        {facts.isFeatured ? sayFacts.stopFeaturing() : sayFacts.feature()}
      </MenuItem>
      {!hasMinis && <LinkItems pairing={pairing} onClose={onClose} onShow={show} />}
    </Menu>
  )
}

/** Confirms or refuses a pending game link, removes a confirmed one, or adds one. */
function LinkItems({
  pairing,
  onClose,
  onShow,
}: Pick<MenuContentProps, 'onClose' | 'onShow'> & { pairing: PairingFacts }) {
  const { id, tournament, facts, result, name } = pairing
  const cache = useQueryClient()
  const isOpen = facts.link === undefined && !result && !facts.aborted
  const waiting = linkQueries.pendingOfTournament(tournament)
  const { data = [] } = useQuery({ ...waiting, enabled: isOpen })
  const { mutate, isPending, error } = useMutation({
    mutationFn: (answer: { link: string; accept: boolean }) => confirmLink(tournament, answer),
    onSuccess(left, { accept }) {
      void replaceAnswer(cache, waiting.queryKey, left)
      onClose()
      notify({ text: accept ? say.linkConfirmed({ name }) : say.linkRefused({ name }) })
      void cache.invalidateQueries()
    },
  })
  if (facts.link !== undefined && !result) {
    return (
      <MenuItem onChoose={() => onShow({ kind: 'removeLink' })}>
        <Icon of={X} />
        {say.removeGameLink()}
      </MenuItem>
    )
  }
  if (!isOpen) return null
  return (
    <>
      {error && <MessageBar kind="bad">{error.message}</MessageBar>}
      {data
        .filter(({ match }) => match === id)
        .flatMap(({ id: link, link: address, sides }) =>
          [true, false].map((accept) => (
            <MenuItem key={link + accept} disabled={isPending} onChoose={() => mutate({ link, accept })}>
              <Icon of={accept ? CHECK : X} />
              {linkText(address.replace(/^https?:\/\/(www\.)?/, ''), accept, sides)}
            </MenuItem>
          )),
        )}
      <MenuItem onChoose={() => onShow({ kind: 'addLink' })}>
        <Icon of={LINK} />
        {say.addGameLink()}
      </MenuItem>
    </>
  )
}

function linkText(address: string, accept: boolean, sides: readonly string[] | null | undefined): string {
  if (!accept) return say.declineLink({ address })
  return sides
    ? say.confirmLinkOf({ address, sides: versus(sides[0] ?? '', sides[1] ?? '') })
    : say.confirmLink({ address })
}
