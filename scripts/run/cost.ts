import { cpus } from 'node:os'

export interface Cost {
  wallSeconds: number
  /**
   * Of the whole machine, as browsers and workerd start processes that no parent waits for. So the figure is right only
   * while nothing else runs.
   */
  processorSeconds: number
}

/** Starts measuring; the returned function gives the cost since. */
export function startCost(): () => Cost {
  const [began, busy] = [performance.now(), busySeconds()]
  return () => ({
    wallSeconds: (performance.now() - began) / 1000,
    processorSeconds: busySeconds() - busy,
  })
}

/** Seconds of work of all processors since the machine was started. */
const busySeconds = (): number =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000

/** `20.1 s, 31.5 processor seconds` */
export const formatCost = ({ wallSeconds, processorSeconds }: Cost): string =>
  `${wallSeconds.toFixed(1)} s, ${processorSeconds.toFixed(1)} processor seconds`
