/** Codes that mean the same figure as another: they share its sentence and its address. */
const SAME: Partial<Record<string, string>> = {
  PTS: 'points',
  MPTS: 'matchPoints',
  MP: 'matchPoints',
  GP: 'gamePoints',
  GPTS: 'gamePoints',
  RTNG: 'rating',
  PS: 'progressive',
  gameDifference: 'netGamePoints',
}

/** The code under which a figure is explained. */
export function explainedCode(code: string): string {
  const [word = '', ...modifiers] = code.split('/')
  return [SAME[word] ?? word, ...modifiers].join('/')
}

/** A figure’s address on the page of all figures, the same in every language: `BH-C1` for `BH/C1`. */
export const figureId = (code: string): string => explainedCode(code).replace(/[^\w]+/g, '-')

/** The figure of the score that the standings show. */
export const scoreFigure = ({ competitors, displayPoints }: ScoreSettings): string =>
  competitors === 'individual' ? 'points' : displayPoints === 'game' ? 'gamePoints' : 'matchPoints'

interface ScoreSettings {
  competitors: 'individual' | 'team'
  displayPoints: 'match' | 'game'
}
