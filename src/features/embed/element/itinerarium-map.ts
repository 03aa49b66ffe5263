// The whole source of `/itinerarium-map.js`, which other sites load to embed a map (docs/embedding.md). It imports
// nothing and finds the site by its own address. `tools/site/map-element.ts` builds the script.

/** Id of the world at the root of the site. The build puts its definition before the script. */
declare const siteHome: string

const { url } = import.meta
const site = new URL('.', url)

const usualLabel = 'Itinerarium'

const parameters = {
  marker: 'marker',
  kinds: 'types',
  quest: 'quest',
  place: 'place',
  at: 'at',
  spot: 'spot',
  pin: 'pin',
  lang: 'lang',
  follow: 'follow',
}

const styles = new CSSStyleSheet()
styles.replaceSync(
  ':host{display:block;height:400px}:host([hidden]){display:none}iframe{display:block;width:100%;height:100%;border:0}',
)

const listed = (text: string) => text.split(/[\s,]+/).filter(Boolean)

/** Values by attribute name; `null` if the reader has closed the card that the attribute opened. */
type Seen = Record<string, string | null>

class ItinerariumMap extends HTMLElement {
  static readonly observedAttributes = ['world', 'label', ...Object.keys(parameters)]

  #frame: HTMLIFrameElement | undefined
  /** True once the map in the frame has answered. Messages can then replace a reload. */
  #ready = false
  /** Current state of the frame by attribute name: the open marker and the view. */
  #seen: Seen = {}

  /** Browsers reload a frame that moves in the document. The frame then restores its state. */
  connectedCallback(): void {
    addEventListener('message', this)
    this.#load(this.#seen)
  }

  /** Browsers with `moveBefore` call this instead of the other two callbacks, and the frame keeps its state. */
  connectedMoveCallback(): void {}

  disconnectedCallback(): void {
    removeEventListener('message', this)
  }

  attributeChangedCallback(name: string, _before: unknown, value: string | null): void {
    if (!this.#frame) return
    if (name === 'label') this.#frame.title = value ?? usualLabel
    else if (this.#ready && name === 'marker')
      this.#post({ type: 'select', marker: value ? Number(value) : null })
    else if (this.#ready && name === 'kinds')
      this.#post({ type: 'show', kinds: value ? listed(value) : null })
    else this.#load()
  }

  handleEvent({ source, origin, data }: MessageEvent): void {
    if (source !== this.#frame?.contentWindow || origin !== site.origin || !data?.itinerarium)
      return
    const { itinerarium: _version, type, ...detail } = data
    if (type === 'ready') this.#ready = true
    if (type === 'selected') this.#seen['marker'] = detail.marker
    if (type === 'viewed') this.#seen['at'] = detail.at.join()
    this.dispatchEvent(
      new CustomEvent(`itinerarium-${type}`, { detail, bubbles: true, composed: true }),
    )
  }

  /** Replaces the frame. A new address in the same frame would add an entry to the history of the page around it. */
  #load(seen: Seen = {}): void {
    this.#seen = seen
    const world = this.getAttribute('world')
    const folder = !world || world === siteHome ? '' : `${encodeURIComponent(world)}/`
    const address = new URL(`${folder}embed`, site)
    for (const [name, parameter] of Object.entries(parameters)) {
      const value = name in seen ? seen[name] : this.getAttribute(name)
      if (value)
        address.searchParams.set(parameter, name === 'kinds' ? listed(value).join() : value)
    }
    const frame = document.createElement('iframe')
    frame.title = this.getAttribute('label') ?? usualLabel
    frame.loading = 'lazy'
    frame.referrerPolicy = 'no-referrer'
    // `follow` asks a program on the same machine. Older versions of Chrome know only the first of the two names.
    if (this.hasAttribute('follow')) frame.allow = 'local-network-access; loopback-network'
    frame.onload = () => this.#post({ type: 'hello' })
    frame.src = address.href
    this.#frame = frame
    this.#ready = false
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [styles]
    root.replaceChildren(frame)
  }

  #post(message: object): void {
    this.#frame?.contentWindow?.postMessage({ itinerarium: 1, ...message }, site.origin)
  }
}

// The page may load this script twice, from two addresses.
if (!customElements.get('itinerarium-map')) customElements.define('itinerarium-map', ItinerariumMap)
