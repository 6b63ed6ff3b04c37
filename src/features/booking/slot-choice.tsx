import type { ReactNode } from 'react'

interface SlotChoiceProps {
  name: string
  form?: string
  value: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

export const SlotChoice = ({ isChosen, onChoose, children, ...radio }: SlotChoiceProps) => (
  <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-field border border-field bg-card px-3 text-fine font-medium tabular hover:bg-tint has-checked:border-primary has-checked:bg-tint has-checked:font-semibold has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus contrast:border-3">
    <input
      type="radio"
      {...radio}
      checked={isChosen}
      onChange={onChoose}
      className="size-4 accent-primary outline-none"
    />
    {children}
  </label>
)
