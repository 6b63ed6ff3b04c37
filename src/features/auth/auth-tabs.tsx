import { useEffect, useState } from 'react'
import { authTabsTexts as texts } from '#content/interface/auth/sign-in.ts'
import { pathOf } from '#contracts/endpoint.ts'
import { endpoints } from '#contracts/endpoints.ts'
import { cn } from '#ui/cn.ts'
import { useRefusedForm } from '#ui/form/refused-form.tsx'
import { useTabRow } from '#ui/use-tab-row.ts'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

const tabs = [
  { id: 'login', label: texts.login },
  { id: 'register', label: texts.register },
] as const
type TabId = (typeof tabs)[number]['id']

/**
 * Until hydration, `:target` alone decides which form shows (`/auth#register`) and which tab is marked; afterwards the
 * selected tab does.
 */
export function AuthTabs({ next }: { next: string | undefined }) {
  const isRefused = useRefusedForm(pathOf(endpoints.register)) !== null
  const [chosenTab, setChosenTab] = useState<TabId | null>(isRefused ? 'register' : null)
  useEffect(() => {
    setChosenTab(location.hash === '#register' ? 'register' : 'login')
  }, [])
  const current = chosenTab ?? 'login'
  const isLive = chosenTab !== null

  const choose = (id: TabId, focus: boolean) => {
    setChosenTab(id)
    history.replaceState(
      history.state,
      '',
      id === 'register' ? '#register' : location.pathname + location.search,
    )
    if (focus) document.getElementById(`${id}-tab`)?.focus()
  }

  const { row, tab } = useTabRow({
    count: tabs.length,
    current: tabs.findIndex(({ id }) => id === current),
    choose: (index) => choose(tabs[index]?.id ?? 'login', false),
  })

  return (
    <div className={cn('mt-8', !isLive && 'auth-by-address')}>
      <div role="tablist" {...row} aria-label={texts.label} className="flex gap-7 border-b border-line">
        {tabs.map(({ id, label }, index) => (
          <a
            key={id}
            id={`${id}-tab`}
            role="tab"
            {...tab(index)}
            // Without script, no arrow key leads to the other tab.
            {...(isLive ? {} : { tabIndex: 0 })}
            href={`#${id}`}
            aria-controls={id}
            onClick={(event) => {
              event.preventDefault()
              choose(id, false)
            }}
            onKeyDown={(event) => {
              if (event.key !== ' ') return
              event.preventDefault()
              choose(id, false)
            }}
            className="auth-tab -mb-px flex min-h-11 items-center border-b-3 border-transparent font-medium text-ink-soft"
          >
            {label}
          </a>
        ))}
      </div>
      <div
        id="login"
        role="tabpanel"
        aria-labelledby="login-tab"
        hidden={chosenTab === 'register'}
        className="auth-panel mt-5 scroll-mt-16"
      >
        <LoginForm next={next} onRegister={() => choose('register', true)} />
      </div>
      <div
        id="register"
        role="tabpanel"
        aria-labelledby="register-tab"
        hidden={chosenTab === 'login'}
        className="auth-panel mt-5 scroll-mt-16"
      >
        <RegisterForm next={next} />
      </div>
    </div>
  )
}
