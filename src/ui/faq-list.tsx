interface FaqListProps {
  /** Pass the array that makes the page's FAQPage data, so that the two cannot differ. */
  faqs: readonly { question: string; answer: string }[]
}

export function FaqList({ faqs }: FaqListProps) {
  return (
    <div className="border-t border-line contrast:border-t-3">
      {faqs.map(({ question, answer }, index) => (
        <details key={question} open={index === 0} className="group border-b border-line contrast:border-b-3">
          <summary className="flex items-start justify-between gap-6 py-5">
            <h3 className="text-h3">{question}</h3>
            <span
              aria-hidden="true"
              className="relative mt-[0.35em] size-4 shrink-0 text-link before:absolute before:inset-x-0 before:top-[7px] before:h-0.5 before:bg-current after:absolute after:inset-y-0 after:left-[7px] after:w-0.5 after:bg-current after:transition-transform after:duration-150 group-open:after:scale-y-0"
            />
          </summary>
          <p className="max-w-[42rem] pr-10 pb-6 text-ink-soft">{answer}</p>
        </details>
      ))}
    </div>
  )
}
