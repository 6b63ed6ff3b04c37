import { authPageTexts as texts } from '#content/interface/auth/sign-in.ts'
import { accountNotices } from '#content/interface/answers.ts'
import { pathOf } from '#contracts/endpoint.ts'
import { endpoints } from '#contracts/endpoints.ts'
import { site } from '#site.config.ts'
import { LogOutForm } from '#ui/log-out-form.tsx'
import { AuthTabs } from './auth-tabs.tsx'
import { BenefitsPanel } from './benefits-panel.tsx'

export function AuthPage({ next }: { next: string | undefined }) {
  return (
    <div
      data-live=""
      className="page-width grid grid-cols-1 gap-12 [--field-height:3rem] pt-8 pb-20 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-20 lg:pt-8"
    >
      <div className="lg:pt-6">
        <h1 className="text-h1">{texts.heading(site.brand)}</h1>
        <p className="mt-2 text-ink-soft">{texts.lede}</p>
        {/* Forms without script are redirected to this id after a new password is set. */}
        <p
          id="password-set"
          className="mt-6 hidden rounded-hero-button border border-line bg-tint px-4 py-3.5 text-small font-semibold target:block"
        >
          {accountNotices.passwordSet}
        </p>
        <AuthTabs next={next} />
        <div className="mt-5">
          <LogOutForm action={pathOf(endpoints.logOut)} />
        </div>
      </div>
      <BenefitsPanel />
    </div>
  )
}
