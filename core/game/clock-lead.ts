/**
 * What a lead on the clock is worth, in rating points. Measured in level positions of players above 2500 who play 3+2, mostly at
 * the World Blitz Championships of 2021 to 2024: who is two minutes ahead scores about 70 of 100 (Chess Engine Lab, “How the Clock
 * impacts the Outcome of Blitz Games”), as 147 rating points do. Taken to grow evenly up to there and no further, and at other
 * time controls by the share of the time that each began with.
 */
const MEASURED = { share: 120 / 180, points: 147 }

/** Rating points that somebody is ahead by the clocks; times in seconds, `base` what each began with. */
export function clockLead(own: number, theirs: number, base: number): number {
  const share = base > 0 ? (own - theirs) / base / MEASURED.share : 0
  return MEASURED.points * Math.max(-1, Math.min(1, share))
}
