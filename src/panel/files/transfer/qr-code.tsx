import { qrPath } from '../../../domain/files/transfer/qr-modules.ts'

/** CSS pixels. No module is smaller unless the page itself is narrower than a phone. */
const minModule = 3
const usualSize = 300

interface QrCodeProps {
  /** True where it is dark. */
  readonly modules: readonly (readonly boolean[])[]
  readonly label: string
}

/** A QR code, dark on white whatever the page looks like: few cameras read the reverse. */
export function QrCode({ modules, label }: QrCodeProps) {
  const { length } = modules
  // Whole pixels keep the edges sharp.
  const size = length * Math.max(minModule, Math.floor(usualSize / length))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${length} ${length}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
      className="mx-auto h-auto max-w-full"
    >
      <path fill="#fff" d={`M0 0h${length}v${length}H0z`} />
      <path fill="#000" d={qrPath(modules)} />
    </svg>
  )
}
