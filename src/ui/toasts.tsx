import { Slide, toast, ToastContainer } from 'react-toastify/unstyled'
import { Icon } from './icon.tsx'

interface ToastText {
  readonly title: string
  /** A second line that says why or what next. */
  readonly detail?: string
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** Where toasts appear; mounted once. */
export function Toasts({ label }: { label: string }) {
  return (
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
    />
  )
}

export function showSuccess(text: ToastText): void {
  toast.success(<ToastBody {...text} />)
}

export function showFailure(text: ToastText): void {
  toast.error(<ToastBody {...text} />, { icon: <Icon name="alert" className="text-danger" /> })
}

function ToastBody({ title, detail, action }: ToastText) {
  return (
    <div className="min-w-0 grow">
      <p className="font-medium">{title}</p>
      {detail && <p className="mt-1 text-sm break-words text-vellum-soft">{detail}</p>}
      {action && (
        <button
          type="button"
          className="mt-1 min-h-11 font-medium text-gold-bright underline"
          onClick={action.run}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
