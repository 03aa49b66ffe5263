import { parseSync } from 'vite'
import { readFileSync, readdirSync } from 'node:fs'
const bcd = JSON.parse(readFileSync('node_modules/@mdn/browser-compat-data/data.json','utf8'))
const floor = { chrome: 109, firefox: 115, safari: 16.4 }
const added = (c) => Object.entries(floor).filter(([b, v]) => {
  const s = c.support[b]; const list = Array.isArray(s) ? s : [s]
  return !list.some(e => e && e.version_added && e.version_added!=='preview' && !e.flags && !e.prefix && !e.alternative_name && !e.version_removed && parseFloat(String(e.version_added).replace('≤','')) <= v)
}).map(([b])=>b)
const members = new Map(), globals = new Map(), statics = new Map()
const note = (m, k, v) => m.set(k, [...(m.get(k) ?? []), v])
for (const [root, tree] of [['api', bcd.api], ['js', bcd.javascript.builtins], ['intl', bcd.javascript.builtins.Intl]]) {
  for (const [name, node] of Object.entries(tree)) {
    if (!node.__compat && name==='__compat') continue
    if (node.__compat) note(globals, name, added(node.__compat))
    for (const [key, sub] of Object.entries(node)) {
      if (key.startsWith('__')||!sub.__compat) continue
      if (key.endsWith('_static')) statics.set(`${name}.${key.slice(0,-7)}`, added(sub.__compat))
      else if (key.endsWith('_event')) continue
      else { note(members, key, added(sub.__compat)); if (['Math','Object','Promise','Array','JSON','Number','Atomics','Reflect','Symbol','String','Intl','Map','Iterator','ArrayBuffer','Error','RegExp'].includes(name)) statics.set(`${name}.${key}`, added(sub.__compat)) }
    }
  }
}
const tooNew = (l) => l && l.every(x => x.length>0)
const found = new Map(), own = new Set()
function visit(n, file) {
  if (Array.isArray(n)) { n.forEach(x=>visit(x,file)); return }
  if (!n || typeof n !== 'object') return
  if (n.type==='MemberExpression' && !n.computed && n.property.type==='Identifier') {
    const p = n.property.name
    if (n.object.type==='Identifier' && statics.get(`${n.object.name}.${p}`)?.length) hit(`${n.object.name}.${p} static`, file)
    else if (tooNew(members.get(p))) hit('.'+p, file)
  }
  if ((n.type==='Property' || n.type==='MethodDefinition' || n.type==='PropertyDefinition') && n.key?.name && !n.computed) own.add(n.key.name)
  if (n.type==='NewExpression' || n.type==='CallExpression') { if (n.callee.type==='Identifier' && tooNew(globals.get(n.callee.name))) hit(n.callee.name+'()', file) }
  if (n.type==='Literal' && n.regex && /v/.test(n.regex.flags)) hit('/v', file)
  for (const k in n) if (k!=='type') visit(n[k], file)
}
const hit=(k,f)=>{ if(!found.has(k)) found.set(k,new Set()); found.get(k).add(f.replace(/-[\w-]{8}\.js$/,'')) }
for (const f of readdirSync('dist/assets').filter(f=>f.endsWith('.js'))) visit(parseSync(f, readFileSync('dist/assets/'+f,'utf8')).program, f)
visit(parseSync('sw.js', readFileSync('dist/sw.js','utf8')).program,'sw.js')
for (const [k,v] of [...found].filter(([k])=>!own.has(k.slice(1)))) console.log(k, [...v].join(' '), '|', members.get(k.slice(1)) ? JSON.stringify(members.get(k.slice(1)).slice(0,3)):'')
