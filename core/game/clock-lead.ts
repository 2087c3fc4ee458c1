/**
 * Value of a lead on the clock in rating points. Measured in level positions of players above 2500 at 3+2, mostly at
 * the World Blitz Championships of 2021 to 2024: a lead of two minutes scores about 70 % (Chess Engine Lab, “How the
 * Clock impacts the Outcome of Blitz Games”), as 147 rating points do. Assumed to grow linearly up to there and no
 * further, and at other time controls to depend on the share of the initial time.
 */
const MEASURED = { share: 120 / 180, points: 147 }

/** A side's lead by the clocks, in rating points; times are in seconds, `base` is the initial time of each side. */
export function clockLead(own: number, theirs: number, base: number): number {
  const share = base > 0 ? (own - theirs) / base / MEASURED.share : 0
  return MEASURED.points * Math.max(-1, Math.min(1, share))
}
