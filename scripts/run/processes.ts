import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'

const running = new Set<ChildProcess>()
/** Processes that `stop` was called for. */
const toEnd = new WeakSet<ChildProcess>()
let failed = () => {}

/** Sets the handler for a program that fails without having been stopped. */
export const onceOneFails = (act: () => void): void => void (failed = act)

/**
 * Output without colours, and no local request traces of wrangler: it would write each request and statement to a
 * database.
 */
const PLAIN = {
  FORCE_COLOR: '0',
  CI: '1',
  WRANGLER_SEND_METRICS: 'false',
  X_LOCAL_OBSERVABILITY: 'false',
  X_LOCAL_EXPLORER: 'false',
}

/** Starts a program in a process group of its own; its output is shown only if it fails, or with `loud`. */
export function start(command: string, args: string[], { env = {}, loud = false } = {}): ChildProcess {
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, ...PLAIN },
  })
  running.add(child)
  let said = ''
  const hear = (piece: Buffer) => {
    if (loud) process.stdout.write(piece)
    else said = (said + piece.toString()).slice(-4000)
  }
  child.stdout!.on('data', hear)
  child.stderr!.on('data', hear)
  child.on('exit', (code) => {
    running.delete(child)
    if (!code || stopping || toEnd.has(child)) return
    console.error(`${command} ${args[0] ?? ''} exited (${code}).\n${said}`)
    failed()
  })
  return child
}

/** Runs a program to its end; rejects if it fails. */
export const runToEnd = (command: string, args: string[], options?: Parameters<typeof start>[2]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = start(command, args, options)
    child.on('error', reject)
    child.on('exit', (code) => (code ? reject(new Error(`${command} ${args.join(' ')} failed`)) : resolve()))
  })

let stopping = false

/** Stops all started programs and their descendants; resolves when they have exited. */
export async function stopAll(): Promise<void> {
  stopping = true
  const gone = [...running].map((child) => new Promise((resolve) => child.once('exit', resolve)))
  for (const child of running) signal(child, 'SIGTERM')
  const late = setTimeout(() => running.forEach((child) => signal(child, 'SIGKILL')), 4000)
  await Promise.all(gone)
  clearTimeout(late)
}

/** Stops one program and its descendants; resolves when it has exited. */
export async function stop(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  toEnd.add(child)
  signal(child, 'SIGTERM')
  const late = setTimeout(() => signal(child, 'SIGKILL'), 4000)
  await gone
  clearTimeout(late)
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, name)
  } catch {
    // The process has already exited.
  }
}

export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** Resolves at the first HTTP response of any status; rejects after `seconds`. */
export async function waitForAnswer(url: string, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    try {
      await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5000) })
      return
    } catch {
      if (Date.now() > end || stopping) throw new Error(`${url} isn’t responding.`)
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
  }
}
