import type { ReactNode } from 'react'

export const SlotChoice = ({
  value,
  isDefault = false,
  children,
}: {
  value: string
  isDefault?: boolean
  children: ReactNode
}) => (
  <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-field border border-field bg-card px-3 text-fine font-medium tabular hover:bg-tint has-checked:border-primary has-checked:bg-tint has-checked:font-semibold has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus contrast:border-3">
    <input
      type="radio"
      name="slot"
      value={value}
      defaultChecked={isDefault}
      className="size-4 accent-primary outline-none"
    />
    {children}
  </label>
)
