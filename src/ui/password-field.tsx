import { type KeyboardEvent, type ReactNode, useState } from 'react'
import {
  capsLockText,
  hideButton,
  hideButtonLabel,
  passwordLabel,
  showButton,
  showButtonLabel,
} from '#content/interface/controls.ts'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'

interface PasswordFieldProps {
  label?: string
  name?: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  minLength?: number
  maxLength?: number
  aside?: ReactNode
}

export function PasswordField({ label = passwordLabel, name = 'password', ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const [isCapsLocked, setCapsLocked] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLocked(event.getModifierState('CapsLock'))
  return (
    <div>
      <Field
        {...field}
        label={label}
        name={name}
        type={isShown ? 'text' : 'password'}
        required
        autoCapitalize="none"
        spellCheck={false}
        onKeyUp={watchCapsLock}
        onKeyDown={watchCapsLock}
        onBlur={() => setCapsLocked(false)}
        action={
          <button
            type="button"
            onClick={() => setShown(!isShown)}
            aria-label={isShown ? hideButtonLabel(label) : showButtonLabel(label)}
            className="inline-flex items-center pointer-coarse:min-h-11 rounded-chip text-fine font-semibold text-link noscript:hidden"
          >
            <span className="inline-flex h-8 items-center gap-1.5 rounded-chip bg-tint px-2.5">
              <Icon name={isShown ? 'eye-off' : 'eye'} />
              {isShown ? hideButton : showButton}
            </span>
          </button>
        }
      />
      <p role="status" className="text-tiny text-warning">
        {isCapsLocked ? capsLockText : ''}
      </p>
    </div>
  )
}
