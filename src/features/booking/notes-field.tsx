import { bookingRules } from '#contracts/booking-rules.ts'
import { cn } from '#ui/cn.ts'
import { FieldError, inputLook } from '#ui/field.tsx'

/** @param chars how many are written, as far as the script has counted */
export function NotesField({ chars, error }: { chars: number; error: string | undefined }) {
  return (
    <div className="sm:col-span-2">
      <div className="mb-1.5 flex items-baseline justify-between gap-4 text-fine">
        <label htmlFor="notes" className="font-semibold">
          Notes <span className="font-normal">(optional)</span>
        </label>
        <span id="notes-count" className="tabular text-tiny text-ink-soft noscript:hidden">
          {chars.toLocaleString('en-US')} / {bookingRules.notesCharsMax.toLocaleString('en-US')}
        </span>
      </div>
      <textarea
        id="notes"
        name="notes"
        rows={4}
        maxLength={bookingRules.notesCharsMax}
        aria-invalid={error ? true : undefined}
        aria-describedby={cn('notes-count', error && 'notes-error')}
        className={cn(inputLook, 'block py-3')}
      />
      {error ? <FieldError id="notes-error">{error}</FieldError> : null}
    </div>
  )
}
