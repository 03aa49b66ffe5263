import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

interface Locked {
  readonly version?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly hasInstallScript?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const manifest = JSON.parse(read('package.json')) as Manifest
const lock = JSON.parse(read('package-lock.json')) as {
  readonly packages: Readonly<Record<string, Manifest & Locked>>
}
const locked = Object.entries(lock.packages).filter(([folder]) => folder !== '')

/** Development tools for other systems. The lock file does not hold their hashes. */
const elsewhere =
  /^node_modules\/(@oxlint(-tsgolint)?\/(binding-)?|@tailwindcss\/oxide-)(?!linux-x64(-gnu)?$)/

describe('the packages that the project uses', () => {
  it('have exact versions, in package.json and in the lock file', () => {
    const wanted = { ...manifest.dependencies, ...manifest.devDependencies }
    for (const [name, version] of Object.entries(wanted)) {
      expect(version, `of ${name}`).toMatch(/^\d+\.\d+\.\d+$/)
      expect(lock.packages[`node_modules/${name}`]?.version, `of ${name}`).toBe(version)
    }
    expect(lock.packages['']?.dependencies).toEqual(manifest.dependencies)
    expect(lock.packages['']?.devDependencies).toEqual(manifest.devDependencies)
  })

  it('have a checksum each and no fixed registry', () => {
    expect(locked.length).toBeGreaterThan(100)
    for (const [folder, { integrity, resolved }] of locked) {
      expect(resolved, `of ${folder}`).toBeUndefined()
      if (integrity !== undefined || !elsewhere.test(folder)) {
        expect(integrity, `of ${folder}`).toMatch(/^sha512-/)
      }
    }
  })

  it('name every optional part, without which npm ci refuses the lock file', () => {
    for (const [folder, { optionalDependencies = {} }] of locked) {
      for (const name of Object.keys(optionalDependencies)) {
        const found =
          lock.packages[`${folder}/node_modules/${name}`] ?? lock.packages[`node_modules/${name}`]
        expect(found, `${name} of ${folder}`).toBeDefined()
      }
    }
  })

  it('include the optional parts for all systems', () => {
    for (const system of ['linux-x64', 'linux-arm64', 'darwin-arm64', 'win32-x64']) {
      for (const part of [
        '@esbuild/',
        '@img/sharp-',
        '@rolldown/binding-',
        '@typescript/typescript-',
      ]) {
        const found = locked.some(([folder]) => folder.includes(`${part}${system}`))
        expect(found, `${part}${system}`).toBe(true)
      }
    }
  })

  it('run no scripts when they are installed', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
    // esbuild works without its script, which only saves a moment at each start.
    const withScript = locked.filter(([, { hasInstallScript }]) => hasInstallScript === true)
    expect(withScript.map(([folder]) => folder)).toEqual(['node_modules/esbuild'])
  })
})

describe('the workflow', () => {
  const workflow = read('.github/workflows/ci.yml')
  const newest = Number(read('.nvmrc'))

  it('runs actions that nobody can exchange, each named by its commit', () => {
    const uses = [...workflow.matchAll(/uses: (.+)/g)].map(([, action = '']) => action)
    expect(uses.length).toBeGreaterThan(5)
    for (const action of uses) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it('checks on the oldest promised version of Node.js and on newer ones', () => {
    const oldest = (JSON.parse(read('package.json')) as { engines: { node: string } }).engines.node
    const versions = `node: ['${oldest.replace('>=', '')}', '22', '${newest}', '26']`
    expect(workflow.match(/\bnode: \[.*/g)).toEqual([versions])
    expect(read('Dockerfile')).toContain(`FROM node:${newest}-slim AS build`)
  })
})

describe('the container', () => {
  const dockerfile = read('Dockerfile')
  const lines = dockerfile.split('\n').filter((line) => /^[A-Z]+ /.test(line))
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
  const copied = last.flatMap((line) =>
    line.startsWith('COPY --from=build ') ? line.split(' ').slice(2, -1) : [],
  )

  it('does not run as root', () => {
    const user = last.findLast((line) => line.startsWith('USER '))
    expect(user).toBe('USER node')
    expect(last.findIndex((line) => line.startsWith('USER '))).toBeLessThan(
      last.findIndex((line) => line.startsWith('CMD ')),
    )
  })

  it('takes along files that exist', () => {
    expect(copied.length).toBeGreaterThan(5)
    for (const name of copied.filter((file) => file !== '/site/dist')) {
      expect(existsSync(path.join(root, name.replace('/site/', ''))), `of ${name}`).toBe(true)
    }
  })

  it('takes along all that the server imports', () => {
    const files = new Set(['tools/serve.mjs'])
    const packages = new Set<string>()
    for (const file of files) {
      for (const [, from = ''] of read(file).matchAll(/ from '([^']+)'/g)) {
        if (from.startsWith('.')) files.add(path.posix.join(path.posix.dirname(file), from))
        else if (!from.startsWith('node:')) packages.add(from)
      }
    }
    for (const name of packages) {
      const needed = lock.packages[`node_modules/${name}`]?.dependencies ?? {}
      for (const other of Object.keys(needed)) packages.add(other)
    }
    const wanted = [...files, ...[...packages].map((name) => `node_modules/${name}`)]
    expect(copied).toEqual(expect.arrayContaining(wanted.map((file) => `/site/${file}`)))
  })
})
