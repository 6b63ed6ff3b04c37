import { Icon } from './icon.tsx'

interface DueWordsProps {
  words: string
  isOverdue: boolean
  hasMark?: boolean
}

export const DueWords = ({ words, isOverdue, hasMark = false }: DueWordsProps) =>
  isOverdue ? (
    <span className="inline-flex items-center gap-1 align-bottom font-semibold text-danger">
      {hasMark ? null : <Icon name="triangle-alert" />}
      {words}
    </span>
  ) : (
    <span className="text-ink-soft">{words}</span>
  )
