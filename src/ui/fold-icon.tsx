import { Icon } from './icon.tsx'

export const FoldIcon = () => (
  <Icon name="chevron-down" className="print-hidden transition-transform in-[[open]>summary]:rotate-180" />
)
