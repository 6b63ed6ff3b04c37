import { type KeyboardEvent, useState } from 'react'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'

interface PasswordFieldProps {
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  minLength?: number
  maxLength?: number
  isInvalid: boolean
}

/** A password that can be read back, pasted and filled in, and that says when Caps Lock is on. */
export function PasswordField({ autoComplete, hint, minLength, maxLength, isInvalid }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const [isCapsLocked, setCapsLocked] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLocked(event.getModifierState('CapsLock'))
  return (
    <div>
      <Field
        label="Password"
        name="password"
        type={isShown ? 'text' : 'password'}
        required
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        hint={hint}
        minLength={minLength}
        maxLength={maxLength}
        aria-invalid={isInvalid || undefined}
        onKeyUp={watchCapsLock}
        onKeyDown={watchCapsLock}
        onBlur={() => setCapsLocked(false)}
        action={
          <button
            type="button"
            onClick={() => setShown(!isShown)}
            aria-label={isShown ? 'Hide password' : 'Show password'}
            className="inline-flex items-center gap-1.5 rounded-chip bg-tint px-2.5 text-fine font-semibold text-link"
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} />
            {isShown ? 'Hide' : 'Show'}
          </button>
        }
      />
      <p role="status" className="text-tiny text-warning">
        {isCapsLocked ? 'Caps Lock is on.' : ''}
      </p>
    </div>
  )
}
