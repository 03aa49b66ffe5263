import type { LegalText } from '../legal-text.ts'

export const privacy: LegalText = {
  title: 'Privacy Policy',
  updated: '21 November 2026',
  intro:
    'In short: there is no login, your marks and settings stay in your browser, and Itinerarium has no analytics and no advertising built in. The longer version follows. “The operator” means whoever runs the copy of Itinerarium that you are looking at.',
  sections: [
    {
      heading: 'What we know about you',
      paragraphs: [
        'Nothing. There are no accounts, no forms and no cookies. What you search for, which places you open and which ones you mark is worked out inside your browser and never sent anywhere.',
        'To show you the page, your browser has to fetch its files from the operator’s server. As with every website, that server sees the request: your IP address, the time, the file, and what your browser says about itself. Servers often keep such requests in a log for a short while to stay secure; how long is up to the operator or the hosting company. Nothing about your marks is in those requests. A link that you share holds the number of one place, and nothing about you.',
      ],
    },
    {
      heading: 'Local storage preferences',
      paragraphs: [
        'So that the map looks the same when you come back, your browser keeps four entries in its local storage for this site. Only this site can read them, and they stay until you delete them:',
      ],
      list: [
        'filters-store: which types of places you show or hide.',
        'progress-store: the numbers of the places you marked as discovered, and those that the last Clear removed, so that you can take it back.',
        'settings-store: the marker size, the look of the land, and whether the panel, the name plates and the disclaimer are open or shown.',
        'last-position: where on the map you last were, and how far you had zoomed in.',
      ],
    },
    {
      heading: 'Reading and deleting what is stored',
      paragraphs: [
        'If one of these entries is ever damaged, it is set aside under its own name with “.unreadable” and a number behind it rather than thrown away, because your marks may still be rescued from it. Places you have only visited are remembered until you close or reload the page, and are not stored at all.',
        'Backup in Settings gives you your discovered places as a file on your own device. A file that you choose under Upload is read on your device, too.',
        'Clear in Settings empties the list of discovered places; it can be undone, so the removed numbers are kept until the next Clear. To remove every trace at once, delete this site’s data in your browser: it is usually found under “Cookies and site data” in the browser’s settings, or behind the icon beside the address. The map works without any of it and starts afresh.',
      ],
    },
    {
      heading: 'Anonymous page-visit analytics',
      paragraphs: [
        'None is built in: page visits are not counted, and no script, picture or font is loaded from anyone else’s server.',
        'An operator who adds analytics to a copy of Itinerarium has to say so in this place, name the service, what it records, why and for how long, and ask you before anything is recorded or stored for it. Saying no, or not answering, must leave the map fully usable.',
      ],
    },
    {
      heading: 'Ad-provider consent',
      paragraphs: [
        'There is no advertising, and there are no advertising partners to consent to.',
        'An operator who adds advertising has to name the providers here and ask for your consent before any of them is loaded. In that case, a button “Update consent preferences” appears in Settings, where you can look at your choice and change or withdraw it at any time, as easily as you gave it. As long as nothing here needs consent, that button is not there.',
      ],
    },
    {
      heading: 'Data rights',
      paragraphs: [
        'Laws such as the General Data Protection Regulation give you rights over data about you. What the map keeps is in your own hands, so you can use most of them yourself and at once:',
      ],
      list: [
        'Access and portability: Backup gives you a copy in a simple format that other programs can read.',
        'Correction: mark or unmark any place, or change any setting.',
        'Deletion: Clear in Settings, or delete this site’s data in your browser.',
        'Objection and withdrawal of consent: there is nothing to object to as long as no analytics and no advertising are added; where they are, “Update consent preferences” in Settings is the place.',
      ],
    },
    {
      heading: 'Questions and changes',
      paragraphs: [
        'For what only the operator can answer, such as server logs or services that they have added, please ask the operator: they are responsible for their copy. You may also complain to the data-protection authority where you live.',
        'When what the map stores changes, this page changes with it, and the date at the top says when.',
      ],
    },
  ],
}
