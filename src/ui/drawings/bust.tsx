import type { ReactNode } from 'react'
import type { PortraitName } from '#shared/drawings.ts'

interface Look {
  skin: string
  hair: string
  top: string
  hairStyle: 'long' | 'bob' | 'bun' | 'wave' | 'short' | 'curls'
  collar: 'v' | 'shirt' | 'turtleneck' | 'crew'
  hasBeard?: boolean
  hasGlasses?: boolean
}

const looks: Record<PortraitName, Look> = {
  priya: { skin: '#b9774d', hair: '#22181c', top: '#0e5a60', hairStyle: 'long', collar: 'v' },
  adrian: {
    skin: '#e6b492',
    hair: '#5a3a24',
    top: '#154677',
    hairStyle: 'short',
    collar: 'shirt',
    hasBeard: true,
  },
  ida: {
    skin: '#f0c7a6',
    hair: '#c99a4b',
    top: '#7a2413',
    hairStyle: 'bob',
    collar: 'turtleneck',
    hasGlasses: true,
  },
  prakash: {
    skin: '#a8683f',
    hair: '#1d1a20',
    top: '#e0a13a',
    hairStyle: 'curls',
    collar: 'crew',
    hasGlasses: true,
  },
  elena: { skin: '#e9b996', hair: '#7a3b22', top: '#432f87', hairStyle: 'bun', collar: 'crew' },
  dana: { skin: '#d59f78', hair: '#3a2a22', top: '#b4461e', hairStyle: 'wave', collar: 'v' },
  carl: {
    skin: '#edc3a0',
    hair: '#8a8f98',
    top: '#12406d',
    hairStyle: 'short',
    collar: 'shirt',
    hasGlasses: true,
  },
}

const ink = '#241a1c'

const hairBehind: Partial<Record<Look['hairStyle'], string>> = {
  long: 'M44 76C40 34 62 20 82 20c26 0 40 20 37 58-1 20 3 34 8 48-10 8-24 8-30 2H66c-8 6-22 5-30-4 6-14 9-30 8-48Z',
  bob: 'M46 74C40 38 60 22 80 22s42 14 36 54c-1 14 2 24 4 32-8 6-20 4-24 0H66c-6 4-18 4-26-2 4-8 7-20 6-32Z',
  bun: 'M50 66C46 36 62 26 80 26s36 10 31 42c-1 8-4 12-8 12H58c-5 0-7-6-8-14ZM99 21a15 15 0 1 1-30 0a15 15 0 0 1 30 0Z',
  wave: 'M42 84C34 44 54 22 82 22c28 0 42 20 38 54-1 12 8 18 4 32-2 8-12 12-22 8H62c-12 4-24 0-25-10-1-10 6-12 5-22Z',
}

const hairInFront: Record<Look['hairStyle'], string> = {
  long: 'M52 72c-3-28 12-41 30-41 20 0 30 14 27 40-4-12-12-20-22-24-12 8-26 8-31 14-2 3-3 7-4 11Z',
  bob: 'M51 72c-4-28 12-40 29-40 20 0 32 12 29 40-3-12-8-17-14-20-16 4-30 2-38-4-3 6-5 14-6 24Z',
  bun: 'M52 68c-3-25 12-36 28-36 19 0 30 11 28 36-4-14-12-22-28-22S56 54 52 68Z',
  wave: 'M51 74c-5-30 12-43 31-43 21 0 31 16 27 44-5-10-9-14-13-25-10 10-30 8-38 10-4 3-6 8-7 14Z',
  short: 'M51 68c-6-28 8-42 30-42 22 0 34 12 28 42-3-6-4-10-5-16-14 0-34-2-42-8-6 6-8 14-11 24Z',
  curls:
    'M52 62c0-4 0-7 1-10a11 11 0 0 1 1-14a12 12 0 0 1 13-13a12 12 0 0 1 19-5a12 12 0 0 1 18 7a11 11 0 0 1 9 17c2 6 0 12-4 15-5-6-14-10-29-10s-24 4-28 13Z',
}

/** A head and shoulders in a box of 160 by 160, made of a few parts. */
export function Bust({ of }: { of: PortraitName }) {
  const look = looks[of]
  const shadow = shade(look.skin, -0.16)
  const behind = hairBehind[look.hairStyle]
  return (
    <>
      {behind ? <path d={behind} fill={look.hair} /> : null}
      <path d="M66 90h28v26c0 8-28 8-28 0Z" fill={shadow} />
      <path d="M10 164c2-30 22-42 52-48 8 10 28 10 36 0 30 6 50 18 52 48Z" fill={look.top} />
      <Collar {...look} />
      <ellipse cx={53} cy={74} rx={5.5} ry={8} fill={shadow} />
      <ellipse cx={107} cy={74} rx={5.5} ry={8} fill={shadow} />
      <path
        d="M54 62c0-20 11-30 26-30s26 10 26 30c0 12-2 22-8 31-5 8-11 12-18 12s-13-4-18-12c-6-9-8-19-8-31Z"
        fill={look.skin}
      />
      <Mouth {...look} />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round" strokeWidth={2.2}>
        <path d="M80 66c-1 6-4 10-3 13 1 2 4 2 6 1" stroke={shade(look.skin, -0.42)} />
        <path d="M64 67c2.5-2.5 6-2.5 8.5 0M88 67c2.5-2.5 6-2.5 8.5 0" stroke={ink} />
        <path d="M62 59c3-3 8-3.5 11-1.5M87 57.5c3-2 8-1.5 11 1.5" stroke={shade(look.hair, -0.1)} />
      </g>
      {look.hasGlasses ? (
        <g fill="#ffffff30" stroke={ink} strokeWidth={2}>
          <circle cx={68} cy={68} r={9.5} />
          <circle cx={92} cy={68} r={9.5} />
          <path d="M77.5 66.5c1.5-1.5 3.5-1.5 5 0M58.5 66l-5-2M101.5 66l5-2" fill="none" />
        </g>
      ) : null}
      <path d={hairInFront[look.hairStyle]} fill={look.hair} />
    </>
  )
}

function Mouth({ hasBeard, hair, skin }: Look) {
  if (hasBeard) {
    return (
      <>
        <path
          d="M54 70c0 22 8 36 26 36s26-14 26-36c-3 10-6 13-12 14-5-5-23-5-28 0-6-1-9-4-12-14Z"
          fill={hair}
        />
        <path
          d="M72 91c5 3 11 3 16 0"
          stroke={shade(skin, -0.05)}
          strokeWidth={3}
          fill="none"
          strokeLinecap="round"
        />
      </>
    )
  }
  return <path d="M73 91c4 4 10 4 14 0" stroke={ink} strokeWidth={2.2} fill="none" strokeLinecap="round" />
}

function Collar({ collar, skin, top }: Look): ReactNode {
  const trim = shade(top, 0.16)
  switch (collar) {
    case 'v':
      return (
        <>
          <path d="M62 119 80 142l18-23-4-6H66Z" fill={skin} />
          <path d="M62 118 80 142l18-24" stroke={trim} strokeWidth={3} fill="none" strokeLinejoin="round" />
        </>
      )
    case 'shirt':
      return <path d="m62 114 18 16-14 14-12-24ZM98 114l-18 16 14 14 12-24Z" fill={trim} />
    case 'turtleneck':
      return (
        <>
          <path d="M64 104c8 6 24 6 32 0l3 16c-10 7-28 7-38 0Z" fill={top} />
          <path d="M62 116c10 7 26 7 36 0" stroke={trim} strokeWidth={2.5} fill="none" />
        </>
      )
    case 'crew':
      return (
        <>
          <path d="M60 117c8 12 32 12 40 0l-5-5H65Z" fill={skin} />
          <path d="M60 117c8 12 32 12 40 0" stroke={trim} strokeWidth={3.5} fill="none" />
        </>
      )
  }
}

/** Mixes a color with black (below 0) or white (above 0) by a share from -1 to 1. */
function shade(hex: string, share: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const mixed = channels.map((value) =>
    Math.round(share < 0 ? value * (1 + share) : value + (255 - value) * share),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
