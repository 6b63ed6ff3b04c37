import { useEffect, useRef } from 'react'

/** Scrolls into view if its form has the focus, because the button may be far from the message. */
export function FormProblem({ id, message }: { id?: string; message: string }) {
  const problem = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: A new message must scroll into view again.
  useEffect(() => {
    const form = problem.current?.closest('form')
    if (form?.contains(document.activeElement)) problem.current?.scrollIntoView({ block: 'nearest' })
  }, [message])
  return (
    <p
      ref={problem}
      id={id}
      role="alert"
      className="col-span-full scroll-mt-40 scroll-mb-24 rounded-hero-button border border-danger-line bg-danger-bg px-4 py-3 text-small font-semibold text-danger"
    >
      {message}
    </p>
  )
}
