/** A blue that the land has nowhere, within white: seen on paper, in woods and by night. */
export const liveColours = { line: '#1f5fd0', rim: '#ffffff', edge: '#17130e' } as const
