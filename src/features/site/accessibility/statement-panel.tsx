import { statementPanelCopy } from '#content/accessibility/copy.ts'
import { statement } from '#content/accessibility/page.ts'

export function StatementPanel() {
  return (
    <div className="grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div>
        <h2 className="text-h2">{statementPanelCopy.heading}</h2>
        <p className="mt-5 max-w-[30rem] text-lede text-ink-soft">{statement.aim}</p>
        <p className="mt-5 text-small text-ink-soft">{statementPanelCopy.scope}</p>
      </div>
      <div>
        {statement.sections.map(({ heading, items }) => (
          <div key={heading} className="border-t border-line-strong py-6 last:border-b">
            <h3 className="text-h3">{heading}</h3>
            <ul className="mt-3 grid gap-2.5">
              {items.map((item) => (
                <li key={item} className="flex gap-4 text-ink-soft">
                  <span aria-hidden="true" className="mt-[0.75em] h-0.5 w-4 shrink-0 bg-accent" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}
