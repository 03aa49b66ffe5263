/**
 * Joins class names. What a part of `ui/` looks like by itself stands in the layer `components` of the styles,
 * so that the utilities of whoever uses it win by the layers' order.
 */
export { clsx as classNames } from 'clsx'
