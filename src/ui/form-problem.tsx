import { useEffect, useRef } from 'react'

/** Scrolls into view of whoever has just used its form: the button may be a long form away. */
export function FormProblem({ id, message }: { id?: string; message: string }) {
  const problem = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another message is to be read too.
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
