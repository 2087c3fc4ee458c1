import * as say from '#words/coreImport.js'
import type { Outcome } from '../match/outcome.ts'
import { cellOf, drawnRounds } from '../trf/entrants.ts'
import { letterPoints, gamePoints, type ResultWorth } from '../trf/result-worth.ts'
import { parseTrf } from '../trf/parse.ts'
import { isFault } from '../trf/fault.ts'
import { accepting, type Edit, type Problem } from './problem.ts'
import { cellEdit, playersOf, textOfLines, type PlayerLine, type ReportLine } from './report.ts'
import { halfPoints, plainPoints, type HalfPoints } from '../text/score.ts'

const POINTS = 81
/** Other scoring systems, named as the sentence about them names them, including what programs write for byes. */
const SCORINGS: { worth: ResultWorth; name: string }[] = [
  { worth: { win: 3, draw: 1, loss: 0, bye: 3 }, name: 'threeOne' },
  { worth: { win: 3, draw: 1, loss: 0, bye: 1 }, name: 'threeOneBye' },
  { worth: { win: 3, draw: 2, loss: 1, bye: 3 }, name: 'threeTwoOne' },
  { worth: { win: 2, draw: 1, loss: 0, bye: 2 }, name: 'twoOne' },
  { worth: { win: 1, draw: 0.5, loss: 0, bye: 0.5 }, name: 'halfBye' },
  { worth: { win: 1, draw: 0.5, loss: 0, bye: 0 }, name: 'noBye' },
]

/** Players whose results don't add up to the points at the end of their line. The results count, not the points. */
export function pointSums(lines: ReportLine[], blocked: ReadonlySet<number>): Problem[] {
  const players = playersOf(lines).filter(({ line }) => !blocked.has(line))
  const trf = parseTrf(textOfLines(lines))
  const isSilent = players.every(({ points }) => points === 0)
  if (isSilent || isFault(trf) || lines.some(({ text }) => /^(299|013|310|300)/.test(text))) return []
  const drawn = drawnRounds(players)
  const worth = gamePoints(trf)
  const wrong = players.filter((player) => !agrees(player, drawn, worth))
  if (wrong.length === 0) return []
  const scoring =
    wrong.length > 1 && SCORINGS.find(({ worth }) => players.every((player) => agrees(player, drawn, worth)))
  if (scoring) return [scoringProblem(scoring, wrong, lines)]
  return wrong.map((player) => sumProblem(player, players, drawn, worth))
}

const pointSum = ({ rounds }: PlayerLine, until: number, worth: ResultWorth): HalfPoints =>
  rounds
    .slice(0, until)
    .reduce(
      (sum, { result, isAdjourned }) => sum + (isAdjourned ? halfPoints(worth.draw) : letterPoints(result, worth)),
      0,
    )

/** Points may already include byes of future rounds. */
const agrees = (player: PlayerLine, drawn: number, worth: ResultWorth): boolean => {
  const said = halfPoints(player.points)
  return pointSum(player, drawn, worth) === said || pointSum(player, player.rounds.length, worth) === said
}

function scoringProblem({ worth, name }: (typeof SCORINGS)[number], wrong: PlayerLine[], lines: ReportLine[]): Problem {
  const { win, draw, loss, bye } = worth
  const values: [string, number][] = [
    ['W', win],
    ['D', draw],
    ['L', loss],
    ['P', bye],
  ]
  const text = `162 ${values.map(([symbol, value]) => symbol.padStart(2) + value.toFixed(1).padStart(4)).join('   ')}`
  return {
    id: 'scoring',
    lines: wrong.map(({ line }) => line),
    title: say.scoringTitle(),
    meaning: say.scoringMeaning({ scoring: name, wrong: wrong.length }),
    certainty: 'sure',
    repairs: [accepting([{ line: Math.max(...lines.map(({ no }) => no)) + 1000, text, isNew: true }])],
    unrepaired: [],
  }
}

const shown = (points: number): string => points.toFixed(1)

function sumProblem(player: PlayerLine, players: PlayerLine[], drawn: number, worth: ResultWorth): Problem {
  const { line, points } = player
  const sum = plainPoints(pointSum(player, drawn, worth))
  const correct: Edit[] = [{ line, column: POINTS, text: shown(sum).padStart(4) }]
  const bye = missingBye(player, points - sum, players, drawn, worth)
  return {
    id: `points-${line}`,
    lines: [line],
    title: say.pointsDontAddUp(),
    meaning: [
      say.pointsDiffer({ name: player.name, sum: shown(sum), points: shown(points) }),
      bye ? bye.why : say.resultsCount(),
    ].join(' '),
    certainty: bye ? 'likely' : 'sure',
    repairs: bye
      ? [accepting([bye.edit]), { label: say.pointsInstead({ points: shown(sum) }), edits: correct }]
      : [accepting(correct)],
    unrepaired: [],
    ...(!bye && { marks: [{ line, from: POINTS, to: POINTS + 3 }] }),
  }
}

/** A bye that corrects the sum, if only one round of the line is blank. */
function missingBye(
  { line, rounds }: PlayerLine,
  lack: number,
  players: PlayerLine[],
  drawn: number,
  worth: ResultWorth,
): { edit: Edit; why: string } | undefined {
  const letter: Outcome | undefined = lack === worth.draw ? 'H' : lack === worth.bye ? 'U' : undefined
  const blanks = Array.from({ length: drawn }, (_, at) => at + 1).filter((round) => {
    const { opponent, result } = cellOf({ rounds }, round)
    return opponent === 0 && result === ' '
  })
  const [round] = blanks
  if (!letter || !round || blanks.length > 1) return undefined
  const others = players.filter((player) => cellOf(player, round).result === letter).length
  return {
    edit: cellEdit(line, round, { opponent: 0, colour: '-', result: letter }),
    why: others > 0 ? say.byeIsMissingOthers({ bye: letter, round, others }) : say.byeIsMissing({ bye: letter, round }),
  }
}
