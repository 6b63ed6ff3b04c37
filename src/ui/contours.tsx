import type { CSSProperties } from 'react'
import { cn } from './cn.ts'

export type ContourArt = 'hero' | 'band' | 'panel' | 'title-band' | 'foot'

interface ContoursProps {
  art: ContourArt
  fade?: string
  isBehind?: boolean
  className?: string
}

export function Contours({ art, fade, isBehind = true, className }: ContoursProps) {
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--contour-art': `var(--art-${art})`,
    ...(fade ? { '--contour-fade': fade } : {}),
  }
  return <div aria-hidden="true" style={style} className={cn('contours', isBehind && '-z-10', className)} />
}
