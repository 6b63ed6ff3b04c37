import { dark, light, shades } from '#generated/brand-colors.ts'
import { fontStyles } from '#generated/document-parts.ts'
import { plainPageStyle } from './plain-page-style.ts'

const roles = (colors: Readonly<Record<string, string>>) =>
  Object.entries(colors)
    .map(([role, color]) => `--${role}:${color}`)
    .join(';')

const paper = `--surface:#fff;--surface-tint:#fff;--card:#fff;--tint:#fff;--tint-strong:#fff;--sky:#fff;--ink:#000;--ink-soft:#333;--line:#999;--line-strong:#666;--link:${light.link};--kicker:${light.link}`
const contrast =
  '--surface:#000;--surface-tint:#000;--card:#000;--tint:#000;--tint-strong:#000;--sky:#000;--ink:#fff;--ink-soft:#fff;--line:#fff;--line-strong:#fff;--field:#fff;--link:#ffe600;--kicker:#fff;--primary:#fff;--primary-hover:#ffe600;--on-primary:#000;--cta:#ffe600;--cta-hover:#fff;--on-cta:#000;--accent:#ffe600;--band:#000;--band-line:#fff;--on-band:#fff;--on-band-soft:#fff;--on-band-accent:#ffe600;--focus:#ffe600;--danger:#fff;--danger-bg:#000;--danger-line:#fff;--day:#000'

export const formPageStyle = plainPageStyle(`
${fontStyles}
:root{color-scheme:light dark;${roles(light)};--day:${shades['ember-600']}}
@media (prefers-color-scheme:dark){:root{${roles(dark)}}}
@media (prefers-contrast:more){:root{color-scheme:dark;${contrast}}}
*{box-sizing:border-box}
body{background:var(--surface);color:var(--ink);display:flex;flex-direction:column;font:clamp(1rem,.96rem + .2vw,1.125rem)/1.6 var(--body-family),"Noto Sans Devanagari",system-ui,sans-serif;margin:0;min-height:100vh;overflow-wrap:anywhere}
h1,h2,.logo,.day b{font-family:var(--heading-family),system-ui,sans-serif;font-weight:660;letter-spacing:-.02em;text-wrap:balance}
h1{font-size:min(12vw,clamp(2.25rem,1.75rem + 2.1vw,3.5rem));line-height:1.05;margin:0 0 1.25rem}
h2{font-size:clamp(1.25rem,1.15rem + .4vw,1.5rem);line-height:1.2;margin:0 0 .5rem}
p{text-wrap:pretty}
a{color:var(--link);text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
summary{cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
ul,ol{list-style:none;margin:0;padding:0}
.icon{fill:none;height:1.25rem;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round;stroke-width:2;width:1.25rem}
.width{margin-inline:auto;max-width:75rem;padding-inline:1.25rem;width:100%}
.sr-only{clip-path:inset(50%);position:absolute}
.skip{left:1rem;position:absolute;top:-6rem}
.skip:focus{background:var(--surface);padding:.75rem;top:.5rem;z-index:3}

header{border-bottom:1px solid var(--line)}
.bar{align-items:center;display:flex;gap:1rem;min-height:3.75rem;position:relative}
.logo{align-items:center;color:var(--link);display:inline-flex;font-size:1.3125rem;font-weight:700;gap:.625rem;line-height:1.1;min-height:2.75rem;min-width:0;text-decoration:none}
.logo svg{fill:none;flex-shrink:0;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round;width:1.875rem}
.logo svg path:first-child{stroke:var(--accent)}
.logo img{background:#fff;border-radius:.25rem;height:1.875rem;max-width:5rem;object-fit:contain;padding:.125rem;width:auto}
.menus,.sign-in{display:none}
.sign-in{align-items:center;color:var(--ink);font-size:.9375rem;font-weight:500;min-height:2.75rem;text-decoration:none}
.panel{background:var(--card);border:1px solid var(--line);border-radius:1.125rem;box-shadow:0 24px 60px -20px #07142673;color:var(--ink);display:none;font-size:.9375rem;inset:auto;margin:0;padding:.75rem 1.25rem;position:absolute;right:1.25rem;top:4.25rem;width:min(18rem,100vw - 2.5rem)}
.panel:popover-open{display:block}
.panel a{color:var(--link);display:block;font-weight:600;padding-block:.6rem;text-decoration:none}
.panel b{color:var(--ink-soft);display:block;font-size:.8125rem;font-weight:600;padding-top:.75rem}
.panel p{margin:.5rem 0}
.menus>ul{display:flex;gap:1.5rem}
.menus li{anchor-scope:--menu}
.menus .panel{left:max(1.5rem,50vw - 27rem);position-anchor:--menu;right:auto}
@supports (anchor-scope:--menu){.menus .panel{left:calc(anchor(left) - 1.25rem)}}
.menus li:has(:popover-open) .icon{rotate:180deg}
.actions{align-items:center;display:flex;flex:1;gap:.5rem;justify-content:flex-end}

.button,button{align-items:center;background:var(--primary);border:1px solid #0000;border-radius:.625rem;color:var(--on-primary);cursor:pointer;display:inline-flex;font:600 .9375rem/1.5 var(--body-family),system-ui,sans-serif;gap:.5rem;justify-content:center;min-height:2.75rem;overflow-wrap:normal;padding:.375rem 1.125rem;text-align:center;text-decoration:none}
.button:hover,button:hover{background:var(--primary-hover)}
.quiet{anchor-name:--menu;background:none;color:var(--ink);font-weight:500;gap:.375rem;padding:0}
.quiet:hover{background:none;color:var(--link)}
.menus .icon{height:1rem;width:1rem}
.all{width:2.75rem}
.from-lg{display:none}
.outline{background:var(--card);border-color:var(--line-strong);color:var(--link)}
.outline:hover{background:var(--card);border-color:var(--accent)}
.danger{background:var(--card);border-color:var(--danger-line);color:var(--danger)}
.danger:hover{background:var(--danger-bg)}
.cta{background:var(--cta);border-radius:.75rem;color:var(--on-cta);font-size:1.0625rem;min-height:3.375rem;padding-inline:1.5rem}
.cta:hover{background:var(--cta-hover)}
.buttons{align-items:center;display:flex;flex-wrap:wrap;gap:.75rem;margin:1.75rem 0 0}

main{flex:1;padding-block:clamp(2.5rem,1.5rem + 4vw,5.5rem) clamp(3.5rem,2rem + 5vw,6rem)}
.column{max-width:38rem}
.kicker{color:var(--kicker);font-size:.9375rem;font-weight:600;margin:0 0 .5rem}
.lede{color:var(--ink-soft);font-size:clamp(1.0625rem,1rem + .35vw,1.25rem);line-height:1.55;margin:0}
.facts{border-bottom:1px solid var(--line);font-size:.9375rem;margin-top:2rem}
.facts li{align-items:center;border-top:1px solid var(--line);display:flex;gap:.75rem;padding:.6rem 0}
.facts .icon{color:var(--kicker);flex-shrink:0}
.lede b{color:var(--ink);font-weight:600}
.mark{background:var(--tint-strong);border-radius:50%;color:var(--link);display:grid;height:3.5rem;margin-bottom:1.25rem;place-items:center;width:3.5rem}
.mark .icon{height:1.625rem;width:1.625rem}
.letter{align-items:end;background:var(--sky);border-radius:1.5rem;display:grid;justify-items:center;margin-top:2.5rem;overflow:hidden;padding:3.25rem 1.25rem 0}
.letter>*{grid-area:1/1}
.letter>i{background:var(--card);border-radius:.875rem .875rem 0 0;bottom:0;height:100%;opacity:.45;position:relative;translate:0 -1.25rem;width:86%}
.letter>i+i{opacity:.7;translate:0 -.625rem;width:93%}
.letter>div{background:var(--card);border-radius:.875rem .875rem 0 0;padding:1.75rem 1.75rem 2.5rem;position:relative;width:100%}
.letter .hint,.letter p{font-size:.875rem;margin:0}
.letter p{color:var(--ink-soft);line-height:1.5}
.letter b{display:block;font-family:var(--heading-family),system-ui,sans-serif;font-size:1.5rem;font-weight:660;letter-spacing:-.02em;line-height:1.12;margin:.25rem 0 1rem;text-wrap:balance}
.letter>div>svg{border-radius:.625rem;display:block;height:auto;margin-bottom:1rem;width:100%}
.letter .mark{margin:1.25rem 0 1.75rem}
.letter span{background:var(--tint-strong);border-radius:.5rem;display:block;height:.625rem;margin-top:.75rem}
.letter span:last-of-type{width:60%}
.error{background:var(--danger-bg);border:1px solid var(--danger-line);border-radius:.75rem;color:var(--danger);font-weight:600;margin:0 0 1.5rem;padding:.8rem 1rem}
.field{margin:0 0 1.125rem}
label{display:block;font-size:.875rem;font-weight:600;margin:0 0 .375rem}
input,select,textarea{background:var(--card);border:1px solid var(--field);border-radius:.6875rem;color:var(--ink);font:inherit;font-size:1rem;min-height:3rem;padding:.5rem .9rem;width:100%}
.hint{color:var(--ink-soft);font-size:.875rem;margin:.375rem 0 0}
.card{background:var(--card);border:1px solid var(--line);border-radius:1.125rem;padding:clamp(1.25rem,3vw,2rem)}
.card+.card{margin-top:1.25rem}

.dated{align-items:center;display:flex;flex-wrap:wrap;gap:1.25rem 1.75rem;margin-bottom:2rem}
.dated .when{flex:1;min-width:min(100%,12.5rem)}
.dated h1{font-size:min(10vw,clamp(1.75rem,1.4rem + 1.5vw,2.625rem));margin-bottom:.25rem}
.dated p:last-child{color:var(--ink-soft);margin:0}
.day{background:var(--card);border:1px solid var(--line-strong);border-radius:1.125rem;overflow:hidden;text-align:center;width:6.5rem}
.day span{background:var(--day);color:#fff;display:block;font-size:.9375rem;font-weight:600;line-height:2rem}
.day b{display:block;font-size:2.5rem;line-height:4.25rem}
.move{display:grid;overflow:hidden;padding:0}
.move>div{min-width:0;padding:clamp(1.25rem,3vw,2rem)}
.move .zone{margin-bottom:1rem}
.links{display:flex;flex-wrap:wrap;gap:.5rem;margin:0}
.month{border-collapse:separate;border-spacing:.25rem;margin:.75rem -.25rem;table-layout:fixed;width:calc(100% + .5rem)}
.month th{color:var(--ink-soft);font-size:.8125rem;font-weight:600;height:2rem}
.month td{padding:0}
.month a,.month span{border-radius:.6875rem;color:var(--ink-soft);display:grid;height:2.875rem;place-items:center;text-decoration:none}
.month a{background:var(--tint-strong);color:var(--link);font-weight:600}
.month [aria-current]{background:var(--primary);color:var(--on-primary)}
.month .was{box-shadow:inset 0 0 0 2px var(--day);text-decoration:line-through}
.of-day{border-left:1px solid var(--line)}
.of-day h2{font-size:1.1875rem}
.move .next{background:var(--tint-strong)}
.next s{color:var(--ink-soft);font-size:.9375rem}
.next p{font-size:.9375rem;margin:.5rem 0 1.5rem}
.next button{min-height:3.125rem;width:100%}
.day-parts{border:0;margin:0 0 1.25rem;padding:0}
.days{border:0;padding:0}
.days legend{font-size:.875rem;font-weight:600;margin-bottom:.375rem;padding:0}
.days>.times{margin-bottom:.75rem}
.days details{border-top:1px solid var(--line)}
.days summary{align-items:center;display:flex;font-weight:600;gap:.75rem;justify-content:space-between;min-height:3rem}
.days details[open] summary .icon{rotate:180deg}
.times{display:grid;gap:.5rem;grid-template-columns:repeat(auto-fill,minmax(7.75rem,1fr));margin:.375rem 0 0}
.times label{align-items:center;background:var(--card);border:1px solid var(--line-strong);border-radius:.625rem;color:var(--link);cursor:pointer;display:flex;font-size:1rem;font-variant-numeric:tabular-nums;gap:.5rem;margin:0;min-height:2.75rem;padding:.25rem .75rem}
.times label:has(:checked){background:var(--primary);border-color:var(--primary);color:var(--on-primary)}
.times label:has(:focus-visible){outline:3px solid var(--focus);outline-offset:2px}
.times input{accent-color:var(--primary);min-height:0;outline:0;padding:0;width:auto}
.pages{display:flex;flex-wrap:wrap;font-size:.9375rem;gap:.5rem 1.5rem;margin:1rem 0 0}
.aside{align-items:center;display:flex;flex-wrap:wrap;gap:1rem;justify-content:space-between}
.aside>div{flex:1;min-width:min(100%,16rem)}
.aside h2{font-size:1.1875rem;margin:0}

.wide{max-width:46rem}
.messages{display:grid;gap:1.25rem;margin:1.5rem 0}
.messages li{max-width:min(100%,38rem)}
.messages .own{justify-self:end}
.messages .hint{margin:0 0 .375rem}
.message{background:var(--card);border:1px solid var(--line);border-radius:1.125rem;margin:0;padding:.75rem 1.125rem;white-space:pre-line}
.own .message{background:var(--tint)}

footer{background:var(--band);color:var(--on-band-soft);font-size:.9375rem;line-height:1.5;--accent:var(--on-band-accent);--focus:#fff;--line:#fff5;--link:#fff;--ink:#fff}
footer a{color:inherit;text-decoration:none}
footer a:hover{color:var(--on-band);text-decoration:underline}
footer .logo{color:var(--on-band)}
footer h2,footer h3{color:var(--on-band)}
footer h2{font-size:1.25rem;margin:0}
footer h3{font-size:.9375rem;font-weight:600;margin:0 0 .5rem}
footer li{padding-block:.375rem}
footer .button{background:none;border-color:#ffffff55;color:var(--on-band)}
footer .button:hover{background:#ffffff14;border-color:#fff;text-decoration:none}
footer address{font-style:normal}
footer p{margin:.75rem 0 0}
.call{align-items:center;border-bottom:1px solid var(--line);display:flex;flex-wrap:wrap;gap:1rem 1.5rem;justify-content:space-between;padding-block:1.5rem}
.columns{display:grid;gap:2.5rem 1.5rem;grid-template-columns:auto auto;padding-block:2.75rem}
.columns>:first-child{grid-column:1/-1;max-width:19rem}
.end{align-items:baseline;border-top:1px solid var(--line);display:flex;flex-wrap:wrap;font-size:.875rem;gap:.75rem 2rem;justify-content:space-between;padding-block:1.25rem 1.75rem}
.end p{margin:0}
.end ul{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem}

@media (max-width:22.99rem){.bar{gap:.5rem}.logo{font-size:1rem;gap:.375rem}.bar .button{padding-inline:.625rem}}
@media (max-width:17.99rem){.width{padding-inline:.625rem}.bar .button{display:none}}
@media (max-width:39.99rem){.dated{gap:1rem}.day{align-self:start;width:4.5rem}.day b{font-size:1.75rem;line-height:3rem}.cta{width:100%}.columns{grid-template-columns:1fr 1fr}}
@media (pointer:coarse){footer li a{display:inline-block;margin-block:-.5rem;padding-block:.75rem}}
@media (min-width:40rem){.width{padding-inline:1.5rem}.bar{min-height:4.25rem}}
@media (min-width:48rem){.columns{grid-template-columns:1.1fr 1.2fr 1.4fr .8fr}.move{grid-template-columns:1fr 16rem}.move .next{grid-column:1/-1}.move .next{align-content:start;display:grid}}
@media (min-width:64rem){.menus{display:block;margin-left:.5rem}.panel{top:4.75rem}.sign-in{display:flex;padding-right:.5rem}.from-lg{display:inline-flex}.all{display:none}
.columns{grid-template-columns:1.9fr 1fr 1.2fr 1.4fr .8fr}.columns>:first-child{grid-column:auto;max-width:17rem}
.move{grid-template-columns:1fr 16rem 18rem}.move .next{grid-column:auto}
.beside{align-items:center;display:grid;gap:5rem;grid-template-columns:minmax(0,1fr) 31rem}.beside .facts,.beside .lede{max-width:31rem}
.letter{margin:0;padding:4.5rem 3rem 0}}
@media (prefers-contrast:more){footer{border-top:2px solid;--line:#fff}footer .button{border-color:#fff}.next{border-left:1px solid}.times label:has(:checked){outline:3px solid #ffe600}.letter{display:none}}
@media (forced-colors:active){.times label:has(:checked){border:3px solid}}
@media print{:root{color-scheme:light;${paper}}header,footer,.card,.buttons,.pages,.button,.skip,.letter{display:none}.dated{margin:0}body{font-size:11pt}}
`)
