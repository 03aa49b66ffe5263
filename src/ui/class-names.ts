/** Joins class names. Components are styled in the layer `components`, so that a caller's utility classes win. */
export { clsx as classNames } from 'clsx'
