/**
 * A WebSocket that delays `close` until it is open. Browsers log an error when a connecting socket is closed, as on
 * every turn of a page, and the server has the work anyway.
 */
export const patientSocket = (): typeof WebSocket =>
  class extends WebSocket {
    override close(...how: Parameters<WebSocket['close']>): void {
      if (this.readyState !== this.CONNECTING) return super.close(...how)
      this.addEventListener('open', () => super.close(...how), { once: true })
    }
  }
