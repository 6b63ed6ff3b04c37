export const Bar = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    className={`block rounded-chip bg-tint-strong motion-safe:animate-skeleton ${className}`}
  />
)

export const places = (count: number) => [...Array(count).keys()]
