import { UNKNOWN } from './made-event.ts'
import { anOwnEvent, FIRST_ROUND } from './own-event.ts'
import { simulator } from './simulated.ts'
import { expect, test } from './watched-page.ts'

const BOARDS = 20
const LAST = ['Bakonyi', 'Żurawski', 'Kuusisto', 'Brandstätter', 'Þorvaldsdóttir', 'Özdemir', 'Vukmirović', 'Müller']
const FIRST = ['Zsófia', 'Łukasz', 'Ilmari', 'Jonas', 'Sigrún']
const LETTERS: Record<string, string> = { '1-0': '10', '0-1': '01', '1/2-1/2': '==' }
const turned = (outcome: string): string => outcome.charAt(1) + outcome.charAt(0)

test('a hall of 20 boards with all their faults ends in the right results, each confirmed at the desk', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const site = baseURL!
  const { id, change } = await anOwnEvent(context, site, {
    name: 'Great Hall Open',
    system: 'swiss',
    entries: Array.from({ length: 2 * BOARDS }, (_, at) => ({
      ...UNKNOWN,
      firstName: FIRST[at % FIRST.length],
      lastName: LAST[Math.floor(at / FIRST.length)],
      fideId: String(90_000_000 + at),
    })),
  })
  await change(...FIRST_ROUND)
  const hall = crypto.randomUUID()
  const pairings = await (await page.request.get(`/api/tournament/${id}/pairings.pgn?round=1`)).text()
  await simulator.hall({
    id: hall,
    pairings,
    startTime: Date.now(),
    // Games of hours take half a minute.
    speed: 500,
    faults: {
      boards: {
        skip: 0.2,
        takeback: 0.2,
        illegal: 0.1,
        kings: 0.1,
        kingsToo: 0.1,
        colours: 0.2,
        noIds: 0.3,
        otherNames: 0.3,
        clockGaps: 0.3,
        emtOnly: 0.2,
      },
      text: [],
    },
  })

  await page.goto(`/manage/${id}/boards`)
  await page.getByRole('button', { name: 'Add a source' }).click()
  await page.getByRole('combobox', { name: 'Kind of source' }).selectOption({ label: 'LiveChess Cloud' })
  await page.getByRole('textbox', { name: 'Link' }).fill(`https://view.livechesscloud.com/#${hall}`)
  await page.getByRole('button', { name: 'Add source' }).click()
  await expect(page.getByText(`All ${BOARDS}`)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Every game has its pairing.')).toBeVisible()

  const outcomes = async () => {
    const { rounds } = (await (await page.request.get(`/api/tournament/${id}/snapshot`)).json()) as {
      rounds: { outcomes: string }[]
    }
    return rounds[0]!.outcomes.match(/../g) ?? []
  }
  await expect
    .poll(
      async () => {
        for (const name of [/^Take the \d+ that agrees?$/, /^Take [01½]–[01½]$/]) {
          const button = page.getByRole('button', { name }).first()
          if (await button.isVisible()) await button.click({ timeout: 2000 }).catch(() => undefined)
        }
        return (await outcomes()).filter((letters) => letters !== '  ').length
      },
      { timeout: 240_000, intervals: [3000] },
    )
    .toBe(BOARDS)

  const truth = await simulator.boards(hall)
  const names = new Map(truth.map((board) => [board.board, board]))
  const wrong = (await outcomes()).filter((letters, at) => {
    const { result } = names.get(at + 1)!
    const told = LETTERS[result]
    // Where kings alone tell the result, the tag has none.
    return told !== undefined && told !== letters && told !== turned(letters)
  })
  expect(wrong).toEqual([])
  await simulator.endHall(hall)
})
