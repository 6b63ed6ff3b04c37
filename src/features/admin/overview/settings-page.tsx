import { TitleBand } from '#ui/title-band.tsx'

/** Has no control on purpose: settings live in a versioned file (docs/spec/acceptance.md 392). */
export function SettingsPage() {
  return (
    <>
      <TitleBand title="Settings">Settings are kept in a file.</TitleBand>
      <div className="page-width pb-20">
        <div data-card="" className="max-w-2xl rounded-card border border-line bg-card p-6 lg:p-7">
          <p>
            The brand, the offices, the hours, the payment link and everything else that makes this site yours
            live in one file, <code className="font-mono text-fine">src/site.config.ts</code>. A change there
            is reviewed, built and deployed like any other, and can be undone the same way.
          </p>
        </div>
      </div>
    </>
  )
}
