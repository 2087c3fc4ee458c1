import { spawn } from 'node:child_process'

/** One command of a test run. */
export interface TestStage {
  name: string
  command: string[]
  env?: Record<string, string>
  /** Whether its output is shown only if it fails. */
  isQuiet?: boolean
}

/** Runs a stage to its end; resolves to whether it passed. */
export async function runStage({
  command: [program = '', ...args],
  env,
  isQuiet = false,
}: TestStage): Promise<boolean> {
  const output = isQuiet ? 'pipe' : 'inherit'
  const child = spawn(program, args, {
    // A process group of its own, so that everything the stage started ends with it.
    detached: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  })
  const stop = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGTERM')
    } catch {
      // All of its processes have ended.
    }
  }
  process.once('exit', stop)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => (printed += piece))
  const status = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  process.off('exit', stop)
  if (status !== 0 && printed) console.log(printed.trimEnd())
  return status === 0
}
