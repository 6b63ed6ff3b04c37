export interface Hill {
  x: number
  y: number
  radiusX: number
  radiusY: number
  height: number
  turn?: number
}

export interface ReliefOptions {
  seed: string
  width: number
  height: number
  hills: readonly Hill[]
  roughness: number
  wavelength: number
}

const waveCount = 14

export function relief(options: ReliefOptions): (x: number, y: number) => number {
  const { width, height, hills, roughness } = options
  const random = seededRandom(options.seed)
  const waves = Array.from({ length: waveCount }, (_, i) => {
    const octave = 1.3 * (i / (waveCount - 1)) ** 1.4
    const direction = random() * 2 * Math.PI
    const frequency = ((2 * Math.PI) / (options.wavelength * height)) * 2 ** octave
    return {
      kx: Math.cos(direction) * frequency,
      ky: Math.sin(direction) * frequency,
      phase: random() * 2 * Math.PI,
      weight: (roughness * 0.28) / 2 ** (1.35 * octave),
    }
  })
  const summits = hills.map((hill) => ({
    ...hill,
    cos: Math.cos(hill.turn ?? 0),
    sin: Math.sin(hill.turn ?? 0),
  }))
  return (x, y) => {
    let sum = 0
    for (const wave of waves) sum += wave.weight * Math.cos(wave.kx * x + wave.ky * y + wave.phase)
    for (const hill of summits) {
      const dx = (x - hill.x * width) / height
      const dy = y / height - hill.y
      const u = (dx * hill.cos + dy * hill.sin) / hill.radiusX
      const v = (dy * hill.cos - dx * hill.sin) / hill.radiusY
      sum += hill.height * Math.exp(-0.5 * (u * u + v * v))
    }
    return sum
  }
}

export function seededHills(seed: string, count: number): Hill[] {
  const random = seededRandom(`${seed} hills`)
  const between = (low: number, high: number) => low + (high - low) * random()
  const isLeft = random() < 0.5
  const side = (x: number) => (isLeft ? x : 1 - x)
  const hill = (x: number, y: number, height: number): Hill => {
    const radius = between(0.36, 0.5)
    return {
      x: side(x),
      y,
      height,
      radiusX: radius * between(1, 1.35),
      radiusY: radius,
      turn: between(-0.7, 0.7),
    }
  }
  return [
    hill(between(0.22, 0.4), between(0.38, 0.66), 1),
    hill(between(0.82, 1.02), between(-0.05, 1.05), between(0.5, 0.75)),
    hill(between(0.55, 0.7), random() < 0.5 ? between(-0.15, 0.05) : between(0.95, 1.15), between(-0.6, 0.5)),
  ].slice(0, count)
}

export function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
