import { chromium } from '@playwright/test'
const base='http://localhost:8800'
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']})
const list=[['pages','/admin/pages'],['page-new','/admin/pages/new'],['jobs','/admin/jobs'],['authors','/admin/authors'],['cases','/admin/case-studies'],['settings','/admin/settings'],['author','/blog/author/__A'],['careers','/careers'],['page','/how-we-bill'],['pageedit','/admin/pages/edit?slug=how-we-bill']]
for(const [w,dark] of [[1440,false],[390,true]]){
  const c=await b.newContext({viewport:{width:w,height:w===1440?900:844},colorScheme:dark?'dark':'light'})
  const r=await c.request.post(base+'/api/login',{data:{username:'demo-admin',password:'try-it-locally'},headers:{origin:base}})
  console.log('login',r.status())
  const authors=await (await c.request.get(base+'/api/admin/authors')).json()
  const a=(Array.isArray(authors)?authors:authors.items)?.[0]?.slug
  if(w===1440){const p=await c.request.post(base+'/api/admin/pages',{data:{slug:'how-we-bill',title:'How we bill your projects',description:'When an invoice comes, what it lists and which ways to pay there are for you.',heading:'How we bill',content:'One invoice a month.\n\n## What it lists\n\n- Hours\n- Media\n\n> Paid in 30 days.',status:'published',navigation:{menu:'Resources',title:'How we bill',description:'Invoices and payment'},footer:true},headers:{origin:base}});console.log('page',p.status(),(await p.text()).slice(0,200))}
  const page=await c.newPage()
  for(const [n,path] of list){
    await page.goto(base+path.replace('__A',a)); await page.waitForTimeout(1500)
    if(n==='cases'){await page.locator('details summary').nth(1).click().catch(()=>{});await page.waitForTimeout(1500)}
    await page.screenshot({path:`/tmp/shots/${n}-${w}.png`,fullPage:n==='cases'||n==='settings'||w===390&&n!=='cases'})
  }
  await c.close()
}
await b.close()
