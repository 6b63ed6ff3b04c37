import { budgetRanges } from '#contracts/booking-rules.ts'
import { FieldError } from '#ui/field.tsx'

export function BudgetChips({ error }: { error: string | undefined }) {
  return (
    <fieldset
      aria-labelledby="budget-label"
      aria-describedby={error ? 'budget-error' : undefined}
      className="min-w-0 sm:col-span-2"
    >
      <legend id="budget-label" className="mb-1.5 text-fine font-semibold">
        Budget range
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {budgetRanges.map((range) => (
          <label
            key={range}
            className="flex min-h-11 grow cursor-pointer items-center gap-2 rounded-field border border-field bg-card px-2.5 text-fine font-medium whitespace-nowrap lg:gap-1.5 lg:px-2 lg:text-tiny hover:bg-tint has-checked:border-primary has-checked:bg-tint has-checked:font-semibold has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-aria-[invalid]:border-danger contrast:border-3"
          >
            <input
              type="radio"
              name="budget"
              value={range}
              required
              aria-invalid={error ? true : undefined}
              className="size-4 accent-primary outline-none"
            />
            {range}
          </label>
        ))}
      </div>
      {error ? <FieldError id="budget-error">{error}</FieldError> : null}
    </fieldset>
  )
}
