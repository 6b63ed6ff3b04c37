import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }

const icons: Record<string, { body: string } | undefined> = lucide.icons
const aliases: Record<string, { parent: string } | undefined> = lucide.aliases

interface LabelProps {
  x: number
  y: number
  children: string | number
  size?: number
  weight?: number
  fill?: string
  anchor?: 'start' | 'middle' | 'end'
}

/** A line of text in the site's body font, which the page passes on to the drawing. */
export function Label({ x, y, children, size = 13, weight = 500, fill = '#10263f', anchor }: LabelProps) {
  return (
    <text x={x} y={y} fontSize={size} fontWeight={weight} fill={fill} textAnchor={anchor}>
      {children}
    </text>
  )
}

export function Title({ x, y, children, size = 23, weight = 660, fill = '#10263f', anchor }: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      fontFamily="var(--heading-family)"
      fontSize={size}
      fontWeight={weight}
      fill={fill}
      textAnchor={anchor}
      letterSpacing={round(-0.02 * size)}
    >
      {children}
    </text>
  )
}

interface BoxProps {
  x: number
  y: number
  width: number
  height: number
  fill: string
  radius?: number
  stroke?: string
}

export function Box({ x, y, width, height, fill, radius, stroke }: BoxProps) {
  return <rect x={x} y={y} width={round(width)} height={height} rx={radius} fill={fill} stroke={stroke} />
}

interface GlyphProps {
  name: string
  x: number
  y: number
  size: number
  color: string
}

/** An icon of lucide, drawn in place, because a drawing in a file of its own cannot use the icon sprite. */
export function Glyph({ name, x, y, size, color }: GlyphProps) {
  const icon = icons[name] ?? icons[aliases[name]?.parent ?? '']
  if (!icon) throw new Error(`Lucide has no icon "${name}".`)
  return (
    <svg
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      color={color}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of a pinned package, read at build
      dangerouslySetInnerHTML={{ __html: icon.body }}
    />
  )
}

interface CurveProps {
  points: readonly (readonly [number, number])[]
  color: string
  width?: number
}

export function Curve({ points, color, width = 2.5 }: CurveProps) {
  return (
    <polyline
      points={points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}
      fill="none"
      stroke={color}
      strokeWidth={width}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  )
}

export const round = (value: number): number => Math.round(value * 100) / 100
