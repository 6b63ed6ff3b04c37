type Fact = readonly [name: string, value: string | number | undefined]

/** On paper, what is saved takes the place of a form: its fields are cut off, and would show what is not saved yet. */
export const PrintedFacts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="hidden divide-y divide-line text-small print:block">
    {facts.map(([name, value]) =>
      value === undefined ? null : (
        <div key={name} className="flex gap-x-4 py-2.5">
          <dt className="w-32 shrink-0 text-ink-soft">{name}</dt>
          <dd dir="auto" className="min-w-0 wrap-anywhere whitespace-pre-line">
            {value}
          </dd>
        </div>
      ),
    )}
  </dl>
)
