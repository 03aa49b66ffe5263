export const otherWorld = {
  file: {
    title: (world: string) => `This is a backup of ${world}`,
    text: (world: string) =>
      `Its marks belong to another world of this site. Nothing was changed here. Open ${world}, and upload the file there.`,
  },
  link: {
    title: (world: string) => `This link is for ${world}`,
    text: () =>
      'Its marks belong to another world of this site. Nothing was added here. Open it there, and you will be asked before anything is added.',
  },
  open: (world: string) => `Open ${world}`,
  close: 'Close',
} as const
