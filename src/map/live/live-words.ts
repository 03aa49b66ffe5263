import { liveMessages as texts } from '../../messages/live-messages.ts'
import type { useLive } from '../../stores/live/live.ts'

/** What a player should know of the source that is listened to; nothing while all is well. */
export function liveNotice(live: ReturnType<typeof useLive.getState>): string | null {
  const { source, fileName, hears, problem } = live
  if (!source) return null
  switch (problem) {
    case null:
      if (hears === 'waiting') return texts.waiting[source]
      return hears === 'here' ? null : texts[hears]
    case 'noLines':
    case 'badLines':
    case 'unreadable':
      return texts.problems[problem](fileName)
    case 'noAnswer':
    case 'badAnswer':
    case 'outside':
      return texts.problems[problem]
  }
}
