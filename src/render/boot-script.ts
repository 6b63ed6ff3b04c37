/**
 * The only inline script, identical on every page so that its hash fits into the content security policy. It
 * applies contrast and the signed-in hint before the first paint, and loads the app and the full style sheet
 * once the page has loaded or at the first sign of a person, so that nothing competes with HTML, styles and
 * fonts. If the app fails to load, the page remains as working HTML. A click on a button that only React can
 * answer is repeated one task after `appready`, when the router listens too, so no early click is lost.
 */
export const bootScript = `(()=>{const r=document.documentElement;try{const c=localStorage.getItem('high-contrast');if(c==='on'||(c===null&&matchMedia('(prefers-contrast: more)').matches))r.classList.add('high-contrast');if(localStorage.getItem('signed-in'))r.dataset.signedIn=''}catch{}
let started=false;const go=()=>{if(started)return;started=true;const m=document.querySelector('meta[name="x-boot"]');if(!m)return;const chunks=m.content.split(' ');for(const href of chunks){const l=document.createElement('link');l.rel=href.endsWith('.css')?'stylesheet':'modulepreload';l.href=href;document.head.append(l)}import(chunks[0]).catch(()=>{})};
addEventListener('load',()=>(self.requestIdleCallback||setTimeout)(go,{timeout:1000}));let b;const early=e=>{b=e.target.closest?.('button[type=button]:not([popovertarget])')||b};addEventListener('click',early,true);addEventListener('appready',()=>{removeEventListener('click',early,true);setTimeout(()=>b?.isConnected&&b.click())},{once:true});for(const e of ['pointerdown','keydown','pointerover','focusin'])addEventListener(e,go,{once:true,capture:true,passive:true})})()`
