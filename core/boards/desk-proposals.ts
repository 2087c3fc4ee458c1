import type { Pairing } from '../snapshot/pairing.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { pairLabel, type ChosenGame } from './desk-labels.ts'
import { isAgreeing, resultProposal, type ResultProposal } from './proposals.ts'
import type { RoundField } from './round-field.ts'

/** A result that boards report, as the desk sees it. */
export interface DeskProposal {
  no: number
  label: string
  /** By the sides of the pairing, or of a team match the letters of its boards. */
  outcome: string
  isTeam: boolean
  by: 'source' | 'kings'
  agrees: ('w' | 'b')[]
  differs: ('w' | 'b')[]
  isUnplayed: boolean
  /** The confirmed result, if it is another one. */
  confirmed: string | null
  /** Whether it may be accepted with others in one press. */
  isAgreeing: boolean
}

/** Of single games, and of team matches once each board has a result. */
export function deskProposals(
  snapshot: Snapshot,
  field: RoundField,
  chosen: readonly ChosenGame[],
  now: number,
): DeskProposal[] {
  if (field.gamesEach > 1) return []
  const playersReport = snapshot.settings.allowSelfSubmissions
  return field.pairings.flatMap((pairing): DeskProposal[] => {
    const own = chosen.filter(({ match }) => match.place.no === pairing.no)
    const found = field.isTeam ? teamProposal(field, pairing, own, now) : boardProposal(pairing, own, now)
    if (!found) return []
    return [
      {
        no: pairing.no,
        label: pairLabel(snapshot, pairing),
        outcome: found.outcome,
        isTeam: field.isTeam,
        by: found.by,
        agrees: found.agrees,
        differs: found.differs,
        isUnplayed: found.isUnplayed,
        confirmed: found.confirmed ?? null,
        isAgreeing: isAgreeing(found, { playersReport }),
      },
    ]
  })
}

const boardProposal = (pairing: Pairing, [one]: ChosenGame[], now: number) =>
  one && resultProposal(one.followed, pairing, { whiteFirst: one.match.whiteFirst, now })

/** The results of all boards of a team match, once every board has one. */
function teamProposal(
  { boards }: RoundField,
  pairing: Pairing,
  own: ChosenGame[],
  now: number,
): ResultProposal | undefined {
  const open = { outcome: '  ', facts: {} }
  const each = Array.from({ length: boards }, (_, at) => {
    const one = own.find(({ match }) => match.place.board === at + 1)
    return one && resultProposal(one.followed, open, { whiteFirst: one.match.whiteFirst, now })
  })
  const known = each.filter((one) => one !== undefined)
  if (known.length < boards || boards === 0) return undefined
  const outcome = known.map((one) => one.outcome).join('')
  if (pairing.facts.scored) return undefined
  const claims = [
    ['w', pairing.facts.whiteSays],
    ['b', pairing.facts.blackSays],
  ] as const
  const told = claims.filter(([, claim]) => claim !== undefined)
  return {
    outcome,
    by: known.some(({ by }) => by === 'kings') ? ('kings' as const) : ('source' as const),
    isUnplayed: known.some(({ isUnplayed }) => isUnplayed),
    agrees: told.filter(([, claim]) => claim === `#${outcome}`).map(([side]) => side),
    differs: told.filter(([, claim]) => claim !== `#${outcome}`).map(([side]) => side),
  }
}
