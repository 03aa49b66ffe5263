import type { GameNames, LegalText } from '../../legal-text.ts'

export const terms = ({ game, studio }: GameNames): LegalText => ({
  title: 'Terms and Conditions',
  updated: '21 November 2026',
  intro: `Itinerarium is a free map for players of ${game}. These terms say what you may expect from it and what it expects from you. “We” means whoever runs the copy of Itinerarium that you are looking at.`,
  sections: [
    {
      heading: 'Agreement to terms',
      paragraphs: [
        'By using Itinerarium you agree to these terms. If you do not agree with them, please do not use it. You need no account, and you enter into no subscription and no purchase.',
        'You may use the map for anything that the law and these terms allow: on your own, while streaming, in guides and videos, or as a place to link to. The program’s code is published under the MIT licence, and anyone may run a copy of it under that licence; the parts made by others, such as glyphs and typefaces, keep their own licences, which the project’s credits name.',
      ],
    },
    {
      heading: 'Prohibited uses',
      paragraphs: ['Please leave the map usable for everyone. You may not:'],
      list: [
        'use it in a way that breaks the law or the rights of others;',
        'try to get into, overload or disturb the servers that deliver it, or automate requests so heavily that others notice;',
        'alter it to spread malware, or to deceive the people who use it;',
        'present it, or a copy of it, as an official product of the game’s studio or publisher;',
        'take away the notices of authorship and licence from the code, the glyphs or the typefaces that you copy.',
      ],
    },
    {
      heading: 'Content moderation',
      paragraphs: [
        'Visitors cannot publish anything here: there are no comments, no profiles and no uploads to a server. A file of discovered places that you choose under Upload is read by your own browser and goes no further, so there is nothing of yours for us to review, keep or take down.',
        'The places on the map are maintained by hand. Corrections reach it through the project’s public source code, where every proposal is checked before it is accepted. We may correct, reword or remove a place at any time, in particular when it is wrong, offensive or infringes someone’s rights. If you believe that something shown here infringes yours, tell whoever runs this copy or the project, say what and where it is, and it will be looked at promptly.',
      ],
    },
    {
      heading: 'Limitation of liability',
      paragraphs: [
        'The map is made with care, but it is offered as it is and as available, without any warranty. Positions, names and descriptions can be wrong or out of date, for example after the game changes, and the map may be slow, interrupted or gone one day.',
        'As far as the law allows, we are not liable for damage that comes from using the map or from being unable to use it, including lost marks, lost progress in the game and lost time. Your marks live in your browser, and browsers can lose what they store: a Backup from time to time is the safe way.',
        'Nothing here limits liability that the law does not allow to be limited, such as for intent or gross negligence, or for injury to life, body or health, nor the rights that you have as a consumer where you live.',
      ],
    },
    {
      heading: 'Non-affiliation',
      paragraphs: [
        `Itinerarium is made by players for players. It is not endorsed by, sponsored by or affiliated with ${studio} or its publisher. ${game} and the names belonging to it are trademarks of their owners and are used here only to say which game the map is about.`,
        'No picture, text, icon or code of the game is part of this map. Links that lead elsewhere are offered for convenience; what stands there is up to the people who run those pages.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'These terms may change when the map does. The date at the top says when they last did, and the project’s public history shows what changed. The version on this page is the one that applies; by using the map after a change you accept it.',
        'If one of these terms turns out to be invalid, the others stay as they are.',
      ],
    },
  ],
})
