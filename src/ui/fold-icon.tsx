import { Icon } from './icon.tsx'

/** The arrow of a `summary`, which turns while its details are open. */
export const FoldIcon = () => (
  <Icon name="chevron-down" className="print-hidden transition-transform in-[[open]>summary]:rotate-180" />
)
