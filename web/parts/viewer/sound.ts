/** Seconds; hertz. A capture is lower and longer. */
const MOVE = { length: 0.06, pitch: 900, volume: 0.5 }
const CAPTURE = { length: 0.11, pitch: 520, volume: 0.7 }

let audio: AudioContext | undefined

/** A piece put on a wooden board: a short burst of noise through a filter, so that no sound has to be loaded. */
export function playMove(isCapture: boolean): void {
  const { length, pitch, volume } = isCapture ? CAPTURE : MOVE
  audio ??= new AudioContext()
  // Browsers start no sound before the reader has pressed something.
  if (audio.state === 'suspended') void audio.resume()
  const count = Math.ceil(audio.sampleRate * length)
  const buffer = audio.createBuffer(1, count, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < count; at += 1) samples[at] = (Math.random() * 2 - 1) * volume * (1 - at / count) ** 4
  const noise = new AudioBufferSourceNode(audio, { buffer })
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 1.2 })
  noise.connect(filter).connect(audio.destination)
  noise.start()
}
