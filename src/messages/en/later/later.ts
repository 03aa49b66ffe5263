import { pins } from './pins.ts'
import { settings, more, confirm, toasts, storage, offline } from './settings.ts'
import { spotMenu, stack, nearest, measure, lasso, shortcuts } from './map-tools.ts'
import { filters, progress, undoing } from './progress.ts'
import { search, settlement } from './search.ts'
import { list } from './list.ts'
import { ownWords } from '../files/own-words.ts'

/** What is said in parts of the page that are loaded when they are first needed, with what the first page says of the same. */
export const later = {
  pins,
  settings,
  confirm,
  toasts,
  storage,
  offline,
  search,
  settlement,
  spotMenu,
  stack,
  nearest,
  measure,
  lasso,
  shortcuts,
  filters,
  progress,
  list,
  more,
  undoing,
  ownWords,
} as const
