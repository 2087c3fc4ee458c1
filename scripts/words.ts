import { writeWords } from '../build/words/write.ts'

/** `node scripts/words.ts`: compiles the catalogues of `words/` into `.generated/words/`. */
try {
  writeWords()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
