/** The view of `<sqs-site-badge>`: a small mark in a corner of the window (behaviour/site#bars-and-badge). */
import { isBadgeHidden } from '../../domain/site/bars.ts';
import { readBadge } from '../../domain/site/site-settings.ts';
import { siteBadgeMessages } from '../../i18n/en/site-badge.ts';
import { usePage } from '../../ui/use-page.ts';
import type { WidgetProps } from '../../ui/widget-host.ts';
import { CORNERS, type SiteBadgeConfig } from './config.ts';

export function SiteBadge({ config, host }: WidgetProps<SiteBadgeConfig>) {
  const site = usePage()?.site;
  const ofSite = readBadge(site?.context ?? {});
  const type = config.type ?? ofSite.type;
  if (isBadgeHidden(config.templateVersion ?? ofSite.templateVersion, type)) return null;

  // Published pages write corners as codes from 1; which is which is not specified, so the order is ours.
  const corner = config.position ?? CORNERS[(ofSite.position ?? CORNERS.length) - 1];
  const content = <slot>{host.texts('site-badge', siteBadgeMessages).text}</slot>;
  const look = { 'data-corner': corner, 'data-type': type?.toLowerCase() };
  return config.href ? (
    <a part="badge" href={config.href} {...look}>
      {content}
    </a>
  ) : (
    <p part="badge" {...look}>
      {content}
    </p>
  );
}
