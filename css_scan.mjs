import { readFileSync, readdirSync } from 'node:fs'
let css=''
for (const f of readdirSync('dist/assets').filter(f=>f.endsWith('.css'))) css+=readFileSync('dist/assets/'+f,'utf8')+'\n'
const at=new Map(), pr=new Map(), ps=new Map(), fn=new Map()
const inc=(m,k)=>m.set(k,(m.get(k)??0)+1)
for (const m of css.matchAll(/@([\w-]+)/g)) inc(at,m[1])
for (const m of css.matchAll(/[{;]([a-z-]+):/g)) inc(pr,m[1])
for (const m of css.matchAll(/::?([a-z-]+)/g)) inc(ps,m[1])
for (const m of css.matchAll(/([a-z-]+)\(/g)) inc(fn,m[1])
console.log('AT',[...at.keys()].join(' ')); console.log('PR',[...pr.keys()].join(' ')); console.log('FN',[...fn.keys()].join(' '))
const bcd = JSON.parse(readFileSync('node_modules/@mdn/browser-compat-data/data.json','utf8'))
const floor = { chrome: 109, firefox: 115, safari: 16.4 }
const added = (c) => Object.entries(floor).filter(([b, v]) => {
  const s = c.support[b]; const list = Array.isArray(s) ? s : [s]
  return !list.some(e => e && e.version_added && e.version_added!=='preview' && !e.flags && parseFloat(String(e.version_added).replace('≤','')) <= v)
}).map(([b])=>b)
for (const [k] of at) {const c=bcd.css['at-rules'][k]?.__compat; if(c&&added(c).length) console.log('@'+k,added(c))}
for (const [k] of pr) {const c=bcd.css.properties[k]?.__compat; if(c&&added(c).length) console.log(k,added(c))}
for (const [k] of ps) {const c=bcd.css.selectors[k]?.__compat; if(c&&added(c).length) console.log(':'+k,added(c))}
const types={}; const walk=(n)=>{for(const k in n){ if(k.startsWith('__'))continue; if(n[k].__compat) types[k]=n[k].__compat; walk(n[k])}}; walk(bcd.css.types); 
for (const [k] of fn) {const c=types[k]; if(c&&added(c).length) console.log(k+'()',added(c))}
// property values
for (const m of new Set([...css.matchAll(/[{;]([a-z-]+):([^;}{]+)/g)].map(m=>m[1]+'\0'+m[2]))) { const [p,v]=m.split('\0'); for (const w of v.match(/[a-z][\w-]*/g)??[]) { const c=bcd.css.properties[p]?.[w]?.__compat; if(c&&added(c).length) console.log(p+':'+w,added(c)) } }
