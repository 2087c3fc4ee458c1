import * as say from '#words/seasonDesk.js'
import type { ReactNode } from 'react'
import type { SeasonRules, Vacancies } from '#core/season/rules.ts'
import { T } from '../../ui/t.tsx'
import { ChoiceBlank, NumberBlank } from './blanks.tsx'
import styles from './phrases.module.css'

const MEETINGS = [
  { value: '1', label: say.once },
  { value: '2', label: say.twice },
] as const
const VACANCY_CHOICES: { value: Vacancies; label: () => string }[] = [
  { value: 'fewerDown', label: say.vacancyFewerDown },
  { value: 'bestLoser', label: say.vacancyBestLoser },
  { value: 'open', label: say.vacancyOpen },
]

/** A season’s rules as sentences with blanks. */
export function RulePhrases({ rules, teams, isFixed = false, onChange }: RulePhrasesProps) {
  const number = (name: NumberRule, label: string, most: number, least = 0, fixed = isFixed) => (
    <NumberBlank
      label={label}
      value={rules[name]}
      least={least}
      most={most}
      isFixed={fixed}
      onChange={(value) => onChange({ ...rules, [name]: value })}
    />
  )
  const meetings = (
    <ChoiceBlank
      label={say.howOften()}
      value={rules.meetings === 2 ? '2' : '1'}
      choices={MEETINGS}
      isFixed={isFixed}
      onChange={(value) => onChange({ ...rules, meetings: value === '2' ? 2 : 1 })}
    />
  )
  const several = rules.tiers > 1
  return (
    <ul className={styles.phrases}>
      <Phrase hint={teams > 0 ? sizesText(rules, teams) : undefined}>
        {say.phraseTiers({ tiers: number('tiers', say.divisionsLabel(), 12, 1) })}
      </Phrase>
      {several && <Phrase>{say.phraseGroups({ groups: number('groups', say.groupsLabel(), 8, 1) })}</Phrase>}
      <Phrase>{say.phraseMeetings({ meetings })}</Phrase>
      <Phrase>
        {say.phraseDays({
          every: number('everyDays', say.everyLabel(), 366, 1),
          window: number('windowDays', say.windowLabel(), 366, 1),
        })}
      </Phrase>
      {several && (
        <>
          <Phrase>
            {say.phraseMoves({
              up: number('up', say.upLabel(), 16, 0, false),
              down: number('down', say.downLabel(), 16, 0, false),
            })}
          </Phrase>
          <Phrase>{say.phrasePlayoff({ playoff: number('playoff', say.playoffLabel(), 16, 0, false) })}</Phrase>
          <Phrase>
            {say.phraseVacancies({
              vacancies: (
                <ChoiceBlank
                  label={say.vacanciesLabel()}
                  value={rules.vacancies}
                  choices={VACANCY_CHOICES}
                  onChange={(vacancies) => onChange({ ...rules, vacancies })}
                />
              ),
            })}
          </Phrase>
        </>
      )}
    </ul>
  )
}

type NumberRule = 'tiers' | 'groups' | 'up' | 'down' | 'playoff' | 'everyDays' | 'windowDays'

interface RulePhrasesProps {
  rules: SeasonRules
  /** Teams that take part, as far as they are known. */
  teams: number
  /** Whether the divisions have their fixtures: then only the rules about promotion can change. */
  isFixed?: boolean
  onChange: (rules: SeasonRules) => void
}

function Phrase({ children, hint }: { children: ReactNode[]; hint?: string | undefined }) {
  return (
    <li>
      <p>
        <T of={children} />
      </p>
      {hint && <small>{hint}</small>}
    </li>
  )
}

/** Divisions of a season: one at the top, and parallel groups below it. */
const divisionCount = ({ tiers, groups }: Pick<SeasonRules, 'tiers' | 'groups'>): number => 1 + (tiers - 1) * groups

function sizesText(rules: SeasonRules, teams: number): string | undefined {
  const count = divisionCount(rules)
  const least = Math.floor(teams / count)
  if (!(least >= 2)) return undefined
  const most = Math.ceil(teams / count)
  return least === most ? say.sizeEach({ count, size: least }) : say.sizeRange({ count, least, most })
}

export const isComplete = (rules: SeasonRules): boolean =>
  [rules.tiers, rules.groups, rules.up, rules.down, rules.playoff, rules.everyDays, rules.windowDays].every(
    Number.isInteger,
  )
