import type { ReactNode } from 'react'

/** Wares of the sample shop, each in a box of 100 by 100, in a color and its shade. */
interface Ware {
  outline: string
  /** A handle or a foot is drawn behind the outline, a rim in front. */
  behind?: (color: string, shade: string) => ReactNode
  front?: (color: string, shade: string) => ReactNode
}

const rim = (cx: number, cy: number, rx: number, ry: number) => (_: string, shade: string) => (
  <ellipse cx={cx} cy={cy} rx={rx} ry={ry} fill={shade} />
)

const wares = {
  vase: {
    outline: 'M40 14h20c1 9-1 13 4 24 8 15 9 36-3 50H39c-12-14-11-35-3-50 5-11 3-15 4-24Z',
    front: rim(50, 14, 10, 2.6),
  },
  bowl: {
    outline: 'M12 48h76c0 24-15 40-30 40H42C27 88 12 72 12 48Z',
    front: rim(50, 48, 38, 7),
  },
  mug: {
    outline: 'M24 36h44v42c0 6-4 10-10 10H34c-6 0-10-4-10-10Z',
    behind: (color) => (
      <path d="M68 46h6c8 0 12 5 12 12s-4 13-12 13h-6" fill="none" stroke={color} strokeWidth={7} />
    ),
    front: rim(46, 36, 22, 4.5),
  },
  jug: {
    outline: 'M32 22h30l8-6-4 12c6 8 10 18 10 32 0 18-8 28-14 28H36c-8 0-14-12-14-28 0-16 8-26 10-38Z',
    behind: (color) => (
      <path d="M26 38C12 34 8 56 20 66" fill="none" stroke={color} strokeWidth={6} strokeLinecap="round" />
    ),
  },
  lamp: {
    outline: 'M34 16h32l14 34H20Z',
    behind: (_, shade) => (
      <>
        <path d="M50 50v32" stroke={shade} strokeWidth={4} />
        <ellipse cx={50} cy={85} rx={18} ry={4} fill={shade} />
      </>
    ),
  },
  candle: {
    outline: 'M36 44h28v40c0 3-2 4-5 4H41c-3 0-5-1-5-4Z',
    behind: () => (
      <>
        <path d="M50 44v-8" stroke="#3a2a22" strokeWidth={2} />
        <path d="M50 20c6 8 6 13 0 17-6-4-6-9 0-17Z" fill="#f5b83d" />
      </>
    ),
    front: rim(50, 44, 14, 3),
  },
  stool: {
    outline: 'M18 44c0-5 14-8 32-8s32 3 32 8v4c0 4-14 7-32 7s-32-3-32-7Z',
    behind: (_, shade) => (
      <path
        d="M28 53 22 88M72 53l6 35M50 55v33M25 74h50"
        stroke={shade}
        strokeWidth={4.5}
        strokeLinecap="round"
      />
    ),
  },
  blanket: {
    outline: 'M16 44c0-4 3-6 7-6h54c4 0 7 2 7 6v40c0 3-2 4-5 4H21c-3 0-5-1-5-4Z',
    front: (color, shade) => (
      <>
        <path d="M16 54h68M16 58h68M16 72h68M16 76h68" stroke={shade} strokeWidth={2} />
        <path d="M18 90h64" stroke={color} strokeWidth={4} strokeDasharray="2 4" />
      </>
    ),
  },
  plates: {
    outline: 'M10 72c0 9 18 15 40 15s40-6 40-15Z',
    front: (color, shade) => (
      <>
        <path d="M10 72c0 9 18 15 40 15s40-6 40-15Z" fill={shade} />
        <ellipse cx={50} cy={72} rx={40} ry={9} fill={color} />
        <ellipse cx={50} cy={62} rx={36} ry={8.5} fill={shade} />
        <ellipse cx={50} cy={60} rx={36} ry={8.5} fill={color} />
        <ellipse cx={50} cy={60} rx={24} ry={5.2} fill={shade} opacity={0.55} />
      </>
    ),
  },
} satisfies Record<string, Ware>

export type WareName = keyof typeof wares

const glazes = {
  clay: ['#c4633c', '#8e3f22'],
  sand: ['#e3c79c', '#b8945f'],
  sage: ['#8fa88a', '#64805f'],
  cream: ['#f3e8d6', '#d4c0a0'],
  ink: ['#31475f', '#1d2f44'],
  rose: ['#e0a594', '#b87563'],
  mustard: ['#e0a13a', '#a8711a'],
  gray: ['#b7bdc4', '#8f969e'],
} as const

interface WarePictureProps {
  name: WareName
  glaze: keyof typeof glazes
  x: number
  y: number
  size: number
}

export function WarePicture({ name, glaze, x, y, size }: WarePictureProps) {
  const ware: Ware = wares[name]
  const [color, shade] = glazes[glaze]
  const clip = `${name}-${x}-${y}`
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
      <ellipse cx={50} cy={90} rx={36} ry={4} opacity={0.1} />
      {ware.behind?.(color, shade)}
      <clipPath id={clip}>
        <path d={ware.outline} />
      </clipPath>
      <path d={ware.outline} fill={color} />
      {name === 'plates' ? null : (
        <path d="M56 0h60v110H62c8-30 8-80-6-110Z" opacity={0.09} clipPath={`url(#${clip})`} />
      )}
      {ware.front?.(color, shade)}
    </g>
  )
}
