import { dark, light } from '#generated/brand-colors.ts'
import { plainPageStyle } from './plain-page-style.ts'

const roles = (colors: typeof light | typeof dark) =>
  `--surface:${colors.surface};--ink:${colors.ink};--soft:${colors['ink-soft']};--edge:${colors.field};--line:${colors.line};--link:${colors.link};--error-bg:${colors['danger-bg']};--error-line:${colors['danger-line']};--error-ink:${colors.danger}`

export const formPageStyle = plainPageStyle(`
:root{color-scheme:light dark;${roles(light)};--action:${light.cta};--on-action:${light['on-cta']};--focus:${light.focus}}
@media (prefers-color-scheme:dark){:root{${roles(dark)}}}
@media (prefers-contrast:more){:root{--surface:#000;--ink:#fff;--soft:#fff;--edge:#fff;--line:#fff;--link:#ffe600;--action:#ffe600;--on-action:#000;--error-bg:#000;--error-line:#fff;--error-ink:#fff;--focus:#ffe600}}
*{box-sizing:border-box}
body{margin:0;background:var(--surface);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
a{color:var(--link)}
header,main,footer{max-width:30rem;margin:0 auto;padding:1.25rem}
header a{font-weight:700;font-size:1.25rem;text-decoration:none}
header{border-bottom:1px solid var(--line)}
footer{border-top:1px solid var(--line);display:flex;gap:1.5rem;flex-wrap:wrap}
footer a,header a{display:inline-block;padding:.5rem 0}
h1{font-size:2.25rem;line-height:1.1;letter-spacing:-.02em;margin:1rem 0 1.25rem}
.error{background:var(--error-bg);border:1px solid var(--error-line);border-radius:12px;color:var(--error-ink);font-weight:650;margin:0 0 1.5rem;padding:.8rem 1rem}
.field{margin:0 0 1.125rem}
label{display:block;font-size:.875rem;font-weight:600;margin:0 0 .375rem}
input,select,textarea{background:var(--surface);border:1px solid var(--edge);border-radius:11px;color:var(--ink);font:inherit;min-height:3rem;padding:.5rem .9rem;width:100%}
h2{font-size:1.25rem;margin:1.5rem 0 .5rem}
.times{border:0;display:grid;gap:.5rem;grid-template-columns:repeat(auto-fill,minmax(7.75rem,1fr));margin:0 0 1rem;padding:0}
.sr-only{clip-path:inset(50%);position:absolute}
.times label{align-items:center;border:1px solid var(--edge);border-radius:11px;cursor:pointer;display:flex;font-size:1rem;font-variant-numeric:tabular-nums;gap:.5rem;margin:0;min-height:2.75rem;padding:.25rem .75rem}
.times label:has(:checked){outline:2px solid var(--link)}
.times input{min-height:0;padding:0;width:auto}
summary{border-top:1px solid var(--line);cursor:pointer;font-weight:600;padding:.75rem 0}
form>details:first-of-type,details+button{margin-top:.75rem}
.hint{color:var(--soft);font-size:.875rem;margin:.375rem 0 0}
ol{list-style:none;margin:0;padding:0}
.message{border:1px solid var(--line);border-radius:11px;margin:.25rem 0 1.25rem;padding:.6rem .9rem;white-space:pre-line}
button{background:var(--action);border:1px solid #0000;border-radius:11px;color:var(--on-action);cursor:pointer;font:inherit;font-weight:600;min-height:3.125rem;width:100%}
.plain{background:none;border:1px solid var(--edge);color:var(--ink)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.skip{left:1rem;position:absolute;top:-6rem}
.skip:focus{background:var(--surface);padding:.75rem;top:.5rem}
`)
