import { checkLines } from './draw/check-lines.ts'
import { end, readTournament } from './draw/trf-file.ts'

const [file, ...more] = process.argv.slice(2)
if (file === undefined || more.length > 0) end(2, 'Usage: npm run --silent check -- FILE.trf')
const { lines, differences } = checkLines(readTournament(file))
process.stdout.write(lines.map((line) => `${line}\n`).join(''))
if (differences > 0) end(1)
