import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

const MOST = 10

/** Ends a failed run with the commands that run each failed test alone. */
export const howToRun: Reporter = {
  onTestRunEnd(modules) {
    const commands = modules.flatMap(commandsOf)
    if (commands.length === 0) return
    console.log('To run one of these alone (with node_modules/.bin in the PATH):')
    for (const command of commands.slice(0, MOST)) console.log(`  ${command}`)
    if (commands.length > MOST) console.log(`  and ${commands.length - MOST} more`)
  },
}

function commandsOf(module: TestModule): string[] {
  const file = `vitest run --project ${module.project.name} ${relative('', module.moduleId)}`
  const names = Array.from(module.children.allTests('failed'), ({ fullName }) => fullName)
  if (names.length === 0) return module.ok() ? [] : [file]
  return names.map((name) => `${file} -t '${name.split(' > ').map(pattern).join('.+')}'`)
}

/** The name as a regular expression within single quotes of a shell. */
const pattern = (name: string): string => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll("'", '.')
