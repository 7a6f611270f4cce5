/** The services that a link may lead to, by their addresses, each with a drawing of our own (behaviour/social#links-to-other-services). */

export interface SocialService {
  /** As it is written; empty where the page's language has a word for it. */
  name: string;
  /** Ends of host names. */
  hosts: readonly string[];
  /** Lines on a grid of 24. */
  icon: string;
}

const SERVICES = {
  facebook: {
    name: 'Facebook',
    hosts: ['facebook.com', 'fb.com', 'fb.me'],
    icon: 'M11.3 21v-8H8.5V9.8h2.8V7.5c0-2.9 1.7-4.5 4.3-4.5.6 0 1.2.1 1.6.1v3.2h-1.6c-1.3 0-1.7.6-1.7 1.6v1.9h3.3L16.7 13h-2.8v8z',
  },
  instagram: {
    name: 'Instagram',
    hosts: ['instagram.com'],
    icon: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17.2 6.8h.01',
  },
  x: {
    name: 'X',
    hosts: ['x.com', 'twitter.com'],
    icon: 'M4 4h4.3L20 20h-4.3zM19.5 4l-6.2 7.1M10.7 12.9 4.5 20',
  },
  youtube: {
    name: 'YouTube',
    hosts: ['youtube.com', 'youtu.be'],
    icon: 'M5 6h14a2.5 2.5 0 0 1 2.5 2.5v7A2.5 2.5 0 0 1 19 18H5a2.5 2.5 0 0 1-2.5-2.5v-7A2.5 2.5 0 0 1 5 6zM10 9.2v5.6l5-2.8z',
  },
  vimeo: {
    name: 'Vimeo',
    hosts: ['vimeo.com'],
    icon: 'M3 8.2C4.8 6.6 6 5.5 7.3 5.5c3 0 2.4 9.3 4.4 9.3 1.3 0 3.3-3 3.3-4.7 0-1.2-.9-1.5-2-1.1.6-2.3 2-3.7 4.1-3.6 2 .1 2.7 1.4 2.6 3.2-.2 4-6 10.9-9.3 10.9-4 0-4-10.6-5.9-10.6-.4 0-.9.4-1.5.8z',
  },
  linkedin: {
    name: 'LinkedIn',
    hosts: ['linkedin.com'],
    icon: 'M5 9.5v10M5 5h.01M10 19.5v-10M10 14c0-3 1.6-4.5 4.3-4.5S18.5 11 18.5 14v5.5',
  },
  pinterest: {
    name: 'Pinterest',
    hosts: ['pinterest.com', 'pin.it'],
    icon: 'M9 20.5a9 9 0 1 1 2 .4M9.3 20.5l2.9-11.5M8.5 13c-1.5-3 .5-6 3.7-6s4.8 2.2 4.3 5-3.3 4.3-5.2 2.6',
  },
  tiktok: {
    name: 'TikTok',
    hosts: ['tiktok.com'],
    icon: 'M13.5 3v12.5a4 4 0 1 1-4-4M13.5 3c.3 3 2.3 5 5.5 5.3',
  },
  threads: {
    name: 'Threads',
    hosts: ['threads.net', 'threads.com'],
    icon: 'M17.5 9c-.6-3-2.6-4.5-5.5-4.5-3.9 0-6 2.8-6 7.5s2.1 7.5 6 7.5c3 0 5-1.6 5-4 0-2.6-2.2-4-5-4-2 0-3.2 1-3.2 2.3S9.9 16 11.4 16c2.1 0 3.2-1.4 3.2-4 0-2.2-1-3.4-2.8-3.4-1.1 0-2 .5-2.4 1.3',
  },
  bluesky: {
    name: 'Bluesky',
    hosts: ['bsky.app'],
    icon: 'M12 11c-1.5-3-5-6.5-8-6.5 0 3.5 0 7.5 3.5 8.5-2.5 2 .5 6.5 2.8 5 .9-.6 1.4-2 1.7-3 .3 1 .8 2.4 1.7 3 2.3 1.5 5.3-3 2.8-5C20 12 20 8 20 4.5c-3 0-6.5 3.5-8 6.5z',
  },
  mastodon: {
    name: 'Mastodon',
    hosts: ['mastodon.social', 'mastodon.online'],
    icon: 'M4 13V8.5C4 5 6.5 3 12 3s8 2 8 5.5c0 4-1.5 6-8 6.5M4 13c0 5 3 8 8 8 1.8 0 3.3-.3 4.5-.9M8 12.5V9.3a2 2 0 0 1 4 0V11m0-1.7a2 2 0 0 1 4 0v3.2',
  },
  spotify: {
    name: 'Spotify',
    hosts: ['spotify.com'],
    icon: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM7 9.5c3.5-1 7-.6 10.2 1M7.5 12.7c2.9-.8 5.8-.4 8.4 1M8 15.7c2.3-.6 4.5-.3 6.5.8',
  },
  soundcloud: {
    name: 'SoundCloud',
    hosts: ['soundcloud.com'],
    icon: 'M3 14v3M6 12v5.5M9 9.5v8M12 7.5v10h6.5a3.2 3.2 0 0 0 .3-6.4A5.5 5.5 0 0 0 12 7.5z',
  },
  bandcamp: { name: 'Bandcamp', hosts: ['bandcamp.com'], icon: 'M2.5 17 9 7h12.5L15 17z' },
  github: {
    name: 'GitHub',
    hosts: ['github.com'],
    icon: 'M9 20.5v-3.2c-3.5 1-4.3-1.7-5.5-2M15 20.5V17c0-1-.3-1.7-.8-2.2 3-.4 5.3-1.7 5.3-5.5 0-1.2-.4-2.2-1.1-3 .2-.7.2-1.7-.2-2.8-1.2 0-2.3.7-3 1.2a10.5 10.5 0 0 0-6.4 0c-.7-.5-1.8-1.2-3-1.2-.4 1.1-.4 2.1-.2 2.8-.7.8-1.1 1.8-1.1 3 0 3.8 2.3 5.1 5.3 5.5-.5.5-.8 1.2-.8 2.2',
  },
  whatsapp: {
    name: 'WhatsApp',
    hosts: ['whatsapp.com', 'wa.me'],
    icon: 'M3.5 20.5l1.2-4.3a8.7 8.7 0 1 1 3.2 3.2zM8.8 8.3c0 4 3 7 7 7l.6-2-2.2-1-1 1c-1-.5-2-1.5-2.5-2.5l1-1-1-2.2z',
  },
  telegram: {
    name: 'Telegram',
    hosts: ['t.me', 'telegram.me'],
    icon: 'M3 11.5 20.5 4.5l-3 15-6-4.5zM20.5 4.5l-9 10.5v5l2.8-3',
  },
  email: { name: '', hosts: [], icon: 'M4 6h16v12H4zM4 7.5l8 6 8-6' },
  phone: {
    name: '',
    hosts: [],
    icon: 'M5 3.5h4l2 5-3 2a12 12 0 0 0 5.5 5.5l2-3 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5.5a2 2 0 0 1 2-2z',
  },
  rss: { name: 'RSS', hosts: [], icon: 'M5.5 18.5h.01M5 12a7 7 0 0 1 7 7M5 5a14 14 0 0 1 14 14' },
  link: {
    name: '',
    hosts: [],
    icon: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  },
} satisfies Record<string, SocialService>;

export type SocialServiceName = keyof typeof SERVICES;
export const SOCIAL_SERVICES: Readonly<Record<SocialServiceName, SocialService>> = SERVICES;

const NAMES = Object.keys(SERVICES) as SocialServiceName[];

/**
 * @param address as the author wrote it
 * @param said the service that the author named, in any case
 * @returns `link` for what nobody knows
 */
export function socialService(address: string, said = ''): SocialServiceName {
  const named = NAMES.find((name) => name === said.toLowerCase());
  if (named) return named;
  const [, scheme = '', host = ''] = /^\s*([a-z]+):(?:\/\/(?:[^/@]*@)?([^/:?#]*))?/i.exec(address) ?? [];
  if (scheme.toLowerCase() === 'mailto') return 'email';
  if (scheme.toLowerCase() === 'tel') return 'phone';
  const site = host.toLowerCase();
  const known = NAMES.find((name) =>
    SOCIAL_SERVICES[name].hosts.some((end) => site === end || site.endsWith(`.${end}`)),
  );
  return known ?? (/(?:rss|feed|atom)(?:\.xml)?\/?$/i.test(address) ? 'rss' : 'link');
}

/** @returns what a link of no known service is called when its author does not say: its host, else its address */
export function plainName(address: string): string {
  return /^\s*https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(address)?.[1] ?? address;
}

/** @returns whether words are no more than the address that they lead to, which says less than a name */
export function isAddressOf(words: string, address: string): boolean {
  return bare(words) === bare(address);
}

const bare = (address: string) => address.trim().toLowerCase().replace(AROUND, '');
/** Of an address, what people leave out. */
const AROUND = /^(https?:\/\/|mailto:|tel:)?(www\.)?|\/$/g;
