import * as say from '#words/festivalPrizes.js'
import * as sayPages from '#words/festivalPages.js'
import * as sayPrizes from '#words/prizes.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { formatMoney } from '#core/prizes/money.ts'
import type { FestivalPrizes } from '#core/rows/festival-prizes.ts'
import { joinComma } from '#core/text/join-comma.ts'
import { festivalQueries } from '../../api/festivals.ts'
import { CeremonySheet } from '../../parts/festival/ceremony-sheet.tsx'
import styles from '../../parts/festival/prize-table.module.css'
import { FestivalPrizeTable } from '../../parts/festival/prize-table.tsx'
import prizes from '../../parts/prizes/prizes.module.css'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DOWNLOAD } from '../../ui/icons.ts'
import { Panel } from '../../ui/panel.tsx'
import type { FestivalSectionProps } from './page.tsx'

const RULES = { most: say.ruleMost, first: say.ruleFirst, all: say.ruleAll }

/** Prizes over the sections, and who would win which if all sections ended now. */
export function PrizesSection({ answer: { festival } }: FestivalSectionProps) {
  const { data } = useSuspenseQuery(festivalQueries.prizes(festival.id))
  if (data.races.length === 0) {
    return (
      <Panel>
        <EmptyState sentence={say.none()}>{say.noneHint()}</EmptyState>
      </Panel>
    )
  }
  return (
    <>
      <div className={styles.screen}>
        <div className={prizes.head}>
          <h2>{sayPages.prizes()}</h2>
          <p>
            <span>{summaryText(data)}</span>
            <span>{RULES[data.onePrize]()}</span>
          </p>
          <div className={prizes.acts}>
            <Button small onClick={() => window.print()}>
              {say.printCeremony()}
            </Button>
            <ButtonLink
              external
              small
              download
              href={`/api/festival/${encodeURIComponent(festival.id)}/prizes.csv`}
              title={sayPrizes.downloadCsv()}
            >
              <Icon of={DOWNLOAD} size={14} />
              CSV
            </ButtonLink>
          </div>
        </div>
        <Panel>
          <FestivalPrizeTable prizes={data} />
          <p className={prizes.note}>
            {data.isOver ? say.final() : say.provisional()}
            {data.apart.length > 0 && ` ${say.apart({ sections: joinComma(data.apart) })}`}
          </p>
        </Panel>
      </div>
      <CeremonySheet name={festival.name} prizes={data} />
    </>
  )
}

function summaryText({ races, currency }: FestivalPrizes): string {
  const all = races.flatMap(({ category }) => category.prizes)
  const total = all.reduce((sum, { amount }) => sum + amount, 0)
  return total > 0
    ? sayPrizes.summary({ count: all.length, total: formatMoney(total, currency) })
    : sayPrizes.summaryThings({ count: all.length })
}
