import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { toast } from '#ui/toast-store.ts'
import { FormContext, useForm } from './form-state.ts'
import { useRefusedForm } from './refused-form.tsx'
import { isRefusal, problemOf, type Refusal, useAction } from './use-action.ts'

interface FormProps<Values extends object>
  extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit' | 'ref'> {
  ref?: RefObject<HTMLFormElement | null>
  /** The path of the endpoint, for browsers without script. A form that needs script has none. */
  action?: string | undefined
  /** Sends what was entered. The types of `values` are those of the endpoint, which checks them. */
  send: (values: Values, form: HTMLFormElement) => Promise<unknown>
  /** Returns the names of the fields that a refusal is about. */
  faultsOf?: ((refusal: Refusal) => readonly string[]) | undefined
  /** The field that is focused after a refusal. By default, it is the first that the refusal is about. */
  focusName?: string | undefined
  /** Shows failures as a toast with this title, too. */
  failureTitle?: string | undefined
}

export function Form<Values extends object = Record<string, string>>({
  action = '',
  send,
  faultsOf = () => [],
  focusName,
  failureTitle,
  ref,
  onInput,
  children,
  ...form
}: FormProps<Values>) {
  const messageId = useId()
  const ownRef = useRef<HTMLFormElement>(null)
  const element = ref ?? ownRef
  const refusedForm = useRefusedForm(action)
  const { run, isPending, error, problem, clear } = useAction({
    onFailure: (failure) => {
      if (failureTitle === undefined) return
      toast({ title: failureTitle, description: problemOf(failure), variant: 'destructive' })
    },
  })
  const [isOwnError, setOwnError] = useState(false)
  const [correctedNames, setCorrectedNames] = useState<readonly string[]>([])
  const [isUntouched, setUntouched] = useState(true)

  const refusal = isOwnError && isRefusal(error) ? error : undefined
  const sentErrors = isUntouched ? (refusedForm?.errors ?? {}) : (refusal?.fields ?? {})
  const openErrors = Object.entries(sentErrors).filter(([name]) => !correctedNames.includes(name))
  const isCorrected = openErrors.length === 0 && Object.keys(sentErrors).length > 0
  const message = isUntouched ? refusedForm?.message : problem

  useEffect(() => {
    if (!isOwnError || !error) return
    const selector = focusName === undefined ? '[aria-invalid=true]' : `[name="${focusName}"]`
    const field = element.current?.querySelector<HTMLElement>(selector)
    field?.focus()
    // A field that had the focus does not scroll, and the message of the form has just scrolled to itself.
    field?.scrollIntoView({ block: 'nearest' })
  }, [element, isOwnError, error, focusName])

  function begin(isOwn: boolean) {
    setUntouched(false)
    setOwnError(isOwn)
    setCorrectedNames([])
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget } = event
    begin(true)
    void run(() => send(valuesOf<Values>(currentTarget), currentTarget))
  }

  return (
    <FormContext
      value={{
        isPending,
        message: isCorrected ? undefined : message,
        messageId,
        errors: Object.fromEntries(openErrors),
        faults: refusal ? faultsOf(refusal) : [],
        values: refusedForm?.values ?? {},
        error,
        run(other) {
          begin(false)
          return run(other)
        },
        clear,
      }}
    >
      <form
        {...form}
        ref={element}
        method={action ? 'post' : undefined}
        action={action || undefined}
        aria-busy={isPending}
        onSubmit={submit}
        onInput={(event) => {
          const { target } = event
          if ('name' in target && typeof target.name === 'string' && target.name in sentErrors)
            setCorrectedNames([...correctedNames, target.name])
          onInput?.(event)
        }}
      >
        {children}
      </form>
    </FormContext>
  )
}

/** The cast is safe for the browser: the endpoint checks what a form sends. */
const valuesOf = <Values extends object>(form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as Values

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type'> {
  /** The label while the form is sent. */
  busy?: ReactNode
}

export function SubmitButton({ busy, children, ...button }: SubmitButtonProps) {
  const { isPending } = useForm()
  return (
    <Button {...button} type="submit" aria-busy={isPending}>
      {isPending && busy !== undefined ? busy : children}
    </Button>
  )
}

/** Says why the form was refused. Until then, it shows what stands in its place. */
export function FormMessage({ instead = null }: { instead?: ReactNode }) {
  const { message, messageId } = useForm()
  return message ? <FormProblem id={messageId} message={message} /> : instead
}

/** As `FormMessage`, in the look of the sign-in pages, with a second line. */
export function LargeFormMessage({ children }: { children?: ReactNode }) {
  const { message, messageId } = useForm()
  if (!message) return null
  return (
    <div
      id={messageId}
      role="alert"
      className="mb-5 flex gap-3 rounded-hero-button border border-danger-line bg-danger-bg px-4 py-3.5 text-danger"
    >
      <Icon name="circle-alert" size="medium" className="mt-0.5" />
      <div>
        <p className="text-small font-semibold">{message}</p>
        {children ? <p className="text-fine">{children}</p> : null}
      </div>
    </div>
  )
}
