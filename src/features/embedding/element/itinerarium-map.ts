// The whole of `/itinerarium-map.js`: pages of other sites load it from this one. It imports nothing, and all it knows
// is where it lies itself. `tools/site/map-element.ts` makes the script of it; docs/embedding.md says how it is used.

/** The id of the world whose pages lie at the site's root; written before the script. */
declare const siteHome: string

const { url } = import.meta
const site = new URL('.', url)

const usualLabel = 'Itinerarium'

/** Attributes, and what the frame's address calls them. */
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

/** Ids with commas or blanks between them. */
const listed = (text: string) => text.split(/[\s,]+/).filter(Boolean)

/** Values by the names of attributes; null where the reader has closed the place that the attribute opened. */
type Seen = Record<string, string | null>

class ItinerariumMap extends HTMLElement {
  static readonly observedAttributes = ['world', 'label', ...Object.keys(parameters)]

  #frame: HTMLIFrameElement | undefined
  /** Whether the map in the frame has answered, so that it need not be loaded anew. */
  #ready = false
  /** What the frame shows by now, by the names of attributes: the open place and the view. */
  #seen: Seen = {}

  /** Browsers reload a frame that is put elsewhere: it then shows again what it showed. */
  connectedCallback(): void {
    addEventListener('message', this)
    this.#load(this.#seen)
  }

  /** Browsers with `moveBefore` call this one instead of the others, and the frame stays as it is. */
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

  /** By a frame of its own each time: another address in the same one would be a step back in the page's history. */
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
    // A program on the player's own machine tells where they are in the game; Chrome asks the player first.
    // By the second name, or by the first before it had two of them.
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

// The script may have been loaded from another address as well.
if (!customElements.get('itinerarium-map')) customElements.define('itinerarium-map', ItinerariumMap)
