interface KindTabsProps<Kind extends string> {
  legend: string
  kinds: readonly { value: Kind | undefined; label: string }[]
  chosen: Kind | undefined
  onChoose: (kind: Kind | undefined) => void
}

export const KindTabs = <Kind extends string>({ legend, kinds, chosen, onChoose }: KindTabsProps<Kind>) => (
  <fieldset className="print-hidden flex max-w-full min-w-0 gap-1 overflow-x-auto [scrollbar-width:none] contrast:gap-2">
    <legend className="sr-only">{legend}</legend>
    {kinds.map(({ value, label }) => (
      <button
        key={label}
        type="button"
        aria-pressed={value === chosen}
        onClick={() => onChoose(value)}
        className="min-h-11 border-b-2 px-2 border-transparent text-fine font-medium whitespace-nowrap text-ink-soft -outline-offset-3! hover:text-ink aria-pressed:border-primary aria-pressed:font-semibold aria-pressed:text-link contrast:px-3 contrast:aria-pressed:border-[#ffe600]"
      >
        {label}
      </button>
    ))}
  </fieldset>
)
