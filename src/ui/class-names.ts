export { clsx as classNames } from 'clsx'
