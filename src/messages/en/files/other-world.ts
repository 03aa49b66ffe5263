export const otherWorld = {
  file: {
    title: (world: string) => `This is a backup of ${world}`,
    text: () =>
      'Its marks belong to another world of this site. Nothing was changed here. Open that world, and you will be asked before anything is merged there.',
    open: (world: string) => `Open ${world} and merge there`,
    /** When the browser cannot carry it. */
    notCarried: (world: string) =>
      `This browser cannot carry the file there. Open ${world}, and upload it there.`,
    cancel: 'Cancel',
  },
  link: {
    title: (world: string) => `This link is for ${world}`,
    text: () =>
      'Its marks belong to another world of this site. Nothing was added here. Open it there, and you will be asked before anything is added.',
  },
  open: (world: string) => `Open ${world}`,
  close: 'Close',
  lost: {
    title: 'The file did not arrive',
    text: 'The browser did not keep it on the way here, and nothing was merged. Upload it here: Settings, then Upload.',
  },
} as const
