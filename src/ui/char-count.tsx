import { formatNumber } from '#shared/formats.ts'
import { cn } from './cn.ts'

interface CharCountProps {
  id?: string
  chars: number
  charsMax: number
}

export const CharCount = ({ id, chars, charsMax }: CharCountProps) => (
  <span
    id={id}
    className={cn(
      'tabular text-tiny noscript:hidden',
      chars > charsMax ? 'font-semibold text-danger' : 'font-normal text-ink-soft',
    )}
  >
    {formatNumber(chars)} / {formatNumber(charsMax)}
  </span>
)
