const notAffected = 'Your marks, pins and notes are not affected.'

/** What befalls something that is kept beside the list. @param what several things @param instead what there is now */
function problemsOf(what: string, instead: string) {
  return {
    full: `${what} could not be saved: the browser’s storage is full. It will be tried again. ${notAffected}`,
    newer: `${what} were saved by a newer version of this map. They are not changed here: reload to get that version. ${notAffected}`,
    stuck: `${what} could not be read, and there was no room to set them aside. They are left as they are, and changes to them are not kept. ${notAffected}`,
    'set-aside': `${what} could not be read. They were set aside, unchanged, and ${instead}. ${notAffected}`,
  }
}

const settings = problemsOf('Your settings', 'the usual ones are used')
const filters = problemsOf('Your filters', 'every kind of place is shown')
const keeping = problemsOf(
  'The notes about your last backup',
  'the next reminder may come early: a backup begins them anew',
)
const playthroughs = problemsOf(
  'The names of your playthroughs',
  'those whose lists are still there are shown without their names',
)
const history = problemsOf(
  'A copy of your earlier lists and the last changes that can be undone',
  'what the browser’s database holds of them is used',
)

/** What the player is told of the browser's storage, by what happened to what. */
export const storageProblems = {
  blocked:
    'This browser does not let the page keep anything: your marks last until you close it. Make a backup before you leave.',
  full: 'Your last change is on screen but could not be saved: the browser’s storage is full. It will be tried again; make a backup meanwhile.',
  'one-copy':
    'Your marks are saved, but only in one of two places: the other is full, or this browser keeps it closed, so it could not be saved there. Make a backup now and then.',
  newer:
    'Your list was saved by a newer version of this map. It is shown but not changed here: reload to get that version.',
  stuck:
    'Your saved list could not be read, and there was no room to set it aside. It is left as it is, and new marks are not saved: make a backup before you leave.',
  'set-aside':
    'Your saved list could not be read. It was set aside, unchanged, and a new list was begun.',
  'copy-set-aside':
    'One of the two copies of your list could not be read. It was set aside, unchanged, and what the other one holds is shown.',
  'pins-set-aside':
    'Your saved pins and notes could not be read. They were set aside, unchanged. Your marks are not affected.',
  'pins-copy-set-aside':
    'One of the two copies of your pins and notes could not be read. It was set aside, unchanged, and what the other one holds is shown.',
  'settings-full': settings.full,
  'settings-newer': settings.newer,
  'settings-stuck': settings.stuck,
  'settings-set-aside': settings['set-aside'],
  'filters-full': filters.full,
  'filters-newer': filters.newer,
  'filters-stuck': filters.stuck,
  'filters-set-aside': filters['set-aside'],
  'keeping-full': keeping.full,
  'keeping-newer': keeping.newer,
  'keeping-stuck': keeping.stuck,
  'keeping-set-aside': keeping['set-aside'],
  'playthroughs-full': playthroughs.full,
  'playthroughs-newer': playthroughs.newer,
  'playthroughs-stuck': playthroughs.stuck,
  'playthroughs-set-aside': playthroughs['set-aside'],
  'history-full': history.full,
  'history-newer': history.newer,
  'history-stuck': history.stuck,
  'history-set-aside': history['set-aside'],
} as const
