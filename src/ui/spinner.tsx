/** Says in words that something is on its way; the ring is decoration. */
export function Spinner({ children }: { children: string }) {
  return (
    <p role="status" className="flex items-center gap-3 text-ink-soft">
      <span aria-hidden="true" className="size-6 shrink-0 animate-spin rounded-full border-3 border-line border-t-accent" />
      {children}
    </p>
  )
}
