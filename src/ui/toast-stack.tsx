import { createContext, use, type CSSProperties } from 'react'
import { Slide, toast, ToastContainer } from 'react-toastify/unstyled'
import { Icon } from './icon.tsx'
import type { ToastText } from './toasts.tsx'

export interface ToastStackProps {
  readonly label: string
  /** Called when what had the focus before a toast is gone. */
  readonly focusElsewhere: () => void
  /** What lies over the page's edges and is to be left free, in CSS pixels. */
  readonly covered: { readonly right?: number; readonly bottom?: number }
}

const FocusElsewhere = createContext<() => void>(() => undefined)

/** Where toasts appear; mounted once. `toasts.tsx` loads it for the first one. */
export function ToastStack({ label, focusElsewhere, covered }: ToastStackProps) {
  const { right = 0, bottom = 0 } = covered
  // On the document's root these would have every element styled anew with each card.
  const style = { '--covered-right': `${right}px`, '--covered-bottom': `${bottom}px` }
  return (
    <FocusElsewhere value={focusElsewhere}>
      <ToastContainer
        aria-label={label}
        position="bottom-right"
        theme="dark"
        autoClose={5000}
        newestOnTop={false}
        pauseOnHover
        pauseOnFocusLoss
        draggable
        draggablePercent={80}
        hotKeys={(event) => event.altKey && event.code === 'KeyT'}
        transition={Slide}
        style={style as CSSProperties}
      />
    </FocusElsewhere>
  )
}

export function showSuccess(text: ToastText): void {
  toast.success(<ToastBody {...text} />)
}

export function showFailure(text: ToastText): void {
  toast.error(<ToastBody {...text} />, { icon: <Icon name="alert" className="text-danger" /> })
}

export function showNote(id: string, text: ToastText): void {
  const content = <ToastBody {...text} />
  if (!toast.isActive(id)) toast(content, { toastId: id, role: 'status' })
  else toast.update(id, { render: content, autoClose: 5000 })
}

function ToastBody({ title, detail, action }: ToastText) {
  return (
    <div className="flex min-w-0 grow flex-wrap items-center gap-x-4">
      <div className="min-w-0 grow basis-40">
        <p className="font-medium break-words">{title}</p>
        {detail && <p className="mt-1 text-sm break-words text-vellum-soft">{detail}</p>}
      </div>
      {action && <ActionButton {...action} />}
    </div>
  )
}

/** Whatever had the focus before a toast; the toast soon goes, and the focus must not go with it. */
let cameFrom: Element | null = null

function ActionButton({ label, run }: NonNullable<ToastText['action']>) {
  const focusElsewhere = use(FocusElsewhere)
  return (
    <button
      type="button"
      className="min-h-11 font-medium text-gold-bright underline"
      onFocus={({ relatedTarget }) => {
        if (!relatedTarget?.closest('.Toastify')) cameFrom = relatedTarget
      }}
      onClick={({ currentTarget }) => {
        run()
        if (document.activeElement !== currentTarget) return
        if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus()
        else focusElsewhere()
      }}
    >
      {label}
    </button>
  )
}
