import { accountBenefits } from '#content/auth/page.ts'
import { benefitsPanelTexts as texts } from '#content/interface/auth/sign-in.ts'
import { Icon } from '#ui/icon.tsx'
import { PhoneFrame, Screen } from '#ui/screen.tsx'

export function BenefitsPanel() {
  return (
    <section
      aria-labelledby="benefits-heading"
      data-card=""
      className="on-warm flex flex-col overflow-clip rounded-card px-6 pt-7 sm:px-10 sm:pt-10"
    >
      <p className="text-fine font-semibold text-kicker">{texts.kicker}</p>
      <h2 id="benefits-heading" className="mt-1.5 text-h2">
        {texts.heading}
      </h2>
      <div className="mt-7 grid flex-1 items-end gap-x-8 gap-y-8 xl:grid-cols-[minmax(0,1fr)_16rem]">
        <ul className="grid gap-5 self-start pb-8 sm:max-lg:grid-cols-2 sm:max-xl:pb-0">
          {accountBenefits.map(({ icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <Icon name={icon} size="large" className="mt-0.5 text-kicker" />
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-0.5 text-fine text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <PhoneFrame className="mx-auto -mb-16 w-64 shadow-device max-sm:hidden">
          <Screen name="account-phone" />
        </PhoneFrame>
      </div>
    </section>
  )
}
