// Writes the examples in deploy/ from headers.mjs: `npm run deploy-files`. For a site below a path:
// `npm run deploy-files -- --base /maps/mine/ --out somewhere`.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { root, runTool } from './commands.mjs'
import { anyWorld, headerRules } from './headers.mjs'

/**
 * Returns the `_headers` file for Cloudflare Pages and Netlify. Cloudflare joins the headers of all matching rules,
 * so a line `! Name` removes the header of an earlier rule there. Netlify ignores such lines and lets the last rule
 * win. X-Frame-Options thus stays on /embed at Netlify, but browsers prefer the policy's frame-ancestors.
 *
 * @param {string} basePath Path of the site on its host: starts and ends with a slash.
 * @param {readonly string[]} [worlds] The ids of the worlds with addresses of their own, if known. Otherwise `:world`
 * matches any name on such hosts, which then also send these headers with missing pages.
 */
export function headersFile(basePath, worlds = [':world']) {
  const blocks = headerRules.flatMap(({ paths, set, remove = [] }, index) => {
    const earlier = headerRules.slice(0, index).flatMap((rule) => Object.keys(rule.set))
    const taken = [...remove, ...Object.keys(set).filter((name) => earlier.includes(name))]
    const patterns = paths.flatMap((pattern) =>
      pattern.startsWith(':world')
        ? worlds.map((world) => pattern.replace(':world', world))
        : [pattern],
    )
    return patterns.map((pattern) =>
      [
        basePath + pattern,
        ...taken.map((name) => `  ! ${name}`),
        ...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`),
      ].join('\n'),
    )
  })
  return `# Written from tools/headers.mjs: change it there.\n${blocks.join('\n')}\n`
}

/**
 * Returns `map` blocks and a server block for nginx. The `map` blocks choose the headers, because `add_header` in a
 * location would drop all headers of the server block.
 */
export function nginxConfig(basePath) {
  const names = [...new Set(headerRules.flatMap(({ set }) => Object.keys(set)))]
  const maps = names.map((name) => {
    // nginx takes the first expression that matches. In headerRules the last rule wins, so the order is reversed.
    const cases = headerRules
      .filter(({ set, remove = [] }) => name in set || remove.includes(name))
      .toReversed()
      .flatMap(({ paths, set }) =>
        paths.map(
          (pattern) => `    ${nginxCase(basePath + pattern, basePath)} "${set[name] ?? ''}";`,
        ),
      )
    return `map "$status $request_uri" ${nginxVariable(name)} {\n${cases.join('\n')}\n}`
  })
  return `# Written from tools/headers.mjs by \`npm run deploy-files\`: change it there.
# For the http block of nginx: copy it to /etc/nginx/conf.d/ and set \`root\` to ${
    basePath === '/'
      ? 'the folder that holds the\n# built site.'
      : `the folder that holds\n# the built site as ${basePath.slice(1, -1)}.`
  }

${maps.join('\n\n')}

server {
  listen 8080;
  root /srv/itinerarium;
  server_tokens off;

  # The build wrote the compressed copies. With the module ngx_brotli add: brotli_static on;
  gzip_static on;
  gzip_vary on;

${names.map((name) => `  add_header ${name} ${nginxVariable(name)} always;`).join('\n')}

  error_page 404 ${basePath}404.html;

  location / {
    try_files $uri $uri/index.html =404;
  }

  location ~ \\.webmanifest$ {
    default_type application/manifest+json;
    try_files $uri =404;
  }

  location = ${basePath}_headers {
    return 404;
  }
}
`
}

function nginxVariable(name) {
  return `$itinerarium_${name.toLowerCase().replaceAll('-', '_')}`
}

/**
 * Returns the nginx map case of a pattern. It matches successful answers only, so that no browser caches an error for
 * a year.
 */
function nginxCase(pattern, basePath) {
  if (pattern === `${basePath}*`) return 'default'
  const literal = pattern
    .replace(/\*$/, '')
    .replaceAll('.', String.raw`\.`)
    .replace(':world', anyWorld)
  return `"~^(200|206|304) ${literal}${pattern.endsWith('*') ? '' : String.raw`(\?|$)`}"`
}

/** Headers of error answers: rules for certain addresses apply to successful answers only. */
function errorHeaders() {
  const [first, ...others] = headerRules
  const changed = others.flatMap(({ set, remove = [] }) => [...Object.keys(set), ...remove])
  return [...new Set(changed)]
    .map((name) => {
      const value = first?.set[name]
      return value === undefined ? `\t\theader -${name}` : `\t\theader ${name} "${value}"`
    })
    .join('\n')
}

export function caddyfile(basePath) {
  const blocks = headerRules.map(({ paths, set, remove = [] }, index) => {
    // In Caddy, a star between slashes matches one path segment.
    const patterns = paths.map((pattern) => basePath + pattern.replace(':world', '*'))
    const everywhere = patterns.includes(`${basePath}*`)
    const lines = [
      ...remove.map((name) => `\t\t\t-${name}`),
      ...Object.entries(set).map(([name, value]) => `\t\t\t${name} "${value}"`),
    ]
    const matcher = everywhere ? '' : ` @rule${index}`
    const rule = everywhere ? '' : `\t\t@rule${index} path ${patterns.join(' ')}\n`
    return `${rule}\t\theader${matcher} {\n${lines.join('\n')}\n\t\t}`
  })
  return `# Written from tools/headers.mjs by \`npm run deploy-files\`: change it there.
# Set the address (example.org for a site with a certificate) and \`root\`, the folder that holds the
# built site${basePath === '/' ? '' : ` as ${basePath.slice(1, -1)}`}.
:8080 {
	root * /srv/itinerarium

	route {
${blocks.join('\n')}
		header -Server
		@manifest path *.webmanifest
		header @manifest Content-Type application/manifest+json
		try_files {path} {path}/index.html
		file_server {
			# The build wrote the compressed copies.
			precompressed br gzip
			hide _headers
		}
	}

	handle_errors {
${errorHeaders()}
		rewrite * ${basePath}404.html
		file_server
	}
}
`
}

async function main() {
  const { values } = parseArgs({
    options: {
      base: { type: 'string', default: '/' },
      out: { type: 'string', default: 'deploy' },
    },
  })
  const folder = path.resolve(root, values.out)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, '_headers'), headersFile(values.base))
  writeFileSync(path.join(folder, 'nginx.conf'), nginxConfig(values.base))
  writeFileSync(path.join(folder, 'Caddyfile'), caddyfile(values.base))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runTool(main)
