import * as say from '#words/festivalEntry.js'
import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { festivalPath } from '#core/addresses/festival-paths.ts'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { spacedIban } from '#core/festival/reference.ts'
import { formatMoney } from '#core/prizes/money.ts'
import type { FestivalOwnEntry, OwnPlace } from '#core/rows/festival-rows.ts'
import { answerOffer, ownEntryQuery } from '../../api/festival-entry.ts'
import layout from '../../styles/layout.module.css'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { T } from '../../ui/t.tsx'
import { Time } from '../../ui/time.tsx'
import { QrCode } from '../print/qr-code.tsx'
import styles from './entry-form.module.css'
import { feeText } from './section-words.ts'

interface OwnEntryPanelProps {
  festival: string
  secret: string
}

/** One’s own entry, by the secret in its link: places, and how to pay. */
export function OwnEntryPanel({ festival, secret }: OwnEntryPanelProps) {
  const { data: entry, error, refetch } = useQuery(ownEntryQuery(festival, secret))
  if (error && !entry) {
    return (
      <Panel>
        <ErrorPanel what={say.couldntOpen()} why={error.message} onRetry={() => void refetch()} />
      </Panel>
    )
  }
  if (!entry) return <Skeleton rows={6} />
  return (
    <div className={layout.stack}>
      <MessageBar kind="ok">{say.keepThisLink()}</MessageBar>
      <Panel title={entry.name} count={say.entryNumber({ no: entry.no })}>
        <PanelBody>
          <Places entry={entry} secret={secret} />
        </PanelBody>
      </Panel>
      <PayPanel entry={entry} />
      <div>
        <ButtonLink href={festivalPath(festival, 'join')}>{say.enterAnother()}</ButtonLink>
      </div>
    </div>
  )
}

function Places({ entry, secret }: { entry: FestivalOwnEntry; secret: string }) {
  const cache = useQueryClient()
  const { id, currency } = entry.festival
  const [leaving, leave] = useState<OwnPlace>()
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ section, accept }: { section: string; accept: boolean }) =>
      answerOffer(id, { secret, section, accept }),
    onSuccess(after) {
      leave(undefined)
      cache.setQueryData(queryKeys.ownFestivalEntry(id, secret), after)
      void cache.invalidateQueries({ queryKey: queryKeys.festival(id), exact: true })
    },
  })
  return (
    <>
      {entry.places.map((place) => (
        <div key={place.section} className={styles.place}>
          <span>
            <b>
              <bdi>{place.word}</bdi>
            </b>
            <small>
              <PlaceState place={place} />
            </small>
          </span>
          <span className={styles.acts}>
            {place.state === 'offered' && (
              <Button
                small
                look="primary"
                disabled={isPending}
                onClick={() => mutate({ section: place.section, accept: true })}
              >
                {say.takePlace()}
              </Button>
            )}
            {place.state !== 'out' && place.state !== 'lapsed' && (
              <Button
                small
                disabled={isPending}
                aria-label={say.leaveSection({ section: place.word })}
                onClick={() => leave(place)}
              >
                {say.leave()}
              </Button>
            )}
            <span className={styles.price}>{feeText(place.price, currency)}</span>
          </span>
        </div>
      ))}
      {error && !leaving && <MessageBar kind="bad">{error.message}</MessageBar>}
      {leaving && (
        <ConfirmDialog
          title={say.leaveSection({ section: leaving.word })}
          button={say.leave()}
          isPending={isPending}
          error={error?.message}
          onConfirm={() => mutate({ section: leaving.section, accept: false })}
          onClose={() => leave(undefined)}
        >
          <p>{say.leaveQuestion()}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function PlaceState({ place: { state, queue, offeredUntil } }: { place: OwnPlace }) {
  switch (state) {
    case 'in':
      return say.placeIn()
    case 'asked':
      return say.placeAsked()
    case 'waiting':
      return say.placeWaiting({ queue: queue ?? 1 })
    case 'offered':
      return offeredUntil === null ? (
        say.placeIn()
      ) : (
        <T of={say.placeOffered({ until: <Time at={offeredUntil} as="plan" /> })} />
      )
    case 'out':
      return say.placeOut()
    case 'lapsed':
      return say.placeLapsed()
    default:
      return state satisfies never
  }
}

function PayPanel({ entry }: { entry: FestivalOwnEntry }) {
  const { money, account, reference, creditorReference, payload, cardURL, festival } = entry
  const open = money.due - money.paid
  const amount = (value: number) => formatMoney(value, festival.currency)
  if (money.due === 0 && money.paid === 0) return null
  return (
    <Panel title={say.payment()} count={open > 0 ? say.toPayAmount({ amount: amount(open) }) : say.isPaid()}>
      <PanelBody>
        <div className={styles.pay}>
          <dl className={styles.transfer}>
            <dt>{say.reference()}</dt>
            <dd>
              <bdi>{account && festival.currency === 'EUR' ? creditorReference : reference}</bdi>
            </dd>
            {account && (
              <>
                <dt>{say.accountHolder()}</dt>
                <dd>
                  <bdi>{account.holder}</bdi>
                </dd>
                <dt>{say.iban()}</dt>
                <dd>
                  <bdi>{spacedIban(account.iban)}</bdi>
                </dd>
                {account.bic && (
                  <>
                    <dt>{say.bic()}</dt>
                    <dd>
                      <bdi>{account.bic}</bdi>
                    </dd>
                  </>
                )}
              </>
            )}
            <dt>{say.paid()}</dt>
            <dd>{amount(money.paid)}</dd>
          </dl>
          {payload && <QrCode className={styles.code} link={payload} />}
        </div>
        {open > 0 && cardURL && (
          <p>
            <a className={layout.link} href={cardURL} rel="external noopener nofollow ugc">
              {say.payByCard()}
            </a>
          </p>
        )}
        {open > 0 && !account && !cardURL && <p>{say.payAtTheDoor()}</p>}
      </PanelBody>
    </Panel>
  )
}
