/** The text of a new world's README.md. */
export function readmeOf(id: string): string {
  return `# ${id}

An invented island to begin with. Every file here is yours to change; \`docs/worlds.md\` leads through them
one by one.

| file | what it holds |
| --- | --- |
| \`world.json\` | the manifest: title, extent, scale, categories, ranks and whatever else is this world's own |
| \`marker-types.csv\` | the kinds of places that can be ticked off, each with its category and its glyph |
| \`markers.csv\` | those places, one a row |
| \`places.csv\` | settlements: their labels on the map, and what is drawn for them |
| \`geography.geojson\` | the land: rivers, ponds, streams, woods, roads, fields, settlements, bridges, cliffs |
| \`buildings.geojson\` | outlines of single buildings with their use; may be left out |
| \`landmarks.geojson\` | walls, gates, towers, palaces, mills, kilns, vineyards and the like; may be left out |
| \`heights.csv\` | heights above the sea at some points; may be left out |
| \`quests.csv\` | quests: what comes after what, and where each begins; may be left out |
| \`names.csv\` | what all this is called in other languages; may be left out |
| \`glyphs/\` | a drawing for each type; \`CREDITS.csv\` says whose it is |
| \`images/\` | pictures that markers show; there is none yet |
| \`first-land.webp\` | the whole land in small, seen before it is drawn; \`npm run world:picture -- ${id}\` draws it with \`first-land.sha256\`, and anew when the land has changed; the map does without |
| \`start-land-wide.avif\`, \`start-land-narrow.avif\` | the land where a player begins, seen before it is drawn; the same command draws them |
| \`preview.jpg\` | what chats show beside a link to the world; the same command draws it |

\`npm run world:check -- ${id}\` says what is wrong and where; \`npm start\` shows it at \`/${id}\`.

Never change once players use the map: the \`id\` in \`world.json\`, and the \`id\` of a marker.
`
}
