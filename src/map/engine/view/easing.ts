/** From the share of an animation's time that is over, 0 to 1, to the share of its way. */
export type Easing = (time: number) => number

/** Begins at full speed and comes to rest gently. */
export const easeOut: Easing = (time) => 1 - (1 - time) ** 3

/** Begins and ends gently. */
export const inAndOut: Easing = (time) => 3 * time ** 2 - 2 * time ** 3
