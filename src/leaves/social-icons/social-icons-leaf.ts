/** What `<sqs-social-icons>` does: a row of links with the icons of where they lead (behaviour/social#links-to-other-services). */
import { isSafeLink } from '../../domain/links.ts';
import { attribute, flag, type Infer, list, object, oneOf, requiredText, text } from '../../domain/schema.ts';
import { isAddressOf, plainName, SOCIAL_SERVICES, socialService } from '../../domain/social/services.ts';
import { socialIconsMessages } from '../../i18n/en/social-icons.ts';
import type { Leaf, LeafHost } from '../../ui/leaf-host.ts';

export const socialIconsConfigSchema = object({
  /** Where they lead, as JSON: a list of `url`, `label` and `service`; the links inside the tag by default. */
  links: attribute(
    list(
      object({
        /** An http(s), mailto, tel or relative address. */
        url: requiredText('the address of a link'),
        /** What it is called, where that is not the name of its service. */
        label: text(),
        /** Its service, where its address does not say: `facebook`, `instagram`, `rss` … */
        service: text(),
      }),
    ),
  ),
  /** `small`, `medium` (default), `large`. */
  size: attribute(oneOf(['small', 'medium', 'large'], 'medium')),
  /** What is around each: nothing (default), a `circle` or a `square`. */
  shape: attribute(oneOf(['none', 'circle', 'square'], 'none')),
  /** Opens other tabs; mail and telephone never do. */
  newWindow: attribute(flag()),
});

type Config = Infer<typeof socialIconsConfigSchema>;
const SVG = 'http://www.w3.org/2000/svg';

export class SocialIconsLeaf implements Leaf {
  private readonly host: LeafHost<Config>;

  constructor(host: LeafHost<Config>) {
    this.host = host;
  }

  hostUpdate(): void {
    const { config, root } = this.host;
    const links = (config.links.length > 0 ? config.links : this.authored(root)).filter(({ url }) =>
      isSafeLink(url),
    );
    this.host.show(links.length > 0);
    const row = document.createElement('ul');
    Object.assign(row.dataset, { part: 'row', size: config.size, shape: config.shape });
    // Safari takes the list out of a list without markers.
    row.role = 'list';
    row.append(...links.map((link) => this.item(link)));
    root.replaceChildren(row);
  }

  private item({ url, label, service }: Config['links'][number]): HTMLElement {
    const texts = this.host.texts('social-icons', socialIconsMessages);
    const name = socialService(url, service);
    const known = SOCIAL_SERVICES[name];
    const words = { email: texts.email, phone: texts.phone, link: plainName(url) } as Record<string, string>;
    const link = document.createElement('a');
    link.href = url;
    link.dataset.part = 'link';
    link.dataset.service = name;
    link.ariaLabel = label || known.name || words[name]!;
    link.title = link.ariaLabel;
    if (this.host.config.newWindow && /^https?:/i.test(url)) {
      link.target = '_blank';
      link.rel = 'noopener';
    }
    link.append(picture(known.icon));
    const item = document.createElement('li');
    item.append(link);
    return item;
  }

  /** The author's own links. */
  private authored(root: HTMLElement): Config['links'] {
    return [...this.host.element.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => !root.contains(link))
      .map((link) => {
        const url = link.getAttribute('href') ?? '';
        const words = (link.ariaLabel || link.textContent || '').replace(/\s+/g, ' ').trim();
        return { url, label: isAddressOf(words, url) ? '' : words, service: link.dataset.service ?? '' };
      });
  }
}

function picture(icon: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', icon);
  svg.append(path);
  return svg;
}
