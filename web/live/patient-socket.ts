/**
 * A socket that, closed before it is open, closes once it is. Somebody turned the page: browsers would write an error about
 * that, and the server would have the trouble anyway.
 */
export const patientSocket = (): typeof WebSocket =>
  class extends WebSocket {
    override close(...how: Parameters<WebSocket['close']>): void {
      if (this.readyState !== this.CONNECTING) return super.close(...how)
      this.addEventListener('open', () => super.close(...how), { once: true })
    }
  }
