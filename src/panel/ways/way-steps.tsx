import { wayMessages as texts } from '../../messages/way-messages.ts'
import { useWaySteps } from './use-way-steps.ts'

/** What to do on a way, in words. */
export function WaySteps() {
  const steps = useWaySteps()
  return (
    <section aria-label={texts.directions} className="px-4 pb-3">
      <h3 className="pb-1 font-medium text-vellum-soft">{texts.directions}</h3>
      <ol aria-label={texts.steps.label} className="way-steps grid gap-1">
        {steps.map((step, index) => (
          <li key={index} className="break-words">
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}
