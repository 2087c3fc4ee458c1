import { spawn } from 'node:child_process'

export interface TestStage {
  name: string
  command: string[]
  env?: Record<string, string>
  isQuiet?: boolean
}

/** Resolves to whether the command succeeded. */
export async function runStage({
  command: [program = '', ...args],
  env,
  isQuiet = false,
}: TestStage): Promise<boolean> {
  const output = isQuiet ? 'pipe' : 'inherit'
  const child = spawn(program, args, {
    // A process group of its own, so that all its descendants can be stopped with it.
    detached: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  })
  const stop = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGTERM')
    } catch {
      // All processes of the group have exited.
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
