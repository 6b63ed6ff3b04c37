import type { CSSProperties } from 'react'
import { cn } from './cn.ts'

export type ContourArt = 'hero' | 'band' | 'panel' | 'title-band' | 'foot'

/**
 * Contour lines behind what stands in front of them, faded to nothing under text. Decoration: hidden from readers
 * and gone in high contrast.
 */
export function Contours({ art, fade, className }: { art: ContourArt; fade?: string; className?: string }) {
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--contour-art': `var(--art-${art})`,
    ...(fade ? { '--contour-fade': fade } : {}),
  }
  return <div aria-hidden="true" style={style} className={cn('contours -z-10', className)} />
}
